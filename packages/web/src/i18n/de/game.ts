import type { Game } from '../en/game.ts';
import { listOf, moneyOf, pluralsOf } from '../plural.ts';

const plural = pluralsOf('de');

export const game: Game = {
  money: moneyOf('de'),
  list: listOf('de'),
  within: (name) => name,
  times: (n, what) => `${n} × ${what}`,
  bullets: {
    click: {
      name: 'Click',
      effect: 'nur ein Bluff',
      explain: 'Nichts passiert. Aber das weiß noch niemand.',
    },
    bang: {
      name: 'Bang!',
      effect: 'verwundet dein Ziel',
      explain: 'Dein Ziel bekommt eine Wunde und geht diese Runde leer aus.',
    },
    bang3: {
      name: 'Bang! Bang! Bang!',
      effect: 'schießt zuerst',
      explain: 'Schießt zuerst: Dein Ziel ist verwundet und schießt nicht mehr zurück.',
    },
  },
  counts: {
    round: (round, of) => `Runde ${round} von ${of}`,
    wounds: (n) => plural(n, { one: '# Wunde', other: '# Wunden' }),
    bullets: (n) => plural(n, { one: '# Patrone', other: '# Patronen' }),
    shames: (n) => plural(n, { one: '# Schandplättchen', other: '# Schandplättchen' }),
    aimedAtYou: (n) =>
      plural(n, { one: '# Pistole zielt auf dich', other: '# Pistolen zielen auf dich' }),
  },
};
