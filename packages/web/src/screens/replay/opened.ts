import type { Seat } from '@holdup/engine';
import { signal } from '@preact/signals';
import type { CharacterId } from '../../art/index.ts';
import { readRecording } from '../../game/replay/readFile.ts';
import type { Recording } from '../../game/replay/replayGame.ts';
import { words } from '../../i18n/index.ts';
import { toast } from '../../ui/index.ts';

/** The recording being watched, if one is, and whose game it was. */
export type Opened = {
  readonly recording: Recording;
  readonly seat: Seat | null;
  /** The move it begins at. */
  readonly from: number;
};

export const opened = signal<Opened | null>(null);

/** Opens a replay from anywhere; what is none is said and changes nothing. */
export const openReplay = (
  file: unknown,
  characters?: readonly CharacterId[],
  seat: Seat | null = null,
  from = 0,
): void => {
  opened.value = null;
  readRecording(file, characters).then(
    (recording) => {
      opened.value = { recording, seat, from };
    },
    () => toast(words().errors.replayUnreadable),
  );
};

export const openFile = async (file: Blob): Promise<void> => {
  try {
    openReplay(JSON.parse(await file.text()));
  } catch {
    toast(words().errors.replayUnreadable);
  }
};
