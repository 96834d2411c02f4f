import {
  ALL_SEATS,
  createRandom,
  type Move,
  type Seat,
  type Setup,
  shuffle,
  type View,
  viewOf,
} from '@holdup/engine';
import { askedSeat } from '../bot/askedSeat.ts';
import type { Bot } from '../bot/bot.ts';
import { PERSONALITIES } from '../characters/personalities.ts';
import { createBot } from '../levels/createBot.ts';
import type { Level, Line } from '../names/names.ts';
import type { Net } from '../net/forward.ts';
import { type Remark, remarks, type Speaker } from '../talk/talk.ts';
import { playGame } from './playGame.ts';
import { count, createRate, type Rate, shareOf } from './rate.ts';
import { marginOf } from './tally.ts';

/** What a line claims about its speaker's bullet or courage; other lines can't be checked in the same round. */
export const CLAIMS = ['shot', 'noShot', 'ducks'] as const;
export type Claim = (typeof CLAIMS)[number];

const CLAIM_OF: Readonly<Record<Line, Claim | null>> = {
  bang: 'shot',
  youDuck: 'shot',
  click: 'noShot',
  notYou: 'noShot',
  noBangs: 'noShot',
  iDuck: 'ducks',
  manyBangs: null,
  elsewhere: null,
  truce: null,
  together: null,
  bluff: null,
  chicken: null,
  lucky: null,
  revenge: null,
  broke: null,
  thanks: null,
};

/** How often a claim is true, and how often it would be true of players who don't make it. */
export interface ClaimFigures {
  readonly said: number;
  readonly isTrue: number;
  readonly ofOthers: number;
}

export interface TalkFigures {
  readonly linesPerGame: number;
  readonly claims: Readonly<Record<Claim, ClaimFigures>>;
  /** How often a player without a character wins who believes every claim of those who aim at it. */
  readonly believer: Wins;
  /** The same for a player who does not listen, in the same deals. */
  readonly deaf: Wins;
}

interface Wins {
  readonly winRate: number;
  /** Half the width of the 95 % interval around it. */
  readonly margin: number;
}

const LISTENERS = ['believer', 'deaf'] as const;
type Listener = (typeof LISTENERS)[number];

type Said = Remark & { readonly seat: Seat };

/** Ducks if somebody who aims at it claims a shot, and stands if all of them claim to have none. */
function believing(bot: Bot, heard: () => readonly Said[]): Bot {
  return {
    name: `${bot.name}, believing`,
    decide(input) {
      const { view } = input;
      if (view.public.decision !== 'courage') return bot.decide(input);
      const me = askedSeat(view);
      const claims = view.public.players.flatMap(({ target, loaded }, seat) =>
        target === me && loaded
          ? [heard().map((said) => (said.seat === seat ? CLAIM_OF[said.line] : null))]
          : [],
      );
      const wanted = claims.some((each) => each.includes('shot'))
        ? 'duck'
        : claims.length > 0 && claims.every((each) => each.includes('noShot'))
          ? 'stand'
          : null;
      const move = view.moves.find((each) => each.move === wanted);
      return move === undefined ? bot.decide(input) : { move };
    },
  };
}

interface Count {
  readonly said: Rate;
  readonly others: Rate;
}

const createCount = (): Count => ({ said: createRate(), others: createRate() });

const countClaim = ({ said, others }: Count, claimed: boolean, isTrue: boolean): void =>
  count(claimed ? said : others, isTrue);

type Counts = Readonly<Record<Claim, Count>>;

/** Compares what a seat said before a count of courage with its bullet and with what it does. */
function compare(counts: Counts, view: View, move: Move, said: readonly Said[]): void {
  const me = askedSeat(view);
  const { players } = view.public;
  const claims = said.flatMap((each) => (each.seat === me ? [CLAIM_OF[each.line]] : []));
  const bullet = view.own?.bullet ?? null;
  if (bullet !== null && players[me]?.target !== null) {
    countClaim(counts.shot, claims.includes('shot'), bullet !== 'click');
    countClaim(counts.noShot, claims.includes('noShot'), bullet === 'click');
  }
  if (players.some(({ target, loaded }) => target === me && loaded))
    countClaim(counts.ducks, claims.includes('ducks'), move.move === 'duck');
}

