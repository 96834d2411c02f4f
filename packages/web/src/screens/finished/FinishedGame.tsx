import type { Seat } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { readRecording } from '../../game/replay/readFile.ts';
import type { Recording } from '../../game/replay/replayGame.ts';
import { words } from '../../i18n/index.ts';
import { navigate, path, routeState } from '../../routing/routing.tsx';
import { isRecord } from '../../storage/storage.ts';
import { toast } from '../../ui/index.ts';
import { EndScreen, type EndScreenProps, type Watch } from '../end/EndScreen.tsx';
import { ReplayPlayer } from '../replay/ReplayPlayer.tsx';

/** What the history entry of a replay over the end carries, so that Back closes the replay. */
const WATCHING = { watching: true } as const;

type Watched = {
  readonly id: number;
  readonly recording: Recording;
  readonly from: number;
  readonly seat: Seat | null;
};

/** The end of a game, and its replay over it: closing the replay, or Back, leads to the end as it was left. */
export const FinishedGame = (props: Omit<EndScreenProps, 'onWatch'>) => {
  const watched = useSignal<Watched | null>(null);
  const scrolled = useRef(0);
  const state = routeState.value;
  const open = isRecord(state) && state.watching === true ? watched.value : null;
  useLayoutEffect(() => {
    if (open === null) scrollTo(0, scrolled.current);
  }, [open]);
  const watch: Watch = (replay, from, seat) => {
    const characters = props.game.sitters.peek().map(({ character }) => character);
    readRecording(replay, characters).then(
      (recording) => {
        scrolled.current = scrollY;
        watched.value = { id: (watched.peek()?.id ?? 0) + 1, recording, from, seat };
        navigate(path.peek(), WATCHING);
      },
      () => toast(words().errors.replayUnreadable),
    );
  };
  return (
    <>
      <div hidden={open !== null}>
        <EndScreen {...props} onWatch={watch} />
      </div>
      {open && (
        <ReplayPlayer
          key={open.id}
          recording={open.recording}
          seat={open.seat}
          from={open.from}
          onClose={() => history.back()}
        />
      )}
    </>
  );
};
