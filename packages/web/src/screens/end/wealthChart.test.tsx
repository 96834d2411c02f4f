import { render } from 'preact-render-to-string';
import { beforeAll, expect, it } from 'vitest';
import { CHARACTERS } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import { speak } from '../../i18n/index.ts';
import { namesFor } from '../../wording/names.ts';
import { WealthChart } from './WealthChart.tsx';

beforeAll(() => speak('en'));

const sitters: readonly Sitter[] = CHARACTERS.map(({ id }, seat) => ({
  name: `Player${seat}`,
  character: id,
  kind: 'bot',
  away: false,
}));

/** How high the chart is, and how far from its top the marks at the ends of the lines are. */
const marksOf = (ends: readonly number[], party: boolean) => {
  const wealth = [ends.map(() => 0), ends];
  const chart = render(
    <WealthChart {...{ wealth, sitters, party }} names={namesFor(sitters, null)} />,
  );
  const height = Number(/viewBox="0 0 \d+ (\d+)"/.exec(chart)?.[1]);
  const marks = [...chart.matchAll(/translate\([\d.]+ (-?[\d.]+)\) scale/g)];
  return { height, places: marks.map(([, place]) => Number(place)).sort((a, b) => a - b) };
};

it.each([
  { where: 'on a page', party: false, size: 20 },
  { where: 'on a big screen', party: true, size: 50 },
])(
  '$where the ends of eight lines are marked apart from each other, and on the chart',
  ({ party, size }) => {
    for (const ends of [
      sitters.map(() => 0),
      sitters.map(() => 90_000),
      [90_000, 89_000, 88_000, 45_000, 44_000, 1000, 0, 0],
    ]) {
      const { height, places } = marksOf(ends, party);
      expect(places).toHaveLength(sitters.length);
      expect(places[0]).toBeGreaterThanOrEqual(0);
      expect(places.at(-1)).toBeLessThan(height - size / 2);
      for (const [index, place] of places.slice(1).entries())
        expect(place - (places[index] ?? 0)).toBeGreaterThan(size);
    }
  },
);
