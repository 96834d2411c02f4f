import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type CharacterId, characterInfo } from '../../art/index.ts';
import type { Game, Sitter } from '../game.ts';
import { startWorkerGame } from '../local/workerGame.ts';
import { NO_ABILITIES, withoutPeople } from '../withoutPeople.ts';
import type { LessonState } from '../worker/lessonScript.ts';

/** Who sits where in every lesson, the learner first; the words of lessons call them by name. */
const CAST: readonly CharacterId[] = [
  'rabbit',
  'bull',
  'toad',
  'owl',
  'fox',
  'duck',
  'cat',
  'bear',
];

const sittersOf = (seats: number): readonly Sitter[] =>
  CAST.slice(0, seats).map((character, seat) => ({
    name: characterInfo(character).name,
    character,
    kind: seat === 0 ? 'person' : 'bot',
    away: false,
  }));

/** A game that follows a lesson's script, and how far it is. */
export type LessonGame = Game & { readonly progress: ReadonlySignal<LessonState> };

/** Plays a lesson from the learner's step `from` on; `say` words each step. Resolves once its first view is there. */
export const createLessonGame = (
  file: unknown,
  from: number,
  say: (step: number) => string | null,
): Promise<LessonGame> => {
  const progress = signal<LessonState>({ step: from, outcome: null });
  return startWorkerGame({
    begin: (thinking) => ({ type: 'lesson', file, from, thinking }),
    hear: (message) => {
      if (message.type === 'beat' && message.lesson !== undefined) progress.value = message.lesson;
    },
    gameOf: (common) => ({
      ...withoutPeople(),
      ...common,
      sitters: signal(sittersOf(common.latest.peek().view.public.seats)),
      progress,
      guidance: computed(() => say(progress.value.step)),
      abilities: { ...NO_ABILITIES, hurry: true },
      record: async () => null,
    }),
  });
};
