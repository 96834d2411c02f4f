import type { Replay } from '@holdup/engine';
import { words } from '../../i18n/index.ts';
import { shareFile } from './shareFile.ts';

const fileOf = (replay: Replay): File =>
  new File([JSON.stringify(replay)], `hold-up-${replay.seed.slice(0, 8)}.json`, {
    type: 'application/json',
  });

/** Shares the replay's file on touch devices that can; otherwise saves it. */
export const saveReplay = (replay: Replay): Promise<void> =>
  shareFile(fileOf(replay), words().end.shareText);
