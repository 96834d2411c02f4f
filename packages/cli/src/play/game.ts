import { type Bot, safeDecide } from '@holdup/bots';
import {
  createMatch,
  createRandom,
  deciding,
  type GameEvent,
  type Match,
  type MatchResult,
  type Move,
  play,
  playDefault,
  type Random,
  type ResolvedSetup,
  result,
  type Seat,
  type View,
  viewOf,
  visibleTo,
} from '@holdup/engine';
import { moveWords } from '../story/moveWords.ts';
import { roundSentences } from '../story/roundSentences.ts';
import type { NameOf } from '../story/words.ts';
import { situationLines } from './situation.ts';

/** The person at the terminal always sits here. */
export const OWN_SEAT: Seat = 0;

const BUDGET_MS = 100;

/** How the game talks with its player. */
export interface Conversation {
  readonly say: (line: string) => void;
  readonly title: (line: string) => void;
  /** The answer to a question; null if there will be no more answers. */
  readonly ask: (question: string) => Promise<string | null>;
}

interface Table {
  readonly match: Match;
  readonly bots: readonly Bot[];
  readonly thoughts: readonly Random[];
  readonly name: NameOf;
  readonly talk: Conversation;
}

/** Tells what happened since the last time, as far as the player may know it. */
function tell(events: GameEvent[], { name, talk }: Table): void {
  const seen = events.splice(0).filter((event) => visibleTo(event, OWN_SEAT));
  const began = seen.find((event) => event.type === 'roundBegan');
  if (began !== undefined) {
    const before = seen.splice(0, seen.indexOf(began));
    sentences(before, name).forEach(talk.say);
    talk.title(`Round ${began.round}. Godfather: ${name(began.godfather)}.`);
  }
  sentences(seen, name).forEach(talk.say);
}

const sentences = (events: readonly GameEvent[], name: NameOf): readonly string[] =>
  roundSentences(
    { round: 0, godfather: OWN_SEAT, happenings: events.map((event) => ({ event })) },
    name,
  );

/** The chosen move; null if the player has left. */
async function choose(view: View, { name, talk }: Table): Promise<Move | null> {
  const { moves } = view;
  const [only] = moves;
  if (moves.length === 1 && only !== undefined) {
    talk.say(`You can only ${moveWords(only, name)}.`);
    return only;
  }
  for (const [index, move] of moves.entries()) talk.say(`${index + 1}: ${moveWords(move, name)}`);
  for (;;) {
    const answer = await talk.ask(`Your choice, 1 to ${moves.length} (? the table, q to leave): `);
    const word = answer?.trim().toLowerCase() ?? 'q';
    if (word === 'q') return null;
    if (word === '?') situationLines(view, name).forEach(talk.say);
    const move = /^\d+$/.test(word) ? moves[Number(word) - 1] : undefined;
    if (move !== undefined) return move;
    if (word !== '?') talk.say(`Please answer with a number from 1 to ${moves.length}.`);
  }
}

function letBotPlay(table: Table, seat: Seat, events: GameEvent[]): void {
  const { match, bots, thoughts } = table;
  const [bot, random] = [bots[seat], thoughts[seat]];
  const answer =
    bot === undefined || random === undefined
      ? null
      : safeDecide(bot, { view: viewOf(match, seat), random, budgetMs: BUDGET_MS }).move;
  if (answer === null) playDefault(match, seat, events);
  else play(match, seat, answer, events);
}

/** Asks the player; false: they have left. */
async function askPlayer(table: Table, events: GameEvent[]): Promise<boolean> {
  const { match, name, talk } = table;
  tell(events, table);
  const view = viewOf(match, OWN_SEAT);
  if (view.public.step === 'load') situationLines(view, name).forEach(talk.say);
  const move = await choose(view, table);
  if (move === null) return false;
  play(match, OWN_SEAT, move, events);
  return true;
}

/** Plays a whole match of the player at OWN_SEAT against bots (one for every seat); null: the player has left. */
export async function playMatch(
  setup: ResolvedSetup,
  bots: readonly Bot[],
  name: NameOf,
  talk: Conversation,
): Promise<MatchResult | null> {
  const events: GameEvent[] = [];
  const match = createMatch(setup, events);
  const thoughts = bots.map((_, seat) => createRandom(`${setup.seed} bot`, seat));
  const table: Table = { match, bots, thoughts, name, talk };
  for (let asked = deciding(match); asked.length > 0; asked = deciding(match)) {
    // Answers at the same moment stay secret, so it does not matter who is asked first.
    for (const seat of asked) if (seat !== OWN_SEAT) letBotPlay(table, seat, events);
    if (asked.includes(OWN_SEAT) && !(await askPlayer(table, events))) return null;
  }
  tell(events, table);
  return result(match);
}
