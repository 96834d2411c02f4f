import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { readRecording } from '../../game/replay/readFile.ts';
import type { Recording } from '../../game/replay/replayGame.ts';
import { words } from '../../i18n/index.ts';
import { charactersOf, readMatch } from '../../remote/match.ts';
import { path } from '../../routing/routing.tsx';
import { Retriable } from '../finished/FinishedGame.tsx';
import { ReplayPlayer } from '../replay/ReplayPlayer.tsx';
import { NoMatch } from './RecordScreen.tsx';
import '../replay/replay.css';

const openRecording = async (match: string): Promise<Recording | null> => {
  const record = await readMatch(match, 1);
  return record && readRecording(record.replay, charactersOf(record)).catch(() => null);
};

/** The replay of a finished match and nothing else, for a frame in another site. */
export const EmbedScreen = () => {
  const { common } = words();
  const recording = useSignal<Recording | null | undefined>(undefined);
  useEffect(() => {
    void openRecording(path.peek().split('/')[2] ?? '').then((opened) => {
      recording.value = opened;
    });
  }, []);
  if (recording.value === undefined) return <h1 class="notice">{common.loading}</h1>;
  if (recording.value === null) return <NoMatch />;
  const shown = recording.value;
  return (
    <Retriable>
      {(again) => (
        <ReplayPlayer recording={shown} seat={null} from={0} onClose={null} onAgain={again} />
      )}
    </Retriable>
  );
};
