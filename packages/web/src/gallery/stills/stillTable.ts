import { offerPowers, type PowerName, type PowerWay, pickers, type Seat } from '@holdup/engine';
import {
  DEFAULT_SETTINGS,
  type PowerChoice,
  type SeatInfo,
  START_RATING,
  type Standing,
  type TableMessage,
} from '@holdup/protocol';
import { signal } from '@preact/signals';
import { CHARACTERS, characterInfo } from '../../art/index.ts';
import type { RemoteGame } from '../../remote/remoteGame.ts';
import type { RemoteTable } from '../../remote/table.ts';

/** Short names, and ordinary ones of twelve letters. */
export const STILL_NAMES = [
  'Anna',
  'Włodzimierza',
  'Maximilianne',
  'Cléo',
  'Bartholomäus',
  'Przemysława',
  'Schmittmann',
  'Gwendoline-M',
];

/** The longest and widest names there can be. */
export const LONG_NAMES = [
  'WWWWWWWWWWWWWWWWWWWW',
  'Maximiliane Wagner-M',
  'Wojciech Mroczkowski',
  'MMMMMMMMMMMMMMMMMMMM',
  'Bartholomäus Weigand',
  'Gwendoline de Montmo',
  'Żółciński Włodzimier',
  'Wilhelmina Hummelman',
];

type TableWish = {
  readonly seats: number;
  readonly people: number;
  readonly bots?: number;
  readonly you?: Seat | null;
  readonly names?: readonly string[];
  /** Powers are being chosen in this way. */
  readonly choosing?: PowerWay;
  /** How many people have played matches at this table before. */
  readonly evening?: number;
  readonly stage?: TableMessage['table']['stage'];
  /** The person who is not connected. */
  readonly away?: number;
};

const sitting = (
  place: number,
  people: number,
  bots: number,
  names: readonly string[],
): SeatInfo => {
  const { id, name } = CHARACTERS[place] ?? characterInfo('bull');
  if (place < people)
    return {
      kind: 'person',
      person: place,
      name: names[place] ?? '',
      character: id,
      standIn: false,
    };
  return place < people + bots
    ? { kind: 'bot', name, character: id, level: 'regular' }
    : { kind: 'open' };
};

const standingOf = (person: number, names: readonly string[]): Standing => ({
  person,
  name: names[person] ?? '',
  character: CHARACTERS[person]?.id ?? 'bull',
  games: 4,
  wins: Math.max(0, 2 - person),
  money: 412_000 - person * 57_000,
  rating: START_RATING + 130 - person * 45,
});

/** The first seat has picked already, unless it is the host who picks for all. */
const choiceOf = (way: PowerWay, seats: number): PowerChoice => {
  const offers = offerPowers({ way, banned: [] }, seats, 'still');
  const [first = 0] = offers.order ?? [1];
  const picks: (PowerName | null)[] = offers.offers.map((own, seat) =>
    seat === first ? (own[0] ?? null) : null,
  );
  return {
    way,
    offers: offers.offers,
    picks,
    awaited: pickers(offers, picks),
    deadline: Date.now() + 20_000,
  };
};

/** A table message as a server sends it. */
export const stillMessage = ({
  seats,
  people,
  bots = 0,
  you = 0,
  stage = 'lobby',
  names = STILL_NAMES,
  evening = 0,
  choosing,
  away = 2,
}: TableWish): TableMessage => ({
  type: 'table',
  past: [],
  seq: 1,
  now: 0,
  table: {
    code: 'BXKTW',
    stage,
    settings: { ...DEFAULT_SETTINGS, seats, powers: 'random' },
    host: people > 0 ? 0 : null,
    seats: Array.from({ length: seats }, (_, place) => sitting(place, people, bots, names)),
    commitment: '0'.repeat(64),
    seals: [],
    randomFrom: [],
    bets: [],
    promises: [],
    guesses: [],
    votes: [],
    choosing: choosing === undefined ? null : choiceOf(choosing, seats),
    standing: Array.from({ length: evening }, (_, person) => standingOf(person, names)),
    notice: null,
    knocks: [],
    keptOut: 0,
    match: null,
  },
  you: { seat: you, person: you, muted: [], choice: null, bet: null, guess: null, promises: [] },
  presence: {
    persons: Array.from({ length: people }, (_, person) => person).filter((each) => each !== away),
    spectators: 2,
    screens: 1,
  },
  view: null,
  hands: null,
  clock: null,
  talk: [
    { kind: 'chat', at: 1, person: 1, seat: 1, text: 'Whoever aims at me pays for the pizza.' },
    { kind: 'chat', at: 2, person: 0, seat: 0, text: 'Then order a big one.' },
  ],
});

export const stillTable = (now: TableMessage, game: RemoteGame | null = null): RemoteTable => ({
  code: now.table.code,
  status: signal('seated'),
  table: signal(now),
  connection: signal('online'),
  offset: signal(0),
  game: signal(game),
  showsGame: signal(game !== null),
  ask: async () => null,
  join: async () => null,
  watching: signal(false),
  cheers: signal([]),
  watch: async () => null,
  stopWaiting: async () => {},
  giveUp: async () => null,
  close: () => {},
});
