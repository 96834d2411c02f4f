import { characterFigures, type Net, PERSONALITIES } from '@holdup/bots';
import { percent } from '../terminal/number.ts';

const LEVEL = 'regular';
const SEATS = 6;

/** How each character plays among plain players of the same level, and what that costs it. */
export function charactersTable(
  net: Net,
  deals: number,
  seed: string,
  onDeal: () => void,
): string[] {
  const ids = [null, ...PERSONALITIES.map(({ id }) => id)];
  return [
    '| character | win rate | loads a bang | stands at gunpoint | aims back | dies |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...ids.map((id) => {
      const own = characterFigures(LEVEL, net, id, SEATS, deals, seed, onDeal);
      const cells = [
        id ?? 'none',
        `${percent(own.winRate)} ± ${(100 * own.margin).toFixed(1)}`,
        percent(own.loadsShot),
        percent(own.standsBeforeGuns),
        percent(own.pointsBack),
        percent(own.deathRate),
      ];
      return `| ${cells.join(' | ')} |`;
    }),
  ];
}

export const CHARACTER_TABLES = PERSONALITIES.length + 1;
export const charactersIntro = (games: number): string =>
  `One \`${LEVEL}\` with the character among five without one, ${games} games each, every deal played in every seat. The win rate should be within 2 points of the one without a character.`;
