import type { Safety } from '../en/safety.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('pl');

export const safety: Safety = {
  title: 'Zarządzaj stołem',
  locked: {
    name: 'Zamknij stół na klucz',
    explain: 'Nikt nowy nie wejdzie. Kto już jest, zawsze może wrócić.',
  },
  approval: { name: 'Ja wpuszczam', explain: 'Nowe osoby czekają na twoją zgodę.' },
  hideCode: {
    name: 'Ukryj kod',
    explain: 'Do streamów: bez kodu na telewizorze i przed grą. W pasku adresu nadal go widać.',
  },
  hiddenCode: 'Kod jest ukryty.',
  showCode: 'Pokaż tutaj',
  hiddenOnScreen: 'Kod jest ukryty. O link poproś gospodarza.',
  spectators: {
    name: 'Widownia',
    all: 'Każdy',
    few: 'Do 5 osób',
    none: 'Nikt',
    clear: 'Wyproś widownię',
  },
  filter: {
    name: 'Filtr imion i czatu',
    off: { name: 'Brak', explain: 'Wszystko widać tak, jak jest napisane.' },
    mild: { name: 'Łagodny', explain: 'Obelgi zmieniają się w gwiazdki.' },
    strict: { name: 'Ostry', explain: 'Przekleństwa też zmieniają się w gwiazdki.' },
  },
  keepOut: {
    name: 'Wyproś na dobre',
    explain:
      'Ta przeglądarka nie wejdzie, jej sieć musi pukać. Inna przeglądarka w innej sieci wejdzie.',
  },
  pardon: (n) =>
    plural(n, {
      one: 'Wpuść z powrotem # osobę',
      few: 'Wpuść z powrotem # osoby',
      many: 'Wpuść z powrotem # osób',
    }),
  door: {
    knocks: (name) => `Do drzwi puka ${name}.`,
    suspect: 'Ta sama sieć co u kogoś, kto ma zostać za drzwiami.',
    admit: 'Wpuść',
    turnAway: 'Odpraw',
    approval: 'Tutaj wpuszcza gospodarz. Usiądź i chwilę zaczekaj.',
    waitingTitle: 'Puk, puk',
    waiting: (host) => `${host} już wie. Jedno dotknięcie i wchodzisz.`,
    stopWaiting: 'Nie czekam dłużej',
  },
  report: {
    title: 'Zgłoś',
    reason: 'O co chodzi?',
    reasons: { name: 'Imię', chat: 'Czat', cheating: 'Oszustwo', other: 'Inne' },
    remark: 'Co się stało?',
    explain:
      'Trafia do osoby, która prowadzi serwer, razem z ostatnią rozmową. Przy stole nikt tego nie widzi.',
    send: 'Wyślij zgłoszenie',
    sent: 'Zgłoszenie wysłane.',
  },
};
