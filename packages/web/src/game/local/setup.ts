import { LEVELS, type Level, PERSONALITIES } from '@holdup/bots';
import {
  DEFAULT_OPTIONS,
  EDITIONS,
  type EditionName,
  hasOption,
  type Options,
  optionsOf,
  type PowerName,
  type PowerWay,
  type Replay,
  type Seat,
} from '@holdup/engine';
import { CHARACTERS, type CharacterId, characterInfo } from '../../art/index.ts';
import type { LocalMatch, LocalSeat } from '../worker/messages.ts';
import { dealt } from './powers.ts';

export const TOUGHNESS = ['easy', 'mixed', 'tough'] as const;
type Toughness = (typeof TOUGHNESS)[number];

/** The options of the rules that matter against bots, who are never too slow. */
type SoloOptions = Omit<Options, 'powers' | 'oldest' | 'lateAim'>;

/** The options of the setup screen. */
export type Wishes = SoloOptions & {
  readonly opponents: number;
  readonly toughness: Toughness;
  readonly edition: EditionName;
  readonly powers: boolean;
  readonly way: PowerWay;
  readonly banned: readonly PowerName[];
  readonly deadSeeHands: boolean;
  readonly shortLog: boolean;
  readonly hideReady: boolean;
  readonly character: CharacterId;
};

export const DEFAULT_WISHES: Wishes = {
  opponents: 5,
  toughness: 'mixed',
  edition: EDITIONS[0],
  powers: false,
  way: 'random',
  banned: [],
  openLoot: DEFAULT_OPTIONS.openLoot,
  leftovers: DEFAULT_OPTIONS.leftovers,
  junkDealer: DEFAULT_OPTIONS.junkDealer,
  stealthy: DEFAULT_OPTIONS.stealthy,
  dictator: DEFAULT_OPTIONS.dictator,
  deadSeeHands: true,
  shortLog: false,
  hideReady: false,
  character: 'rabbit',
};

/** Who plays on for the others in a game tried again. */
const BRANCH_LEVEL: Level = 'regular';

const levelOf = (toughness: Toughness, index: number): Level => {
  switch (toughness) {
    case 'easy':
      return LEVELS[0];
    case 'mixed':
      return LEVELS[index % LEVELS.length] ?? LEVELS[0];
    case 'tough':
      return LEVELS.at(-1) ?? LEVELS[0];
  }
};

const shuffled = <T>(list: readonly T[]): readonly T[] =>
  list
    .map((entry) => ({ entry, key: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ entry }) => entry);

const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');

const botSeat = (character: CharacterId, level: Level): LocalSeat => {
  const personality = PERSONALITIES.find((each) => each.character === character);
  return {
    kind: 'bot',
    name: characterInfo(character).name,
    character,
    level,
    personality: personality?.id ?? PERSONALITIES[0].id,
  };
};

/** A new match: the person sits in seat 0, bots around in a random order. */
export const newMatch = (wishes: Wishes): LocalMatch => {
  const { character, opponents, toughness, edition, powers, deadSeeHands, ...more } = wishes;
  const { shortLog, hideReady, way, banned, ...options } = more;
  const others = shuffled(CHARACTERS.filter(({ id }) => id !== character)).slice(0, opponents);
  const seats: readonly LocalSeat[] = [
    { kind: 'person', name: characterInfo(character).name, character },
    ...others.map(({ id }, index) => botSeat(id, levelOf(toughness, index))),
  ];
  const withPowers = powers && hasOption(edition, 'powers');
  return dealt({
    ...(withPowers ? { deal: { way, banned } } : {}),
    setup: {
      edition,
      seats: seats.length,
      seed: newSeed(),
      options: optionsOf(edition, { ...options, powers: powers ? 'random' : 'none' }),
    },
    seats,
    moves: [],
    deadSeeHands,
    screenRules: { shortLog, hideReady },
  });
};

/** A match from the middle of another: one player decides again, bots play for the others. */
export const branchOf = (
  { edition, options, seats, seed, moves, names = [] }: Replay,
  characters: readonly CharacterId[],
  seat: Seat,
  from: number,
): LocalMatch => ({
  setup: { edition, options, seats, seed },
  seats: characters.map((character, place): LocalSeat => {
    const name = names[place] ?? characterInfo(character).name;
    return place === seat
      ? { kind: 'person', name, character }
      : { ...botSeat(character, BRANCH_LEVEL), name };
  }),
  moves: moves.slice(0, from),
  branch: from,
});

/** A new match with the same players and options. */
export const rematchOf = ({ branch: _, ...match }: LocalMatch): LocalMatch =>
  dealt({ ...match, setup: { ...match.setup, seed: newSeed() }, moves: [] });
