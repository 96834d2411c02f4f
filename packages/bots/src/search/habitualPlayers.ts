import {
  legalMoves,
  type Match,
  type Move,
  type Random,
  replaceLoadedBullet,
  type Seat,
  unit,
} from '@holdup/engine';
import type { BulletCode } from '@holdup/engine/codes';
import { aimChances, shotChance, standChance } from '../habits/habits.ts';
import { type Standing, standingOf } from '../habits/standing.ts';
import type { Leanings } from '../habits/watching.ts';
import type { Habits } from '../learnt/net.ts';
import { BANG, BANG3, CLICK, has } from '../observation/observation.ts';
import { observeMatch } from '../observation/observeMatch.ts';
import { decide } from '../policy/policy.ts';
import { IMAGINED_STYLE } from '../policy/style.ts';
import type { ValueNet } from '../value/netInputs.ts';
import { chanceByNet } from './netLeaf.ts';
import type { Players } from './players.ts';

type Own = Match['seatStates'][number];

const isClick = (move: Move): boolean => 'bullet' in move && move.bullet === 'click';

function pickAim(moves: readonly Move[], chances: readonly number[], random: Random): Move {
  let rest = unit(random);
  for (const [i, chance] of chances.entries()) {
    rest -= chance;
    if (rest < 0) return moves[i] as Move;
  }
  return moves[chances.length - 1] as Move;
}

/** What players of these habits answer. */
export function habitualAnswers(habits: Habits, leanings: Leanings): Players['answer'] {
  let of: Match | null = null;
  let round = 0;
  let phase = 0;
  let known: Standing | null = null;
  const standing = (match: Match): Standing => {
    const { publicState: shown } = match;
    if (known === null || of !== match || phase !== shown.phase || round !== shown.round) {
      known = standingOf(match);
      of = match;
      phase = shown.phase;
      round = shown.round;
    }
    return known;
  };
  const leanOf = (of: readonly number[], asked: number): number => of[asked] ?? 0;

  return (match, asked, random) => {
    const moves = legalMoves(match, asked);
    const own = match.seatStates[asked] as Own;
    const shot = own.bullet >= BANG ? 1 : 0;
    switch (match.publicState.asking?.step) {
      case 'load': {
        if (moves.length === 1) {
          // Chance is drawn all the same, so that what comes later does not depend on it.
          unit(random);
          return moves[0] as Move;
        }
        const chance = shotChance(
          habits,
          standing(match),
          asked,
          own.hand,
          leanOf(leanings.shot, asked),
        );
        const shots = unit(random) < chance;
        return moves.find((move) => isClick(move) !== shots) ?? (moves[0] as Move);
      }
      case 'aim':
      case 'reaim': {
        const aims = moves.filter((move) => move.move === 'aim' && move.target !== null);
        const targets = aims.map((move) => (move as { target: number }).target);
        if (targets.length === 0) return moves[0] as Move;
        return pickAim(aims, aimChances(habits, standing(match), asked, targets, shot), random);
      }
      case 'courage': {
        const chance = standChance(
          habits,
          standing(match),
          asked,
          shot,
          leanOf(leanings.stand, asked),
        );
        const wanted = unit(random) < chance ? 'stand' : 'duck';
        return moves.find(({ move }) => move === wanted) ?? (moves[0] as Move);
      }
      default:
        if (moves.length === 1) return moves[0] as Move;
        return decide(observeMatch(match, asked), moves, random, IMAGINED_STYLE);
    }
  };
}

/** Everybody plays as players were seen to play, and the net judges what becomes of it. */
export const habitualPlayers = (
  seat: Seat,
  habits: Habits,
  leanings: Leanings,
  value: ValueNet,
): Players => ({
  reputation: null,
  answer: habitualAnswers(habits, leanings),
  judge: (match, judged) => chanceByNet(match, judged, value),
  retouch: reloader(seat, habits, leanings),
});

/** Loads the guns of the others anew, by what players load and by whom they then point at. */
function reloader(
  seat: Seat,
  habits: Habits,
  leanings: Leanings,
): (match: Match, random: Random) => void {
  let before: Standing | null = null;
  const known = new Map<number, number>();
  const chanceFor = (match: Match, other: number, clicks: number, shots: number): number => {
    const key = (other * 16 + clicks) * 16 + shots;
    const found = known.get(key);
    if (found !== undefined) return found;
    const now = standingOf(match);
    before ??= {
      ...now,
      observation: { ...now.observation, targets: now.observation.targets.map(() => -1) },
    };
    let chance = shotChance(habits, before, other, [clicks, shots, 0], leanings.shot[other] ?? 0);
    const aimed = match.publicState.targets[other as Seat];
    if (aimed !== -1) {
      const others: number[] = [];
      for (let each = 0; each < match.rules.seats; each++)
        if (each !== other && has(match.publicState.alive, each)) others.push(each);
      const at = others.indexOf(aimed);
      const withShot = chance * (aimChances(habits, before, other, others, 1)[at] ?? 1);
      const withClick = (1 - chance) * (aimChances(habits, before, other, others, 0)[at] ?? 1);
      chance = withShot / (withShot + withClick);
    }
    known.set(key, chance);
    return chance;
  };
  return (match, random) => {
    for (let other = 0; other < match.rules.seats; other++) {
      const own = match.seatStates[other] as Own;
      if (other === seat || own.bullet === -1 || !has(match.publicState.loaded, other)) continue;
      const held = (bullet: BulletCode): number =>
        own.hand[bullet] + (own.bullet === bullet ? 1 : 0);
      const clicks = held(CLICK);
      const shots = held(BANG) + held(BANG3);
      if (clicks === 0 || shots === 0) continue;
      const shoots = unit(random) < chanceFor(match, other, clicks, shots);
      const shot = shoots && unit(random) * shots < held(BANG3) ? BANG3 : BANG;
      replaceLoadedBullet(match, other as Seat, shoots ? shot : CLICK);
    }
  };
}
