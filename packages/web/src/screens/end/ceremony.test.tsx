import type { MatchResult } from '@holdup/engine';
import { render } from 'preact-render-to-string';
import { beforeAll, describe, expect, it } from 'vitest';
import { finishedMatch } from '../../../test/finishedMatch.ts';
import { CHARACTERS } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import { speak, words } from '../../i18n/index.ts';
import { linesOf, ranked, sumOf } from '../../wording/moneyLines.ts';
import { namesFor } from '../../wording/names.ts';
import { OwnResult, Result } from './Result.tsx';

beforeAll(() => speak('en'));

const SEATS = 6;

const sitters: readonly Sitter[] = CHARACTERS.slice(0, SEATS).map(({ id }, seat) => ({
  name: `Player${seat}`,
  character: id,
  kind: 'bot',
  away: false,
}));
const names = namesFor(sitters, null);

const show = (ended: MatchResult, counted: number, done: boolean): string =>
  render(
    <Result bet={null} result={ended} settled={counted} {...{ sitters, names, counted, done }} />,
  );

/** The seats in the order of their rows. */
const order = (page: string): readonly number[] =>
  page
    .split('class="money-row"')
    .slice(1)
    .map((row) => Number(/Player(\d)/.exec(row)?.[1]));

describe.each(['second', 'first'] as const)('the end of the %s edition', (edition) => {
  const ended = finishedMatch({ edition, seats: SEATS, seed: 'ceremony' });
  const lines = linesOf(ended.seats);

  it('begins with everybody in table order and nothing counted', () => {
    const page = show(ended, 0, false);
    expect(order(page)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(page).not.toContain('data-winner="true"');
    expect(page).toContain(words().end.title);
  });

  it('names no winner and shows no total before the last line', () => {
    for (let counted = 0; counted < lines.length; counted += 1) {
      const page = show(ended, counted, false);
      expect(page).not.toContain('data-winner="true"');
      expect(page).not.toContain('end-hero"');
      for (const { name } of sitters) expect(page).not.toContain(words().end.wonBy(name));
      const soFar = ended.seats.map((seat) => sumOf(seat, lines.slice(0, counted)));
      for (const { alive, seat, total } of ended.seats)
        if (alive && !soFar.includes(total))
          expect(page, `the total of ${seat}`).not.toContain(`>${words().game.money(total)}<`);
    }
  });

  it('adds up to the total of every living player', () => {
    for (const seat of ended.seats) if (seat.alive) expect(sumOf(seat, lines)).toBe(seat.total);
  });

  it('ends with the final order and the winner', () => {
    const page = show(ended, lines.length, true);
    expect(order(page)).not.toEqual([0, 1, 2, 3, 4, 5]);
    expect(order(page)).toEqual(ranked(ended.seats).map(({ seat }) => seat));
    expect(page).toContain('data-winner="true"');
  });

  it('tells the reader their place only at the end', () => {
    const [own] = sitters;
    if (own === undefined) throw new Error('Nobody sits here.');
    const at = (counted: number, done: boolean): string =>
      render(<OwnResult result={ended} seat={0} sitter={own} {...{ counted, done }} />);
    const place = ended.seats[0]?.place ?? 0;
    expect(at(lines.length, false)).not.toContain(words().end.place(place, SEATS));
    expect(at(lines.length, true)).toContain(words().end.place(place, SEATS));
  });
});
