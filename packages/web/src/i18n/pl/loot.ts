import type { LootWords } from '../en/loot.ts';
import { by } from '../forms.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('pl');

export const loot: LootWords = {
  cards: {
    bill5: { name: 'Banknot 5 000 $', explain: 'Wart 5 000 $.' },
    bill10: { name: 'Banknot 10 000 $', explain: 'Wart 10 000 $.' },
    bill20: { name: 'Banknot 20 000 $', explain: 'Wart 20 000 $.' },
    diamond1: {
      name: 'Diament 1 000 $',
      explain: 'Wart 1 000 $. Najwięcej diamentów na koniec to dodatkowe 60 000 $.',
    },
    diamond5: {
      name: 'Diament 5 000 $',
      explain: 'Wart 5 000 $. Najwięcej diamentów na koniec to dodatkowe 60 000 $.',
    },
    diamond10: {
      name: 'Diament 10 000 $',
      explain: 'Wart 10 000 $. Najwięcej diamentów na koniec to dodatkowe 60 000 $.',
    },
    painting: {
      name: 'Obraz',
      explain: 'Im większa kolekcja, tym cenniejsza: jeden 4 000 $, dziesięć 500 000 $.',
    },
    clip: {
      name: 'Amunicja',
      explain: 'Odzyskaj Wystrzał z odrzuconych i odrzuć inny pocisk.',
    },
    firstAid: { name: 'Apteczka', explain: 'Od razu leczy wszystkie twoje obrażenia.' },
    godfather: {
      name: 'Nowy Ojciec Chrzestny',
      explain: 'Weź znacznik zamiast karty, a od następnej rundy rządzisz.',
    },
  },
  effects: {
    diamond: (n) =>
      n === 0 ? 'twój pierwszy' : plural(n, { one: 'masz #', few: 'masz #', many: 'masz #' }),
    painting: (money) => `teraz +${money}`,
    clip: 'odzyskasz Wystrzał',
    firstAid: (n) =>
      plural(n, { one: 'leczy # obrażenie', few: 'leczy # obrażenia', many: 'leczy # obrażeń' }),
    godfather: 'potem ty rządzisz',
  },
  kinds: {
    bill: 'Banknoty',
    diamond: 'Diamenty',
    painting: 'Obrazy',
    firstAid: 'Apteczki',
    clip: 'Amunicja',
    godfather: 'Nowy Ojciec Chrzestny',
  },
  clip: {
    title: 'Odzyskać Wystrzał?',
    hint: 'W zamian odrzucasz zakryty jeden ze swoich pocisków.',
    discard: (bullet) => `Odrzuć: ${bullet}`,
    swapHint: (bullet) => `Wystrzał za ${bullet}`,
    sameHint: 'Ręka bez zmian',
    takeFree: 'Weź',
    takeFreeHint: 'Twoja ręka jest pusta, więc nic to nie kosztuje.',
    lost: (who) =>
      by(
        who,
        'Tracisz Amunicję: nie ma czego odzyskać.',
        `${who.name} traci Amunicję: nie ma czego odzyskać.`,
      ),
    regained: (who) => by(who, 'Odzyskujesz Wystrzał.', `${who.name} odzyskuje Wystrzał.`),
  },
  firstAid: {
    healed: (who) =>
      by(who, 'Opatrunek! Nie masz już obrażeń.', `Opatrunek! ${who.name} nie ma już obrażeń.`),
    wasted: 'Nie ma czego leczyć.',
  },
};