/**
 * Plays a game in which the speakers talk as each count of courage begins; returns the winners and
 * the number of lines.
 */
function playTalkative(
  setup: Setup,
  speakers: readonly Speaker[],
  makeBot: (seat: Seat, heard: () => readonly Said[]) => Bot,
  counts: Counts,
): { readonly winners: readonly Seat[]; readonly lines: number } {
  const chance = createRandom(`${setup.seed} talk`);
  let said: readonly Said[] = [];
  let talked = 0;
  let lines = 0;
  const bots = ALL_SEATS.slice(0, setup.seats).map((seat) => makeBot(seat, () => said));
  const { result } = playGame(setup, bots, {
    budgetMs: 0,
    asking(_, seat, match) {
      const { decision, round } = viewOf(match, seat).public;
      if (decision !== 'courage' || round === talked) return;
      talked = round;
      said = remarks(speakers, (other) => viewOf(match, other), chance);
      lines += said.length;
    },
    before(match, seat, move) {
      const view = viewOf(match, seat);
      const speaks = speakers.some((each) => each.seat === seat);
      if (speaks && move !== null && view.public.decision === 'courage')
        compare(counts, view, move, said);
    },
  });
  return { winners: result.winners, lines };
}

/**
 * Plays deals with one player without a character among characters that talk: once believing
 * them, once not listening, in every seat.
 */
export function talkFigures(
  level: Level,
  net: Net,
  seats: number,
  deals: number,
  seed: string,
  onDeal: () => void,
): TalkFigures {
  const counts = { shot: createCount(), noShot: createCount(), ducks: createCount() };
  const wins: Record<Listener, number[]> = { believer: [], deaf: [] };
  let lines = 0;
  for (let deal = 0; deal < deals; deal++) {
    const setup: Setup = { edition: 'second', seats, seed: `${seed} ${deal}` };
    const cast = shuffle(createRandom(setup.seed), [...PERSONALITIES]);
    for (const listener of LISTENERS) {
      let won = 0;
      for (const own of ALL_SEATS.slice(0, seats)) {
        const speakers = ALL_SEATS.slice(0, seats).flatMap((seat) => {
          const personality = cast[seat];
          return seat === own || personality === undefined ? [] : [{ seat, personality }];
        });
        const makeBot = (seat: Seat, heard: () => readonly Said[]): Bot => {
          const personality = cast[seat]?.id;
          if (seat !== own && personality !== undefined)
            return createBot({ level, net, personality });
          const plain = createBot({ level, net });
          return listener === 'believer' ? believing(plain, heard) : plain;
        };
        const game = playTalkative(setup, speakers, makeBot, counts);
        lines += game.lines;
        if (game.winners.includes(own)) won += 1 / game.winners.length;
      }
      wins[listener].push(won / seats);
    }
    onDeal();
  }
  const figuresOf = ({ said, others }: Count): ClaimFigures => ({
    said: said.of,
    isTrue: shareOf(said),
    ofOthers: shareOf(others),
  });
  const winsOf = (listener: Listener): Wins => ({
    winRate: wins[listener].reduce((sum, each) => sum + each, 0) / deals,
    margin: marginOf(wins[listener]),
  });
  return {
    linesPerGame: lines / (deals * seats * LISTENERS.length),
    claims: {
      shot: figuresOf(counts.shot),
      noShot: figuresOf(counts.noShot),
      ducks: figuresOf(counts.ducks),
    },
    believer: winsOf('believer'),
    deaf: winsOf('deaf'),
  };
}
