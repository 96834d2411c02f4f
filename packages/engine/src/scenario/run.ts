import { keyFromText } from '../core/chacha.ts';
import { entryAt } from '../core/codes.ts';
import { SetupError } from '../core/errors.ts';
import type { GameEvent } from '../core/events.ts';
import { finish } from '../core/finish.ts';
import { advance } from '../core/flow.ts';
import { LOOT_CODES, type LootCode, NO_LOOT } from '../core/lootCards.ts';
import { BULLET_CODES, NO_BULLETS } from '../core/names.ts';
import { bySeat, only, seatsBelow, sizeOf } from '../core/seats.ts';
import type { Match } from '../core/state.ts';
import { snapshot } from '../data/snapshot.ts';
import { EDITION_RULES } from '../editions/index.ts';
import { blankMatch, shuffledDeck } from '../match/create.ts';
import { playRecorded } from '../match/play.ts';
import { makeRules, positionOf } from '../match/rules.ts';
import { POWERS } from '../powers/index.ts';
import { passOnGodfather } from '../steps/beginRound.ts';
import { describe, differences, type Expectation } from './expect.ts';
import type { Scenario } from './read.ts';

/** This round's loot: as given, or dealt from the seed out of the cards not used elsewhere in the position. */
function tableOf(scenario: Scenario): readonly LootCode[] {
  if (scenario.table !== null) return scenario.table;
  const edition = EDITION_RULES[scenario.edition];
  const elsewhere = scenario.piles.flat();
  for (const { loot } of scenario.seats)
    for (const code of LOOT_CODES) elsewhere.push(...new Array<LootCode>(loot[code]).fill(code));
  const deck = shuffledDeck(edition, keyFromText(scenario.seed));
  for (const card of elsewhere) {
    const at = deck.indexOf(card);
    if (at !== -1) deck.splice(at, 1);
  }
  return deck.slice(0, edition.pileSize);
}

/** The match of a scenario's position, at step 1 of its round, up to the first decision. */
export function scenarioMatch(scenario: Scenario, events: GameEvent[] | null = null): Match {
  const edition = EDITION_RULES[scenario.edition];
  const { round, seats } = scenario;
  const table = tableOf(scenario);
  const deck = [...table, ...scenario.piles.flat()];
  const pileSizes = Array.from({ length: edition.rounds }, (_, i) => {
    if (i + 1 === round) return table.length;
    return i + 1 < round ? 0 : (scenario.piles[i - round]?.length ?? 0);
  });
  const powers = seats.map(({ power }) => power && POWERS[power]);
  const position = positionOf({
    pileSizes,
    startHands: bySeat((seat) => seats[seat]?.hand ?? NO_BULLETS),
    startFaceDown: scenario.faceDown,
    startLoot: bySeat((seat) => seats[seat]?.loot ?? NO_LOOT),
  });
  const rules = makeRules(edition, scenario.options, seats.length, powers, position);
  const match = blankMatch(
    rules,
    scenario.godfather,
    deck,
    keyFromText(scenario.seed),
    scenario.chance,
  );
  const { publicState } = match;
  publicState.round = round - 1;
  publicState.faceDown = scenario.faceDown.reduce((sum, count) => sum + count, 0);
  for (const code of BULLET_CODES) publicState.faceUp[code] = scenario.faceUp[code];
  for (const seat of seatsBelow(seats.length)) {
    const { wounds, dead, shame } = entryAt(seats, seat);
    publicState.wounds[seat] = wounds;
    publicState.shame[seat] = shame;
    if (dead) publicState.alive &= ~only(seat);
    else if (wounds >= rules.fatalWounds[seat])
      throw new SetupError(`seats[${seat}] has ${wounds} wounds and can't be alive`);
  }
  match.events = events;
  passOnGodfather(match);
  if (sizeOf(publicState.alive) <= 1) finish(match);
  else advance(match);
  match.events = null;
  return match;
}

export interface ScenarioOutcome {
  readonly holds: boolean;
  /** What does not hold, one line each. */
  readonly problems: readonly string[];
  readonly final: Expectation;
}

/** Plays a scenario and compares. A move that can't be made as written is a problem like any other. */
export function runScenario(
  scenario: Scenario,
  after: (match: Match, events: readonly GameEvent[]) => void = () => {},
): ScenarioOutcome {
  const beginning: GameEvent[] = [];
  const match = scenarioMatch(scenario, beginning);
  after(match, beginning);
  for (const [index, { seat, move, illegal }] of scenario.moves.entries()) {
    const named = `move ${index + 1} (${JSON.stringify({ seat, ...move })})`;
    const before = illegal ? JSON.stringify(snapshot(match)) : '';
    const events: GameEvent[] = [];
    const played = playRecorded(match, seat, move, events);
    if (illegal) {
      if (played.ok) return failed(match, `${named} should be refused and was made`);
      if (JSON.stringify(snapshot(match)) !== before)
        return failed(match, `${named} was refused but changed something`);
    } else if (!played.ok) {
      const { refusal } = played;
      const why =
        refusal.reason === 'illegal'
          ? `legal are ${JSON.stringify(refusal.legal)}`
          : refusal.reason;
      return failed(match, `${named} was refused: ${why}`);
    } else after(match, events);
  }
  const final = describe(match);
  const problems = differences(scenario.expect, final);
  if (match.hidden.scripted < scenario.chance.length)
    problems.push(
      `chance names ${scenario.chance.length} draws, but only ${match.hidden.scripted} came up`,
    );
  return { holds: problems.length === 0, problems, final };
}

const failed = (match: Match, problem: string): ScenarioOutcome => ({
  holds: false,
  problems: [problem],
  final: describe(match),
});
