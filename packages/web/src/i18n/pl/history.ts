import type { History } from '../en/history.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('pl');

export const history: History = {
  none: 'Nie ma jeszcze skończonych gier. Pojawią się tu gry z botami i ze znajomymi.',
  all: 'Wszystkie',
  opponents: 'Przeciw',
  people: 'Tylko ludzie',
  mixed: 'Różne boty',
  numbers: 'W liczbach',
  games: 'Gry',
  wins: 'Wygrane',
  share: (n, part) => `${n} (${part})`,
  average: 'Pieniądze na grę',
  best: 'Najlepsza gra',
  bluffs: 'Udane blefy',
  hits: 'Trafienia',
  hitsTaken: 'Otrzymane trafienia',
  diedFirst: 'Pierwsza śmierć przy stole',
  victim: 'Ulubiona ofiara',
  enemy: 'Najgorszy wróg',
  nobody: 'jeszcze nikt',
  rival: (name, n) =>
    plural(n, {
      one: `${name} (# trafienie)`,
      few: `${name} (# trafienia)`,
      many: `${name} (# trafień)`,
    }),
  places: 'Miejsca',
  place: 'Miejsce',
  money: 'Pieniądze, gra po grze',
  moneyHint: 'Ostatnie gry, najnowsza po prawej. Złoto: wygrana.',
  date: 'Data',
  sum: 'Pieniądze',
  list: 'Gry od najnowszej',
  together: 'ze znajomymi',
  alone: 'z botami',
  more: 'Pokaż więcej',
  remove: (date) => `Usuń grę: ${date}`,
  evening: 'Ten wieczór',
  player: 'Kto',
  rating: 'Ranking',
  of: (n, of) => `${n}/${of}`,
  data: 'Twoje dane',
  save: 'Zapisz w pliku',
  read: 'Dodaj z pliku',
  added: (n) => plural(n, { one: 'Dodano # grę.', few: 'Dodano # gry.', many: 'Dodano # gier.' }),
  clear: 'Usuń wszystko',
  clearSure:
    'To usunie z tego urządzenia wszystkie gry i powtórki. Zapisz najpierw plik, jeśli mogą się jeszcze przydać.',
  unreadable: 'Ten plik nie jest historią gier Hold-Up albo jest uszkodzony. Nic się nie zmieniło.',
};
