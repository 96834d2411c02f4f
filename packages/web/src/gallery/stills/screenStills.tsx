import { offerPowers, type PowerWay, type Seat } from '@holdup/engine';
import { commitmentOf, type MatchRecord, seedOf } from '@holdup/protocol';
import type { OpenChoice } from '../../game/local/powers.ts';
import { DEFAULT_WISHES, newMatch } from '../../game/local/setup.ts';
import { RULES_QUERIES } from '../../game/worker/rulesQueries.ts';
import { AboutScreen } from '../../screens/about/AboutScreen.tsx';
import { ChoosingScreen } from '../../screens/choosing/ChoosingScreen.tsx';
import { CreateScreen } from '../../screens/create/CreateScreen.tsx';
import { EndScreen } from '../../screens/end/EndScreen.tsx';
import { Retriable } from '../../screens/finished/FinishedGame.tsx';
import { History } from '../../screens/history/HistoryScreen.tsx';
import { HomeScreen } from '../../screens/home/HomeScreen.tsx';
import { HowToPlayScreen } from '../../screens/how-to-play/HowToPlayScreen.tsx';
import { JoinScreen } from '../../screens/join/JoinScreen.tsx';
import { LessonsScreen } from '../../screens/lessons/LessonsScreen.tsx';
import { LobbyScreen } from '../../screens/lobby/LobbyScreen.tsx';
import { NotFoundScreen } from '../../screens/not-found/NotFoundScreen.tsx';
import { NotOpened } from '../../screens/party/NewPartyScreen.tsx';
import { Match, NoMatch } from '../../screens/record/RecordScreen.tsx';
import { ReplayPlayer } from '../../screens/replay/ReplayPlayer.tsx';
import { ReplayScreen } from '../../screens/replays/ReplayScreen.tsx';
import { SettingsScreen } from '../../screens/settings/SettingsScreen.tsx';
import { SoloChoice } from '../../screens/solo/SoloChoice.tsx';
import { SoloMenu } from '../../screens/solo/SoloMenu.tsx';
import { SoloScreen } from '../../screens/solo/SoloScreen.tsx';
import { GameTable } from '../../table/GameTable.tsx';
import { Gone } from '../../together/connection/Gone.tsx';
import { Standing } from '../../together/standing/Standing.tsx';
import { playedGames } from './playedGames.ts';
import { findPosition, finished } from './position.ts';
import { STILL_SITTERS, stillGame } from './stillGame.ts';
import type { Stills } from './stills.ts';
import { LONG_NAMES, STILL_NAMES, stillMessage, stillTable } from './stillTable.ts';

const SECOND = { edition: 'second', seats: 6 } as const;
const ignore = (): void => {};

const lobby = (wish: Parameters<typeof stillMessage>[0]) => {
  const now = stillMessage(wish);
  return <LobbyScreen table={stillTable(now)} now={now} />;
};

const choosing = (way: PowerWay, you: Seat | null) => {
  const now = stillMessage({ seats: 6, people: 6, you, choosing: way });
  const { choosing: choice } = now.table;
  return choice && <ChoosingScreen table={stillTable(now)} now={now} choice={choice} />;
};

const SOLO_CHOICE: OpenChoice = {
  match: newMatch({ ...DEFAULT_WISHES, powers: true, way: 'keepOne' }),
  deal: { way: 'keepOne', banned: [] },
  offers: offerPowers({ way: 'keepOne', banned: [] }, 6, 'still'),
};

const join = (wish: Parameters<typeof stillMessage>[0]) => {
  const now = stillMessage({ ...wish, you: null });
  return <JoinScreen table={stillTable(now)} now={now} onWatch={ignore} />;
};

/** A match record as a server keeps it, with a fair shuffle. */
const keptMatch = (): MatchRecord => {
  const secret = '5ea1'.repeat(16);
  const randoms = ([0, 1, 2] as const).map((seat) => ({
    seat,
    value: `c0ffee0${seat}`.repeat(4),
  }));
  const { replay } = finished(SECOND, null, seedOf(secret, randoms));
  return {
    format: 'holdup-record',
    id: 'still',
    finishedAt: Date.UTC(2026, 10, 14, 20, 15),
    replay: { ...replay, names: STILL_NAMES.slice(0, SECOND.seats) },
    characters: STILL_SITTERS.slice(0, SECOND.seats).map(({ character }) => character),
    proof: { commitment: commitmentOf(secret), secret, randoms },
    defaults: [],
  };
};

