import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import path from 'node:path';
import {
  below,
  createRandom,
  deciding,
  legalMoves,
  MAX_SEATS,
  type Move,
  play,
  playNth,
  type Random,
  result,
  type Seat,
  type Share,
  type View,
  viewOf,
} from '@holdup/engine';
import {
  ACTIONS,
  mayTakeTwo,
  moveOf,
  NEVER,
  PLAIN_ACTIONS,
  SEAT_ACTIONS,
} from '../src/net/actions.ts';
import { INPUTS, SEAT_COLUMNS, SEAT_SIZE, TABLE_COLUMNS, TABLE_SIZE } from '../src/net/columns.ts';
import { NET_DECISIONS, SECOND } from '../src/net/decisions.ts';
import { createLegalActions, readLegal } from '../src/net/legal.ts';
import {
  drawGame,
  type Game,
  KINDS,
  MIXES,
  type Mix,
  type MixName,
  mixWith,
  PAST,
  playerOf,
  RANDOM,
  RIVAL,
  type Shares,
} from './games.ts';
import {
  createHidden,
  createRowBuffer,
  END,
  type Hidden,
  LAYOUT,
  type RowBuffer,
  readHidden,
  STRIDE,
  writeRow,
} from './rows.ts';

/**
 * Plays many games in lock step for the trainer: `node worker.js FOLDER NUMBER GAMES SEED MIX
 * SHARES`. SHARES (JSON) replaces shares of the mix. Two groups of games take turns, so that one
 * continues while the net evaluates the other. Rows, ends and answers go through files in FOLDER
 * (shared memory), a few bytes on stdin and stdout say when. `node worker.js describe` prints what
 * rows look like.
 */

const GROUPS = 2;

interface Slot {
  game: Game;
  /** The share that a seat has chosen first of a double take. */
  first: Share | null;
  /** What the seats hide, and of which moment: during a sharing it hardly changes and is not read again. */
  readonly hidden: Hidden;
  hiddenOf: string;
}

/** Whose answer a row waits for. */
interface Waiting {
  slot: Slot;
  seat: Seat;
  moves: readonly Move[];
  first: Share | null;
}

interface Group {
  readonly slots: readonly Slot[];
  readonly rows: RowBuffer;
  readonly ends: DataView;
  readonly endBytes: Uint8Array;
  ended: number;
  readonly waiting: Waiting[];
  readonly answers: Uint8Array;
  readonly rowFile: number;
  readonly endFile: number;
  readonly answerFile: number;
  readonly firstEnv: number;
}

const legal = createLegalActions();

interface Worker {
  readonly random: Random;
  readonly mix: Mix;
  readonly seed: string;
  games: number;
}

const newGame = (worker: Worker): Game =>
  drawGame(worker.random, worker.mix, `${worker.seed} ${worker.games++}`);

function writeEnd(group: Group, env: number, game: Game): void {
  const at = group.ended * END;
  const ending = result(game.match);
  let winners = 0;
  let alive = 0;
  let past = 0;
  let random = 0;
  let rival = 0;
  for (const seat of ending?.winners ?? []) winners |= 1 << seat;
  for (const { seat, alive: lives } of ending?.seats ?? []) {
    if (lives) alive |= 1 << seat;
    if (playerOf(game, seat) === PAST) past |= 1 << seat;
    if (playerOf(game, seat) === RANDOM) random |= 1 << seat;
    if (playerOf(game, seat) === RIVAL) rival |= 1 << seat;
  }
  group.ends.setUint32(at, env, true);
  group.endBytes.set([game.seats, winners, alive, game.kind, past, random, rival], at + 4);
  group.ended++;
}

/** What a seat without a choice answers, by seat. */
const forced = new Int32Array(MAX_SEATS);

/** Seats without a choice, or with a random player, answer at once. */
function playRest(worker: Worker, slot: Slot, asked: readonly Seat[], waiting: number): void {
  const { game } = slot;
  for (const seat of asked) {
    if ((waiting >> seat) & 1) continue;
    const moves = legalMoves(game.match, seat);
    if (playerOf(game, seat) === RANDOM)
      playNth(game.match, seat, below(worker.random, moves.length));
    else answer({ slot, seat, moves, first: slot.first }, forced[seat] ?? NEVER);
  }
}

function refreshHidden(slot: Slot, { public: shown }: View): void {
  const moment = shown.step === 'share' ? `${shown.round}` : '';
  if (moment !== '' && moment === slot.hiddenOf) return;
  slot.hiddenOf = moment;
  readHidden(slot.hidden, slot.game.match, slot.game.seats);
}

