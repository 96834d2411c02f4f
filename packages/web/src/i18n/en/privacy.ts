import { pluralsOf } from '../plural.ts';

const plural = pluralsOf('en');

/** What is kept about people, where, and for how long. */
export const privacy = {
  more: 'What is kept, and for how long',
  lead: 'No account, no cookies, no tracking. Games against bots never leave your device.',
  deviceTitle: 'On your device',
  device:
    'Settings, your games and the keys to your seats are in this browser’s storage. Clear the data of this site and they’re gone.',
  tableTitle: 'At a table',
  table:
    'The server keeps your name and character, every move, what is said, and fingerprints of your browser and network. They mean nothing at any other table; with them a host can keep someone out.',
  tableHours: (n: number) =>
    plural(n, {
      one: 'A table that nobody looks at is deleted after # hour, unless a match is under way.',
      other: 'A table that nobody looks at is deleted after # hours, unless a match is under way.',
    }),
  matchTitle: 'Finished matches',
  match:
    'Names, characters and moves are kept for the replay and the proof. Whoever has the link can see them.',
  matchDays: (n: number) =>
    plural(n, {
      one: 'A match is deleted after # day.',
      other: 'A match is deleted after # days.',
    }),
  matchForever: 'They’re kept until whoever hosts this server deletes them.',
  matchNames: 'Want your name taken out of a match? Send its link to whoever hosts this server.',
  reportsTitle: 'Reports',
  reports:
    'A report holds both names, the reason and what was said last. Whoever hosts this server reads it.',
  reportDays: (n: number) =>
    plural(n, {
      one: 'A report is deleted after # day.',
      other: 'A report is deleted after # days.',
    }),
  reportForever: 'It’s kept until they delete it.',
  logsTitle: 'Addresses and logs',
  logs: 'The server looks at your address to limit how much one network may ask, and keeps it in memory only. It writes no names, codes or addresses into its logs. A proxy in front of it may.',
  offline: 'There’s no server right now: nothing leaves your device.',
};
export type Privacy = typeof privacy;
