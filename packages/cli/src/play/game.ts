import { type Bot, safeDecide } from '@holdup/bots';
import {
  createMatch,
  createRandom,
  type DecisionName,
  deciding,
  type EditionName,
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
import type { Names, Speech } from '@holdup/web/words';
import { situationLines } from './situation.ts';

/** The person at the terminal always sits here. */
export const OWN_SEAT: Seat = 0;

const BUDGET_MS = 100;

const TABLE_KEY = '?';
const LEAVE_KEY = 'q';

/** How the game talks with its player. */
export interface Conversation {
  readonly say: (line: string) => void;
  readonly title: (line: string) => void;
  /** The answer to a question; null if there will be no more answers. */
  readonly ask: (question: string) => Promise<string | null>;
}

interface Table {
  readonly match: Match;
  readonly edition: EditionName;
  readonly bots: readonly Bot[];
  readonly thoughts: readonly Random[];
  readonly names: Names;
  readonly speech: Speech;
  readonly talk: Conversation;
  /** The hints given so far; each is given once, and again when it says something else. */
  readonly hints: Map<DecisionName, string>;
}

/** Whether a wish was answered. One that was not is repeated by what follows: the taking, or the question to the player. */
const isAnswered = (next: GameEvent | undefined): boolean =>
  next?.type === 'allowed' || next?.type === 'forbade';

/** Narrates what happened since the last call, as far as the player may know it. */
function printEvents(events: GameEvent[], { edition, names, speech, talk }: Table): void {
  const { states, terminal } = speech.words;
  const seen = events
    .splice(0)
    .filter((event) => event.type !== 'locked' && visibleTo(event, OWN_SEAT));
  for (const [index, event] of seen.entries()) {
    if (event.type === 'announced' && !isAnswered(seen[index + 1])) continue;
    const lines = speech.narrate(event, names, edition);
    if (event.type === 'roundBegan') {
      lines.forEach(talk.title);
      talk.say(terminal.about(states.godfather, names.label(event.godfather)));
    } else lines.forEach(talk.say);
  }
}

/** Says who has which power, where powers are dealt. */
function introduce({ match, names, speech, talk }: Table): void {
  const { powers, table, terminal } = speech.words;
  const { players } = viewOf(match, OWN_SEAT).public;
  const lines = speech.mapSeats(players, ({ power }, seat) => {
    if (power === null) return [];
    const { name, explain } = powers[power];
    return [terminal.about(names.label(seat), `${name}. ${explain}`)];
  });
  if (lines.flat().length === 0) return;
  talk.title(table.introduction.title);
  lines.flat().forEach(talk.say);
}

/** Says what is asked, and returns every legal move in words. */
function present(view: View, { edition, names, speech, talk, hints }: Table): readonly string[] {
  const { decision } = view.public;
  const prompt = speech.promptOf(view, names);
  if (decision !== null && prompt !== null) {
    talk.say(prompt.title);
    // The hint for aiming tells where to tap.
    if (decision !== 'aim' && hints.get(decision) !== prompt.hint) talk.say(prompt.hint);
    hints.set(decision, prompt.hint);
  }
  return view.moves.map((move) => {
    const choice = prompt?.choices.find((each) => each.move === move);
    if (choice === undefined) return speech.moveName(move, names, edition);
    return choice.hint === '' ? choice.label : `${choice.label} (${choice.hint})`;
  });
}

/** The chosen move; null if the player has left. */
async function choose(view: View, table: Table): Promise<Move | null> {
  const { names, speech, talk } = table;
  const { terminal } = speech.words;
  const { moves } = view;
  const labels = present(view, table);
  const [only] = moves;
  if (moves.length === 1 && only !== undefined) {
    talk.say(terminal.onlyChoice(labels[0] ?? ''));
    return only;
  }
  for (const [index, label] of labels.entries()) talk.say(`${index + 1}. ${label}`);
  const keys = `${TABLE_KEY} ${terminal.keys.table}, ${LEAVE_KEY} ${terminal.keys.leave}`;
  for (;;) {
    const answer = await talk.ask(`${terminal.choice(moves.length, keys)} `);
    const word = answer?.trim().toLowerCase() ?? LEAVE_KEY;
    if (word === LEAVE_KEY) return null;
    if (word === TABLE_KEY) situationLines(view, names, speech).forEach(talk.say);
    const move = /^\d+$/.test(word) ? moves[Number(word) - 1] : undefined;
    if (move !== undefined) return move;
    if (word !== TABLE_KEY) talk.say(terminal.notAChoice(moves.length));
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
  const { match, names, speech, talk } = table;
  printEvents(events, table);
  const view = viewOf(match, OWN_SEAT);
  if (view.public.step === 'load') situationLines(view, names, speech).forEach(talk.say);
  const move = await choose(view, table);
  if (move === null) return false;
  play(match, OWN_SEAT, move, events);
  return true;
}

/** Plays a whole match of the player at OWN_SEAT against bots (one for every seat); null: the player has left. */
export async function playMatch(
  setup: ResolvedSetup,
  bots: readonly Bot[],
  names: Names,
  speech: Speech,
  talk: Conversation,
): Promise<MatchResult | null> {
  const events: GameEvent[] = [];
  const match = createMatch(setup, events);
  const thoughts = bots.map((_, seat) => createRandom(`${setup.seed} bot`, seat));
  const { edition } = setup;
  const hints = new Map<DecisionName, string>();
  const table: Table = { match, edition, bots, thoughts, names, speech, talk, hints };
  introduce(table);
  for (let asked = deciding(match); asked.length > 0; asked = deciding(match)) {
    // Answers at the same moment stay secret, so it does not matter who is asked first.
    for (const seat of asked) if (seat !== OWN_SEAT) letBotPlay(table, seat, events);
    if (asked.includes(OWN_SEAT) && !(await askPlayer(table, events))) return null;
  }
  printEvents(events, table);
  return result(match);
}
