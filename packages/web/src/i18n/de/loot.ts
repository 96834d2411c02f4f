import type { LootWords } from '../en/loot.ts';
import { by } from '../forms.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('de');

export const loot: LootWords = {
  cards: {
    bill5: { name: '5.000-$-Schein', explain: 'Ist 5.000 $ wert.' },
    bill10: { name: '10.000-$-Schein', explain: 'Ist 10.000 $ wert.' },
    bill20: { name: '20.000-$-Schein', explain: 'Ist 20.000 $ wert.' },
    diamond1: {
      name: '1.000-$-Diamant',
      explain: 'Ist 1.000 $ wert. Die meisten Diamanten am Ende bringen 60.000 $ extra.',
    },
    diamond5: {
      name: '5.000-$-Diamant',
      explain: 'Ist 5.000 $ wert. Die meisten Diamanten am Ende bringen 60.000 $ extra.',
    },
    diamond10: {
      name: '10.000-$-Diamant',
      explain: 'Ist 10.000 $ wert. Die meisten Diamanten am Ende bringen 60.000 $ extra.',
    },
    painting: {
      name: 'Gemälde',
      explain: 'Je mehr, desto wertvoller: eins bringt 4.000 $, alle zehn 500.000 $.',
    },
    clip: {
      name: 'Magazin',
      explain: 'Hol dir ein Bang aus der Ablage zurück und leg eine andere Patrone ab.',
    },
    firstAid: { name: 'Verbandskasten', explain: 'Heilt sofort alle deine Wunden.' },
    godfather: {
      name: 'Neuer Pate',
      explain: 'Nimm das Plättchen statt einer Karte: Ab nächster Runde bist du Pate.',
    },
  },
  effects: {
    diamond: (n) => (n === 0 ? 'dein erster' : plural(n, { one: 'du hast #', other: 'du hast #' })),
    painting: (money) => `jetzt +${money}`,
    clip: 'ein Bang zurück',
    firstAid: (n) => plural(n, { one: 'heilt # Wunde', other: 'heilt # Wunden' }),
    godfather: 'nächste Runde Pate',
  },
  kinds: {
    bill: 'Scheine',
    diamond: 'Diamanten',
    painting: 'Gemälde',
    firstAid: 'Verbandskästen',
    clip: 'Magazine',
    godfather: 'Neuer Pate',
  },
  clip: {
    title: 'Ein Bang zurückholen?',
    hint: 'Dafür legst du verdeckt eine deiner Patronen ab.',
    discard: (bullet) => `Ablegen: ${bullet}`,
    swapHint: (bullet) => `Bang statt ${bullet}`,
    sameHint: 'Hand bleibt gleich',
    takeFree: 'Nehmen',
    takeFreeHint: 'Deine Hand ist leer, es kostet also nichts.',
    lost: (who) =>
      by(
        who,
        'Kein Bang in der Ablage: Dein Magazin verfällt.',
        `Kein Bang in der Ablage: Pech für ${who.name}, das Magazin verfällt.`,
      ),
    regained: (who) =>
      by(who, 'Du holst dir ein Bang zurück.', `${who.name} holt sich ein Bang zurück.`),
  },
  firstAid: {
    healed: (who) =>
      by(
        who,
        'Verarztet! Du hast keine Wunden mehr.',
        `Verarztet! ${who.name} hat keine Wunden mehr.`,
      ),
    wasted: 'Nichts zu verarzten.',
  },
};
