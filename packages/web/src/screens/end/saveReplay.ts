import type { Replay } from '@holdup/engine';
import { words } from '../../i18n/index.ts';
import { download } from '../../storage/download.ts';

const fileOf = (replay: Replay): File =>
  new File([JSON.stringify(replay)], `hold-up-${replay.seed.slice(0, 8)}.json`, {
    type: 'application/json',
  });

/** Shares the file on touch devices that can; otherwise saves it. */
export const saveReplay = async (replay: Replay): Promise<void> => {
  const file = fileOf(replay);
  const share = { files: [file], text: words().end.shareText };
  const handheld = matchMedia('(pointer: coarse)').matches;
  if (!handheld || !navigator.canShare?.(share)) {
    download(file);
    return;
  }
  try {
    await navigator.share(share);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(file);
  }
};
