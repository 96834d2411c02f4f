import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bar, startProgress } from './progress.ts';
import type { Terminal } from './terminal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silentTerminal = (live: boolean): Terminal & { readonly notes: string[] } => {
  const notes: string[] = [];
  return {
    print: () => {},
    note: (text) => void notes.push(text),
    paint: (_, text) => text,
    columns: 80,
    live,
    notes,
  };
};

it('draws a bar that fills', () => {
  expect(bar(0)).toBe('░'.repeat(24));
  expect(bar(0.5)).toBe('█'.repeat(12) + '░'.repeat(12));
  expect(bar(7)).toBe('█'.repeat(24));
});

it('redraws one line in a terminal and removes it at the end', () => {
  const terminal = silentTerminal(true);
  const progress = startProgress(terminal, 'games', 10);
  progress.update(5, 'fast');
  progress.update(6);
  vi.advanceTimersByTime(100);
  progress.update(7);
  progress.end();
  progress.end();
  expect(terminal.notes).toHaveLength(3);
  expect(terminal.notes[0]).toContain('games  50 %  fast');
  expect(terminal.notes[1]).toContain('games  70 %');
  expect(terminal.notes.every((note) => !note.includes('\n'))).toBe(true);
});

it('prints an occasional plain line elsewhere', () => {
  const terminal = silentTerminal(false);
  const progress = startProgress(terminal, 'games', 10);
  progress.update(1);
  vi.advanceTimersByTime(6000);
  progress.update(4);
  progress.update(5);
  progress.end();
  expect(terminal.notes).toEqual(['games  40 %\n']);
});
