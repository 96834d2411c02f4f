import type { History } from '../en/history.ts';
import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('de');

export const history: History = {
  none: 'Noch keine beendeten Spiele. Spiele gegen Bots und mit anderen erscheinen hier.',
  all: 'Alle',
  company: 'Gegen',
  people: 'Nur Menschen',
  mixed: 'Gemischte Bots',
  numbers: 'In Zahlen',
  games: 'Spiele',
  wins: 'Siege',
  share: (n, part) => `${n} (${part})`,
  average: 'Geld pro Spiel',
  best: 'Bestes Spiel',
  bluffs: 'Geglückte Bluffs',
  hits: 'Treffer',
  hitsTaken: 'Treffer kassiert',
  diedFirst: 'Als Erstes tot',
  victim: 'Lieblingsopfer',
  enemy: 'Erzfeind',
  nobody: 'noch niemand',
  rival: (name, n) => plural(n, { one: `${name} (# Treffer)`, other: `${name} (# Treffer)` }),
  places: 'Plätze',
  place: 'Platz',
  money: 'Geld, Spiel für Spiel',
  moneyHint: 'Die letzten Spiele, das neueste rechts. Gold: gewonnen.',
  date: 'Datum',
  sum: 'Geld',
  list: 'Spiele, die neuesten zuerst',
  together: 'mit anderen',
  alone: 'gegen Bots',
  more: 'Mehr zeigen',
  remove: (date) => `Spiel vom ${date} entfernen`,
  data: 'Deine Daten',
  save: 'Als Datei sichern',
  read: 'Aus Datei hinzufügen',
  added: (n) => plural(n, { one: '# Spiel hinzugefügt.', other: '# Spiele hinzugefügt.' }),
  clear: 'Alles löschen',
  clearSure:
    'Das löscht alle Spiele und Aufzeichnungen von diesem Gerät. Sichere vorher eine Datei, wenn du sie vielleicht zurückwillst.',
  unreadable:
    'Diese Datei ist kein Spielverlauf von Hold-Up oder beschädigt. Es hat sich nichts geändert.',
};
