import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { createLessonGame, type LessonGame } from '../../game/lesson/lessonGame.ts';
import { type LessonEntry, wordsOf } from '../../lessons/catalogue.ts';
import { keepStep, keepTaken, stepOf } from '../../lessons/progress.ts';

/** The game of a lesson, from the step where this device left it, and a way to try the last step again. */
export const useLessonGame = (
  lesson: LessonEntry,
): {
  /** Null until its first view is there. */
  readonly game: ReadonlySignal<LessonGame | null>;
  /** It could not be loaded. */
  readonly failed: ReadonlySignal<boolean>;
  readonly attempt: number;
  readonly again: () => void;
} => {
  const { path, file } = lesson;
  const game = useSignal<LessonGame | null>(null);
  const failed = useSignal(false);
  const attempt = useSignal(0);
  useLayoutEffect(() => {
    let gone = false;
    createLessonGame(file, stepOf(path), (step) => wordsOf(lesson).steps[step]?.say ?? null).then(
      (created) => {
        if (gone) created.leave();
        else game.value = created;
      },
      () => {
        failed.value = true;
      },
    );
    return () => {
      gone = true;
      game.peek()?.leave();
      game.value = null;
    };
  }, [path, attempt.value]);
  useSignalEffect(() => {
    const state = game.value?.progress.value;
    if (state === undefined) return;
    if (state.outcome === 'right') keepTaken(path);
    else keepStep(path, state.step);
  });
  return {
    game,
    failed,
    attempt: attempt.value,
    again: () => {
      attempt.value++;
    },
  };
};
