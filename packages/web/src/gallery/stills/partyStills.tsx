import { POWER_NAMES } from '@holdup/engine';
import type { Settings } from '@holdup/protocol';
import type { ComponentChildren } from 'preact';
import { type GameClock, NO_PROMISES, type Promises, type Said } from '../../game/game.ts';
import { EndScreen } from '../../screens/end/EndScreen.tsx';
import { BigScreen, PartyCorner, PartyStanding } from '../../screens/party/PartyScreen.tsx';
import { SoundButton } from '../../screens/party/TapForSound.tsx';
import { findPositionSeenBy, finished, type Position } from './position.ts';
import { stillGame } from './stillGame.ts';
import type { Stills } from './stills.ts';
import { LONG_NAMES, STILL_NAMES, stillMessage, stillTable } from './stillTable.ts';
import { Talking } from './Talking.tsx';
import { audience, LONG_TALK, PARTY_TALK, running, withPower } from './tableStills.tsx';

/** Differs from the official rules wherever a table can. */
const HOUSE_RULES = {
  powers: 'keepOne',
  banned: POWER_NAMES.slice(0, 3),
  openLoot: true,
  deadSeeHands: true,
  leftovers: 'discard',
} as const satisfies Partial<Settings>;

const partyLobby = (seats: number, people: number) => {
  const now = stillMessage({ seats, people, you: null });
  return <BigScreen table={stillTable(now)} now={now} />;
};

const partyAt = (position: Position, clock: Partial<GameClock> = {}) => {
  const { seats } = position.view.public;
  const now = stillMessage({ seats, people: seats - 1, bots: 1, you: null, stage: 'playing' });
  const game = stillGame(position, {
    people: true,
    // One of the longest names.
    away: 1,
    names: STILL_NAMES,
    clock: { deadline: Date.now() + 8500, ...clock },
  });
  return <BigScreen table={stillTable(now, game)} now={now} />;
};

const party = (seats: number, decision: string, answered?: number) =>
  partyAt(audience(seats, decision, answered));

const PARTY_PROMISES: Promises = {
  aloud: (
    [
      [0, 1, true],
      [2, 7, false],
      [5, null, true],
      [6, 3, false],
      [4, 5, true],
    ] as const
  ).map(([seat, to, kept], index) => ({ seat, to, line: 'truce', round: index + 2, kept })),
  whispered: [],
};

/** The end on a big screen, with the code for those who join the next game. */
const partyEnd = (standing: ComponentChildren = null, promises: Promises = NO_PROMISES) => (
  <div class="party big-screen">
    <EndScreen
      game={stillGame(finished({ edition: 'second', seats: 8 }, null), {
        names: STILL_NAMES,
        promises,
      })}
      party
    >
      {standing}
    </EndScreen>
    <PartyCorner code="BXKTW" />
  </div>
);

const partyTalk = (said: readonly Said[], names: readonly string[]) => {
  const now = stillMessage({ seats: 8, people: 8, you: null, stage: 'playing' });
  return (
    <Talking said={said}>
      {(talk) => {
        const game = stillGame(audience(8, 'courage'), { people: true, names, talk });
        return <BigScreen table={stillTable(now, game)} now={now} />;
      }}
    </Talking>
  );
};

/** A big screen that nobody has touched yet. */
const silent = (screen: ComponentChildren) => (
  <div class="party">
    {screen}
    <SoundButton />
  </div>
);

/** Every state of a big screen except the moments between decisions. */
export const PARTY_STILLS: Stills = {
  'party-choosing': () => {
    const now = stillMessage({ seats: 8, people: 8, you: null, choosing: 'draft' });
    return <BigScreen table={stillTable(now)} now={now} />;
  },
  'party-choosing-3': () => {
    const now = stillMessage({ seats: 3, people: 3, you: null, choosing: 'keepOne' });
    return <BigScreen table={stillTable(now)} now={now} />;
  },
  'party-choosing-done': () => {
    const now = stillMessage({
      seats: 8,
      people: 8,
      you: null,
      names: LONG_NAMES,
      choosing: 'keepOne',
    });
    const { choosing: choice } = now.table;
    const picks = choice?.offers.map(([first = null]) => first) ?? [];
    const done = { ...now.table, choosing: choice && { ...choice, picks, awaited: [] } };
    return <BigScreen table={stillTable(now)} now={{ ...now, table: done }} />;
  },
  'party-rules': () => {
    const now = stillMessage({ seats: 6, people: 4, you: null });
    const settings = { ...now.table.settings, ...HOUSE_RULES };
    const there = { ...now, table: { ...now.table, settings } };
    return <BigScreen table={stillTable(there)} now={there} />;
  },
  'party-new': () => partyLobby(6, 0),
  'party-waiting': () => partyLobby(6, 5),
  'party-waiting-8': () => partyLobby(8, 7),
  'party-waiting-long': () => {
    const now = stillMessage({ seats: 8, people: 8, you: null, names: LONG_NAMES });
    return <BigScreen table={stillTable(now)} now={now} />;
  },
  'party-waiting-evening': () => {
    const now = stillMessage({ seats: 6, people: 5, you: null, evening: 5 });
    return <BigScreen table={stillTable(now)} now={now} />;
  },
  'party-waiting-evening-8': () => {
    const now = stillMessage({ seats: 8, people: 8, you: null, names: LONG_NAMES, evening: 8 });
    return <BigScreen table={stillTable(now)} now={now} />;
  },
  'party-talk': () => partyTalk(PARTY_TALK, STILL_NAMES),
  'party-talk-long': () => partyTalk(LONG_TALK, LONG_NAMES),
  'party-waiting-silent': () => silent(partyLobby(8, 7)),
  'party-courage-silent': () => silent(party(6, 'courage')),
  'party-take-silent': () => silent(party(8, 'take')),
  'party-load': () => party(6, 'load', 2),
  'party-courage': () => party(6, 'courage'),
  'party-courage-8': () => party(8, 'courage'),
  'party-take-8': () => party(8, 'take'),
  'party-taken-4': () =>
    partyAt(
      findPositionSeenBy(
        { edition: 'second', seats: 4 },
        null,
        ({ public: shown }) => shown.decision === 'take' && shown.table.length === 3,
      ),
    ),
  'party-count-aim': () => partyAt(audience(8, 'aim'), { count: 'aim', ...running() }),
  'party-count-courage': () => partyAt(audience(8, 'courage'), { count: 'courage', ...running() }),
  'party-introduction': () =>
    partyAt({
      ...findPositionSeenBy(
        withPower('doctor', 8),
        null,
        ({ public: shown }) => shown.decision === 'load',
      ),
      past: [],
    }),
  'party-end-8': () => partyEnd(),
  'party-end-evening': () =>
    partyEnd(
      <PartyStanding table={stillMessage({ seats: 8, people: 8, evening: 8 }).table} />,
      PARTY_PROMISES,
    ),
};
