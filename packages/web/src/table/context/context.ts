import type { OwnView, Seat } from '@holdup/engine';
import type { Game } from '../../game/game.ts';
import type { Messages } from '../../i18n/index.ts';
import type { Choice, Prompt } from '../prompt/prompt.ts';

/** What every part of the table needs: the game, the words, the open decision and how to answer it. */
export type TableContext = {
  readonly game: Game;
  readonly words: Messages;
  /** The decision that can be answered now. */
  readonly prompt: Prompt | null;
  readonly answer: (choice: Choice) => void;
  /** Whether it is a count, in which an answer can be changed. */
  readonly changeable: boolean;
  /** The choice made: in a count while it can be changed, else until the table has taken it. */
  readonly isChosen: (choice: Choice) => boolean;
  /** Whether the hint that was asked for names this choice. */
  readonly isHinted: (choice: Choice) => boolean;
  readonly inspect: (seat: Seat) => void;
  readonly secrets: readonly OwnView[] | null;
};

export const personChoice = (prompt: Prompt | null, seat: Seat): Choice | undefined =>
  prompt?.choices.find(({ picture }) => picture?.kind === 'person' && picture.seat === seat);