/** Advances one game until a seat has a choice to make, and writes the rows of all such seats. */
function ask(worker: Worker, group: Group, slot: Slot, env: number): void {
  for (;;) {
    const { game } = slot;
    const asked = deciding(game.match);
    if (asked.length === 0) {
      writeEnd(group, env, game);
      slot.game = newGame(worker);
      slot.hiddenOf = '';
      continue;
    }
    let waiting = 0;
    for (const seat of asked) {
      if (playerOf(game, seat) === RANDOM) continue;
      const view = viewOf(game.match, seat);
      const { moves } = view;
      readLegal(legal, moves, seat, game.seats, slot.first);
      forced[seat] = legal.actions[0] ?? NEVER;
      if (legal.actions.length < 2) continue;
      if (waiting === 0) refreshHidden(slot, view);
      const decision =
        slot.first === null ? NET_DECISIONS.indexOf(view.public.decision ?? '') : SECOND_PLACE;
      writeRow(group.rows, view, slot.first, legal, slot.hidden, {
        env,
        seat,
        seats: game.seats,
        player: playerOf(game, seat),
        kind: game.kind,
        decision,
      });
      group.waiting.push({ slot, seat, moves, first: slot.first });
      waiting |= 1 << seat;
    }
    playRest(worker, slot, asked, waiting);
    if (waiting !== 0) return;
  }
}

const SECOND_PLACE = NET_DECISIONS.indexOf(SECOND);

/** Plays the answer to a row, or remembers it as the first share of a double take that has a second. */
function answer({ slot, seat, moves, first }: Waiting, action: number): void {
  const { match, seats } = slot.game;
  const move = moveOf(action, moves, seat, seats, first);
  slot.first = null;
  if (first === null && move.move === 'take' && mayTakeTwo(moves)) {
    const [share] = move.shares;
    readLegal(legal, moves, seat, seats, share);
    if (legal.actions.length > 1) {
      slot.first = share;
      return;
    }
  }
  play(match, seat, move);
}

function handOver(group: Group): void {
  writeSync(group.rowFile, group.rows.bytes, 0, group.rows.rows * STRIDE, 0);
  writeSync(group.endFile, group.endBytes, 0, group.ended * END, 0);
  const sizes = new Uint32Array([group.rows.rows, group.ended]);
  writeSync(1, new Uint8Array(sizes.buffer));
}

function takeAnswers(group: Group): void {
  const { waiting, answers } = group;
  readSync(group.answerFile, answers, 0, waiting.length, 0);
  for (const [i, each] of waiting.entries()) answer(each, answers[i] ?? NEVER);
  waiting.length = 0;
  group.rows.rows = 0;
  group.ended = 0;
}

function createGroup(
  worker: Worker,
  folder: string,
  number: number,
  g: number,
  games: number,
): Group {
  const open = (what: string, mode: string): number =>
    openSync(path.join(folder, `${what}-${number}-${g}`), mode);
  const endBytes = new Uint8Array(games * 4 * END);
  return {
    slots: Array.from({ length: games }, () => ({
      game: newGame(worker),
      first: null,
      hidden: createHidden(),
      hiddenOf: '',
    })),
    rows: createRowBuffer(games * 8),
    ends: new DataView(endBytes.buffer),
    endBytes,
    ended: 0,
    waiting: [],
    answers: new Uint8Array(games * 8),
    rowFile: open('rows', 'r+'),
    endFile: open('ends', 'r+'),
    answerFile: open('answers', 'r+'),
    firstEnv: (number * GROUPS + g) * games,
  };
}

function run(folder: string, number: number, games: number, seed: string, mix: Mix): void {
  const worker: Worker = {
    random: createRandom(`${seed} ${number}`),
    mix,
    seed: `${seed} ${number}`,
    games: 0,
  };
  const groups = Array.from({ length: GROUPS }, (_, g) =>
    createGroup(worker, folder, number, g, games),
  );
  const signal = new Uint8Array(1);
  const step = (group: Group): void => {
    for (const [i, slot] of group.slots.entries()) ask(worker, group, slot, group.firstEnv + i);
    handOver(group);
  };
  for (const group of groups) step(group);
  const answered = (): boolean => readSync(0, signal) === 1;
  for (let running = true; running; )
    for (const group of groups) {
      running = running && answered();
      if (!running) break;
      takeAnswers(group);
      step(group);
    }
  for (const { rowFile, endFile, answerFile } of groups)
    for (const file of [rowFile, endFile, answerFile]) closeSync(file);
}

const describeRows = (): string =>
  JSON.stringify({
    table: TABLE_COLUMNS,
    seat: SEAT_COLUMNS,
    tableSize: TABLE_SIZE,
    seatSize: SEAT_SIZE,
    inputs: INPUTS,
    actions: ACTIONS,
    plainActions: PLAIN_ACTIONS,
    seatActions: SEAT_ACTIONS,
    decisions: NET_DECISIONS,
    kinds: KINDS,
    groups: GROUPS,
    ...LAYOUT,
  });

const isMix = (name: string): name is MixName => Object.hasOwn(MIXES, name);

const [, , folder = '', number = '0', games = '512', seed = 'training', name = 'selfPlay', shares] =
  process.argv;
if (folder === 'describe') process.stdout.write(`${describeRows()}\n`);
else if (isMix(name)) {
  const changed: Shares = JSON.parse(shares ?? '{}');
  run(folder, Number(number), Number(games), seed, mixWith(name, changed));
} else throw new Error(`there is no mix of games ${name}`);
