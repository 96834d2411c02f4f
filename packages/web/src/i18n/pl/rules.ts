import type { Rules } from '../en/rules.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('pl');

export const rules: Rules = {
  dealing: 'Jak rozdaje się talenty',
  ways: {
    random: { name: 'Losowo', explain: 'Każdy dostaje jeden, jak w instrukcji.' },
    keepOne: { name: 'Jeden z dwóch', explain: 'Każdy dostaje dwa i zostawia sobie jeden.' },
    draft: { name: 'Wybór po kolei', explain: 'Z odkrytej puli, jedna osoba po drugiej.' },
    host: { name: 'Przydział', explain: 'Gospodarz wybiera talent dla każdego.' },
  },
  ban: 'Wyklucz talenty',
  banned: (n) =>
    plural(n, {
      one: '# wykluczony talent',
      few: '# wykluczone talenty',
      many: '# wykluczonych talentów',
    }),
  banHint: (n) => `Dotknij tych, których nikt nie ma dostać, najwyżej ${n}.`,
  differs: 'Czym ten stół różni się od instrukcji',
  more: (n) => `i jeszcze ${n}`,
  byTheBook: 'Według instrukcji',
  choose: {
    title: 'Wybierz talent',
    give: 'Rozdaj talenty',
    yours: 'Jeden dla ciebie',
    forSeat: (name) => `Dla: ${name}`,
    notYet: 'jeszcze wybiera',
    wait: 'Wszyscy wybierają talent.',
    turn: (name) => `${name} wybiera.`,
    hostGives: (host) => `${host} rozdaje talenty.`,
    left: (n) =>
      plural(n, {
        one: 'Została # sekunda.',
        few: 'Zostały # sekundy.',
        many: 'Zostało # sekund.',
      }),
    dealRest: 'Resztę rozdaj losowo',
  },
  presets: {
    title: 'Zapisane zasady',
    name: 'Nazwa tych zasad',
    hint: 'Zapisze się na tym urządzeniu.',
    save: 'Zapisz te zasady',
    share: 'Udostępnij',
    link: (name) => `Kopiuj link do „${name}”`,
    remove: (name) => `Usuń „${name}”`,
    loaded: (name) => `Ustawiono zasady „${name}”.`,
    called: (name) => `„${name}”`,
    kept: (name) => `Zapisano „${name}” na tym urządzeniu.`,
    unreadable: 'Zasady w tym linku są uszkodzone. Poproś o nowy link.',
  },
};