/** A running replay, from a seat or as a spectator. */
const watching = (seat: Seat | null, part: number) => {
  const { replay, characters = [] } = keptMatch();
  const recording = { ...RULES_QUERIES.frames(replay), characters };
  const from = Math.floor((recording.frames.length - 1) * part);
  return (
    <Retriable>
      {(again) => <ReplayPlayer {...{ recording, seat, from }} onAgain={again} />}
    </Retriable>
  );
};

const end = (seats: number, edition: 'first' | 'second', seat: Seat | null = 0) => (
  <EndScreen game={stillGame(finished({ edition, seats }, seat))} />
);

/** Every screen except the table. */
export const SCREEN_STILLS: Stills = {
  home: () => <HomeScreen />,
  solo: () => <SoloScreen />,
  settings: () => <SettingsScreen />,
  'how-to-play': () => <HowToPlayScreen />,
  lessons: () => <LessonsScreen />,
  about: () => <AboutScreen />,
  replays: () => <ReplayScreen />,
  'history-none': () => <History all={[]} />,
  'history-one': () => <History all={playedGames(1)} />,
  history: () => <History all={playedGames(50)} />,
  'not-found': () => <NotFoundScreen />,
  create: () => <CreateScreen />,
  'join-first': () => join({ seats: 6, people: 0 }),
  join: () => join({ seats: 6, people: 3 }),
  'join-late': () => join({ seats: 6, people: 3, bots: 3, stage: 'playing' }),
  'join-full': () => join({ seats: 4, people: 4, stage: 'playing' }),
  lobby: () => lobby({ seats: 6, people: 3, bots: 1 }),
  'lobby-evening': () => lobby({ seats: 6, people: 4, bots: 1, evening: 4 }),
  choosing: () => choosing('keepOne', 0),
  'choosing-draft': () => choosing('draft', null),
  'choosing-host': () => choosing('host', 0),
  'solo-choosing': () => <SoloChoice choice={SOLO_CHOICE} onChosen={ignore} />,
  'lobby-8': () => lobby({ seats: 8, people: 8 }),
  'lobby-vote': () => lobby({ seats: 6, people: 4, you: 1, stage: 'finished', away: 0 }),
  'lobby-guest': () => lobby({ seats: 6, people: 3, you: 1 }),
  'solo-table': () => (
    <GameTable
      game={stillGame(findPosition(SECOND, ({ public: shown }) => shown.decision === 'load'))}
      menu={<SoloMenu onLeave={ignore} onGiveUp={ignore} />}
    />
  ),
  end: () => end(6, 'second'),
  'end-evening': () => (
    <EndScreen game={stillGame(finished({ edition: 'second', seats: 6 }, 0))}>
      <Standing table={stillMessage({ seats: 6, people: 6, evening: 6 }).table} />
    </EndScreen>
  ),
  'end-8': () => end(8, 'second'),
  'end-long': () => (
    <EndScreen
      game={stillGame(finished({ edition: 'second', seats: 8 }, 4), { names: LONG_NAMES })}
    />
  ),
  'end-first': () => end(6, 'first'),
  match: () => <Match record={keptMatch()} />,
  'match-gone': () => <NoMatch />,
  'replay-seat': () => watching(0, 0.45),
  'replay-audience': () => watching(null, 0.4),
  'replay-end': () => watching(null, 1),
  'party-replay': () => <div class="party big-screen">{watching(null, 0.4)}</div>,
  replaced: () => <Gone why="replaced" again={ignore} />,
  removed: () => <Gone why="removed" again={ignore} />,
  closed: () => <Gone why="closed" again={ignore} />,
  'no-table': () => <Gone why="notFound" again={ignore} />,
  'not-opened': () => <NotOpened why="network" again={ignore} />,
  outdated: () => <Gone why="outdated" again={ignore} />,
};
