import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  legalMoves,
  type Move,
  type PlayedMove,
  type Replay,
  replayOf,
  resolveSetup,
  type Seat,
} from '@holdup/engine';
import { afterAll, expect, test } from 'vitest';
import { recordingTerminal } from '../../test/recordingTerminal.ts';
import { playGame } from '../simulate/game.ts';
import { coachCommand } from './command.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'coach-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A game in which everybody plays their first legal move. */
function game(): Replay {
  const setup = resolveSetup({ edition: 'second', seats: 4, seed: 'coach' });
  const moves: PlayedMove[] = [];
  playGame(setup, (match, seat) => legalMoves(match, seat)[0] as Move, moves);
  return replayOf(setup, moves, ['Ann', 'Bob', 'Bob', 'Cem']);
}

async function coach(replay: unknown, ...args: string[]): Promise<string> {
  const file = path.join(folder, 'game.json');
  writeFileSync(file, JSON.stringify(replay));
  const { terminal, printed } = recordingTerminal();
  await coachCommand.run([file, ...args], terminal);
  return printed();
}

test('lists the costliest decisions first, each with a better move', async () => {
  const { seat, lessons } = JSON.parse(
    await coach(game(), '--seat', '2', '--worlds', '10', '--json'),
  );
  expect(seat).toBe(1 satisfies Seat);
  expect(lessons.length).toBeGreaterThan(0);
  const costs = lessons.map(
    ({ madeWin, betterWin }: { madeWin: number; betterWin: number }) => betterWin - madeWin,
  );
  expect(costs).toEqual(costs.toSorted((a: number, b: number) => b - a));
  for (const { made, better } of lessons) expect(better).not.toEqual(made);
});

test('addresses the player in the seat, counted from 1, and names everybody', async () => {
  const text = await coach(game(), '--seat', '3', '--worlds', '10', '--count', '2');
  expect(text).toMatch(/^As Bob \(Seat 3\) saw it\.\n1\. Round \d: .* better: .*\n/);
  expect(text).not.toMatch(/^3\./m);
});

test('refuses a file that is not a replay, an illegal game and a missing seat, by name', async () => {
  const replay = game();
  await expect(coach({ cards: 3 })).rejects.toThrow(/game\.json: not a replay/);
  const forged = { ...replay, moves: [{ seat: 0, move: 'stand' }, ...replay.moves] };
  await expect(coach(forged)).rejects.toThrow(/game\.json: not a replay of a game by these rules/);
  await expect(coach(replay, '--seat', '5')).rejects.toThrow('from 1 to 4');
});
