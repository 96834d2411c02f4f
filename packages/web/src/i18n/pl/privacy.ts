import type { Privacy } from '../en/privacy.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('pl');

export const privacy: Privacy = {
  more: 'Co jest przechowywane i jak długo',
  lead: 'Bez konta, bez ciasteczek, bez śledzenia. Gry z botami nigdy nie opuszczają twojego urządzenia.',
  deviceTitle: 'Na twoim urządzeniu',
  device:
    'Ustawienia, twoje gry i klucze do twoich miejsc są w pamięci tej przeglądarki. Wyczyść dane tej strony, a znikną.',
  tableTitle: 'Przy stole',
  table:
    'Serwer przechowuje twoje imię i postać, każdy ruch, to, co się mówi, oraz odciski przeglądarki i sieci. Przy innym stole nic nie znaczą; dzięki nim gospodarz może kogoś nie wpuścić.',
  tableHours: (n) =>
    plural(n, {
      one: 'Stół, na który nikt nie patrzy, znika po # godzinie, o ile nie trwa gra.',
      few: 'Stół, na który nikt nie patrzy, znika po # godzinach, o ile nie trwa gra.',
      many: 'Stół, na który nikt nie patrzy, znika po # godzinach, o ile nie trwa gra.',
    }),
  matchTitle: 'Zakończone gry',
  match:
    'Imiona, postacie i ruchy zostają na potrzeby powtórki i dowodu. Widzi je każdy, kto ma link.',
  matchDays: (n) =>
    plural(n, {
      one: 'Gra jest usuwana po # dniu.',
      few: 'Gra jest usuwana po # dniach.',
      many: 'Gra jest usuwana po # dniach.',
    }),
  matchForever: 'Zostają, dopóki nie usunie ich osoba prowadząca ten serwer.',
  matchNames:
    'Twoje imię ma zniknąć z jakiejś gry? Wyślij link do niej osobie prowadzącej ten serwer.',
  reportsTitle: 'Zgłoszenia',
  reports:
    'Zgłoszenie zawiera oba imiona, powód i to, co ostatnio powiedziano. Czyta je osoba prowadząca ten serwer.',
  reportDays: (n) =>
    plural(n, {
      one: 'Zgłoszenie jest usuwane po # dniu.',
      few: 'Zgłoszenie jest usuwane po # dniach.',
      many: 'Zgłoszenie jest usuwane po # dniach.',
    }),
  reportForever: 'Zostaje, dopóki ta osoba go nie usunie.',
  logsTitle: 'Adresy i dzienniki',
  logs: 'Serwer patrzy na twój adres, żeby jedna sieć nie pytała zbyt często, i trzyma go tylko w pamięci operacyjnej. W jego dziennikach nie ma imion, kodów ani adresów. Pośrednik przed nim może zapisywać więcej.',
  offline: 'Teraz nie ma serwera: nic nie opuszcza twojego urządzenia.',
};
