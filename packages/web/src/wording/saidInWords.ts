import type { Said } from '../game/game.ts';
import { words } from '../i18n/index.ts';

/** What a player said, in the reader's language. */
export const saidInWords = (said: Said): string => {
  const { talk, table, whisper } = words();
  switch (said.kind) {
    case 'line':
      return talk[said.line];
    case 'chat':
      return said.text;
    case 'whispering':
      return whisper.psst;
    case 'reaction':
      return table.reactions[said.reaction].name;
  }
};
