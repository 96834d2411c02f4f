import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Character } from '../../art/index.ts';
import { type FinishedMatch, finishedMatches } from '../../game/history/finishedMatches.ts';
import { playedGames } from '../../game/history/playedGames.ts';
import { readRecording } from '../../game/replay/readFile.ts';
import type { Recording } from '../../game/replay/replayGame.ts';
import { openReplay, type ReplayRoute, readReplayRoute } from '../../game/replay/route.ts';
import { seatOrNull } from '../../game/seats.ts';
import { locale, words } from '../../i18n/index.ts';
import { Page } from '../../layout/Page.tsx';
import { settleAll } from '../../remote/unsettled.ts';
import { routeState, takeRouteState } from '../../routing/routing.tsx';
import { ButtonLink, FileButton, Panel, toast } from '../../ui/index.ts';
import { Retriable } from '../finished/FinishedGame.tsx';
import { GameEntry } from '../history/GameEntry.tsx';
import { ReplayPlayer } from '../replay/ReplayPlayer.tsx';
import '../replay/replay.css';

const TOGETHER_SHOWN = 12;

const openFile = async (file: Blob): Promise<void> => {
  try {
    openReplay({ replay: JSON.parse(await file.text()) });
  } catch {
    toast(words().errors.replayUnreadable);
  }
};

const outcomeOf = ({ won, place, replay }: FinishedMatch): string => {
  const { replay: text, end } = words();
  if (won) return text.won;
  return place === null ? text.lost : end.place(place, replay.seats);
};

const FinishedEntry = ({ match }: { match: FinishedMatch }) => {
  const { replay: text, editions } = words();
  const { ended, replay, characters, you, won } = match;
  const mine = characters[you];
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <button
      type="button"
      class="replay-entry"
      onClick={() => openReplay({ replay, characters, seat: seatOrNull(you) })}
    >
      {mine && <Character id={mine} expression={won ? 'smug' : 'scared'} size={56} />}
      <span class="replay-words">
        <strong>{day.format(ended)}</strong>
        <span>
          {editions[replay.edition].name} · {text.players(replay.seats)} · {outcomeOf(match)}
        </span>
      </span>
    </button>
  );
};

/** Games against bots whose replay is kept here, and games at tables, whose replay the server has; newest first. */
const FinishedList = () => {
  const { replay, home } = words();
  useEffect(() => void settleAll(), []);
  const entries = [
    ...finishedMatches().map((match) => ({
      id: match.id,
      ended: match.ended,
      entry: <FinishedEntry match={match} />,
    })),
    ...playedGames()
      .filter(({ together }) => together)
      .slice(0, TOGETHER_SHOWN)
      .map((game) => ({ id: game.id, ended: game.ended, entry: <GameEntry game={game} /> })),
  ].sort((a, b) => b.ended - a.ended);
  if (entries.length === 0)
    return (
      <div class="replays-none">
        <Character id="owl" />
        <p class="field-hint">{replay.none}</p>
        <ButtonLink to="/play" look="gold">
          {home.playNow}
        </ButtonLink>
      </div>
    );
  return (
    <ul class="replays">
      {entries.map(({ id, entry }) => (
        <li key={id}>{entry}</li>
      ))}
    </ul>
  );
};

const Chooser = () => {
  const { replay } = words();
  const over = useSignal(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    over.value = false;
    const file = event.dataTransfer?.files[0];
    if (file) void openFile(file);
  };
  return (
    <Page title={replay.title} wide="replay-page">
      <p>{replay.lead}</p>
      <Panel>
        <FinishedList />
      </Panel>
      <section
        class="replay-drop"
        aria-label={replay.open}
        data-over={over.value}
        onDragOver={(event) => {
          event.preventDefault();
          over.value = true;
        }}
        onDragLeave={() => {
          over.value = false;
        }}
        onDrop={drop}
      >
        <FileButton label={replay.open} onFile={(file) => void openFile(file)} />
        <p class="field-hint">{replay.drop}</p>
      </section>
    </Page>
  );
};

const isSame = (a: ReplayRoute | null, b: ReplayRoute | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** The replay of the history entry; the same value for as long as it is the same replay, whatever lies over it. */
const useRoute = (): ReplayRoute | null => {
  const route = useRef<ReplayRoute | null>(null);
  const found = readReplayRoute(routeState.value);
  if (!isSame(found, route.current)) route.current = found;
  return route.current;
};

type Opened = { readonly id: number; readonly route: ReplayRoute; readonly recording: Recording };

/** Reads the replay of a route. An invalid one is reported and removed from the history entry. */
const useOpened = (route: ReplayRoute | null): Opened | null => {
  const opened = useSignal<Opened | null>(null);
  useEffect(() => {
    if (route === null) return;
    let stale = false;
    readRecording(route.replay, route.characters).then(
      (recording) => {
        if (!stale) opened.value = { id: (opened.peek()?.id ?? 0) + 1, route, recording };
      },
      () => {
        if (stale) return;
        toast(words().errors.replayUnreadable);
        takeRouteState();
      },
    );
    return () => {
      stale = true;
    };
  }, [route]);
  return opened.value?.route === route ? opened.value : null;
};

/** Watches a finished match again: one stored on this device, or any file. */
export const ReplayScreen = () => {
  const opened = useOpened(useRoute());
  if (opened === null) return <Chooser />;
  const { id, recording } = opened;
  const { seat = null, from = 0 } = opened.route;
  return (
    <Retriable key={id}>
      {(again) => <ReplayPlayer {...{ recording, seat, from }} onAgain={again} />}
    </Retriable>
  );
};
