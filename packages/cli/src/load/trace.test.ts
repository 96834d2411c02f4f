import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTrace, FRAMES_FILE, ROWS_FILE, type TracedRow } from './trace.ts';

const PLAYERS = 3;
const update = (ok: string): string => `{"type":"update","seq":8,"now":5${ok}}`;

test('a trace holds what each player received, without the numbers of answered requests', () => {
  const trace = createTrace({ tables: 1, players: PLAYERS });
  const recorder = trace.recorderOf(0);
  recorder.begin();
  recorder.moved(1);
  recorder.moved(2);
  for (const seat of [0, 1, 2]) {
    const answers = seat === 1;
    recorder.shown(
      seat,
      { seq: 8, answers },
      {
        text: update(answers ? ',"ok":[17,18]' : ''),
      },
    );
  }
  recorder.shown(0, { seq: 9, answers: false }, { text: 'to a single screen' });
  for (const seat of [0, 1, 2])
    recorder.shown(seat, { seq: 10, answers: false }, { text: `to seat ${seat}` });

  const { moves, rows } = trace.tableOf(0);
  expect(moves).toMatchObject([
    { seat: 1, row: 0 },
    { seat: 2, row: null },
  ]);
  expect(rows[0]?.wait).toBeNull();
  expect(rows[1]?.wait).toBeGreaterThanOrEqual(0);

  const { folder, remove } = trace.save();
  const frames = readFileSync(path.join(folder, FRAMES_FILE));
  const saved: TracedRow[][] = JSON.parse(readFileSync(path.join(folder, ROWS_FILE), 'utf8'));
  remove();
  expect(saved).toEqual([rows]);
  const received = (row: number, seat: number): string => {
    const places = rows[row]?.frames ?? [];
    return frames.toString('utf8', places[2 * seat], places[2 * seat + 1]);
  };
  for (let seat = 0; seat < PLAYERS; seat++) {
    expect(received(0, seat)).toBe(update(''));
    expect(received(1, seat)).toBe(`to seat ${seat}`);
  }
});

test('nothing is recorded before the table begins to play', () => {
  const trace = createTrace({ tables: 1, players: 1 });
  const recorder = trace.recorderOf(0);
  recorder.moved(0);
  recorder.shown(0, { seq: 1, answers: true }, { text: update(',"ok":[1]') });
  expect(trace.tableOf(0)).toMatchObject({ moves: [], rows: [] });
});
