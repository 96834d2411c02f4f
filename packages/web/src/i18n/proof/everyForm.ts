import type { Person } from '../index.ts';
import type { AllMessages } from './languages.ts';

/** One message and everything it can say. */
export type Entry = { readonly key: string; readonly forms: readonly string[] };

type Sample = (messages: AllMessages) => readonly unknown[];

const person = (name: string): Person => ({ you: false, name });
const READER: Person = { you: true, name: 'Vito' };
/** A name with a consonant and one with a vowel: French elides before the second, if anything does. */
const [VITO, ANNA] = [person('Vito'), person('Anna')];

const one =
  (value: unknown): Sample =>
  () => [value];

/** Numbers that take every plural form of our four languages, zero included. */
const COUNTS: Sample = () => [1, 2, 5, 22, 0];

const bullet: Sample = ({ game }) => [game.bullets.bang.name, game.bullets.click.name];
const card: Sample = ({ game, loot }) => [
  game.within(loot.cards.painting.name),
  game.within(loot.cards.bill5.name),
];
const list: Sample = ({ game, common }) => [game.list(['Vito', 'Anna', common.you])];
const money: Sample = ({ game }) => [game.money(45_000)];

/** What a message can be given, by the name of its parameter. A message with any other parameter is refused. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  // Counts and positions
  n: COUNTS,
  points: () => [1, 2, 5],
  added: () => [1, 2, 8],
  wounds: () => [1, 2],
  round: one(3),
  of: one(8),
  right: one(3),
  at: one(5),
  percent: () => [0, 60],
  // People
  name: () => ['Anna'],
  host: one('Anna'),
  other: one('Otto'),
  godfather: one('Anna'),
  counts: one('Anna 2, Otto 1'),
  names: list,
  aimers: ({ game }) => [game.list(['Vito', 'Anna'])],
  order: list,
  ducked: list,
  standing: one('Otto'),
  several: one(3),
  // Things
  bullet,
  card,
  what: card,
  first: ({ loot }) => [loot.cards.painting.name],
  second: ({ game, loot }) => [game.within(loot.cards.clip.name)],
  kind: ({ game, loot }) => [game.within(loot.kinds.bill)],
  cards: ({ game, loot }) => [
    game.list([
      game.times(2, game.within(loot.cards.painting.name)),
      game.within(loot.cards.bill5.name),
    ]),
  ],
  owned: ({ editions }) => [editions.second.cards(2), editions.first.cards(2)],
  bullets: ({ game }) => [game.counts.bullets(3)],
  left: ({ game }) => [game.counts.wounds(0), game.counts.wounds(1)],
  level: ({ options }) => [options.botLevels.rookie.name],
  money,
  done: ({ game, log, loot }) => [log.took(READER, game.within(loot.cards.painting.name))],
  guns: ({ game }) => [game.counts.aimedAtYou(2)],
  list: ({ advice }) => [advice.hint.gun('Anna', advice.percent(0.4))],
  options: ({ advice, editions }) => [
    advice.hint.option(editions.second.stand.name, advice.percent(0.4)),
  ],
  part: ({ advice }) => [advice.percent(0.4)],
  date: one('14.11.'),
  chance: ({ advice }) => [advice.percent(0.4)],
  gangster: ({ characters }) => [characters.owl],
  step: ({ editions }) => [editions.second.steps.courage],
  rule: ({ tables }) => [tables.pace.name],
  value: ({ tables }) => [tables.pace.party.name],
  move: ({ editions }) => [editions.second.duck.name],
  keys: ({ terminal }) => [`q ${terminal.keys.leave}`],
  // Written by people or machines
  code: one('KLM4'),
  address: one('holdup.example'),
  text: ({ talk }) => [talk.bluff],
};

/** Formatters of the language rather than messages. */
const FORMATTERS = ['game.money', 'game.list', 'game.within', 'advice.percent'];

type Spoken = (...values: readonly unknown[]) => unknown;

/** The names of a function's parameters, as its source has them. */
const parametersOf = (message: Spoken): readonly string[] => {
  const [, between = ''] = /^\(([^)]*)\)/.exec(message.toString()) ?? [];
  return between
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
};

/** The reader or another player; with two people, nobody does anything to themselves. */
const people = (names: readonly string[]): readonly (readonly Person[])[] =>
  names.includes('whom') && names.includes('who')
    ? [
        [READER, ANNA],
        [ANNA, READER],
        [VITO, ANNA],
      ]
    : names.includes('who') || names.includes('whom')
      ? [[READER], [ANNA], [VITO]]
      : [[]];

/** Every combination of one value from each list. */
const combined = (lists: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] =>
  lists.reduce<readonly (readonly unknown[])[]>(
    (begun, values) => begun.flatMap((start) => values.map((value) => [...start, value])),
    [[]],
  );

const formsOf = (key: string, message: Spoken, messages: AllMessages): readonly string[] => {
  const names = parametersOf(message).map((name) => name.replace(/^_/, ''));
  const forms = people(names).flatMap((cast) => {
    const left = [...cast];
    const lists = names.map((name) => {
      if (name === 'who' || name === 'whom') return [left.shift()];
      const sample = SAMPLES[name];
      if (!sample) throw new Error(`${key} takes “${name}”: give it a sample in everyForm.ts`);
      return sample(messages);
    });
    return combined(lists).map((values) => String(message(...values)));
  });
  return [...new Set(forms)];
};

const isSpoken = (value: unknown): value is Spoken => typeof value === 'function';

/** Every message of a language in every form it can take, in the order of the files. */
export const everyForm = (messages: AllMessages): readonly Entry[] => {
  const walk = (value: unknown, key: string): readonly Entry[] => {
    if (FORMATTERS.includes(key)) return [];
    if (typeof value === 'string') return [{ key, forms: [value] }];
    if (isSpoken(value)) return [{ key, forms: formsOf(key, value, messages) }];
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([name, part]) =>
        walk(part, key === '' ? name : `${key}.${name}`),
      );
    throw new Error(`${key} is neither text, function nor group`);
  };
  return walk(messages, '');
};
