import type { Locale } from '../locales.ts';
import { type Entry, everyForm } from './everyForm.ts';
import { type AllMessages, LANGUAGES } from './languages.ts';

/** Where a player meets each group of messages. */
const WHERE: Record<keyof AllMessages, string> = {
  common: 'Everywhere',
  home: 'Front page',
  join: 'Front page, “join with a code”',
  settings: 'Settings',
  about: 'About',
  privacy: 'Privacy',
  notFound: 'A page that does not exist',
  options: 'Rules, when setting up a game',
  editions: 'What the two editions call differently',
  game: 'Terms of both editions',
  loot: 'Loot cards: name, explanation, then what they ask and tell',
  powers: 'Powers: name, explanation, example, then what they ask and tell',
  states: 'A player at the table, as a screen reader describes them',
  connection: 'Connection badge',
  characters: 'Gangsters, for screen readers',
  talkTitle: 'Heading of the talk panel',
  talk: 'One-tap lines',
  awardsTitle: 'Heading of the awards',
  awards: 'Awards at the end',
  guide: 'Help while playing: new decisions, reasons for a move, coach, bets of dead players',
  history: 'Your games: numbers, charts and the list',
  rules: 'House rules: dealing powers, choosing them before a match, saved rules',
  howto: 'How to play',
  lessons: 'Lessons and puzzles: their list and what is around them',
  tutorial: 'Lessons: name, what each step asks, what a wrong move led to, what the right one did',
  puzzles: 'Puzzles: name, question, what a wrong move led to, answer',
  errors: 'Errors',
  table: 'The table: headings, buttons, questions',
  call: 'What the Godfather calls',
  whisper: 'Whispers',
  audience: 'Spectators and the dead',
  memory: 'The short log',
  honour: 'Promises kept and broken, at the end',
  safety: 'Who may come to a table, and what may be said there',
  tables: 'Playing together: create, join, lobby, big screen, connection',
  log: 'What happened: log lines, also read aloud',
  advice: 'Hint and coach',
  solo: 'Setting up a game against bots',
  end: 'End of the game',
  replay: 'Replays',
  terminal: 'A game in the terminal, “holdup play”',
};

const LABEL_WIDTH = 30;

/** Forms that differ in more than the number or the name. */
const distinct = (forms: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return forms.filter((form) => {
    const pattern = form.replace(/\d+/g, '#').replace(/Anna|Vito/g, '@');
    const known = seen.has(pattern);
    seen.add(pattern);
    return !known;
  });
};

/** The first form beside its key, the others beneath it. */
const lines = ({ key, forms }: Entry): readonly string[] => {
  const label = key.split('.').slice(1).join('.') || key;
  return distinct(forms).map(
    (form, index) => `${(index === 0 ? label : '').padEnd(LABEL_WIDTH)} ${form}`,
  );
};

/** Every message of a language with every form it can take, as a page to be read. */
export const proofSheet = (locale: Locale): string => {
  const groups = Map.groupBy(everyForm(LANGUAGES[locale]), ({ key }) => key.split('.')[0]);
  const pages = Object.entries(WHERE).map(([group, where]) =>
    [`${where} (${group})`, ...(groups.get(group) ?? []).flatMap(lines)].join('\n'),
  );
  return `${pages.join('\n\n')}\n`;
};
