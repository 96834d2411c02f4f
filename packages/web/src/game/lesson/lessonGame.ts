import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import { type CharacterId, characterInfo } from '../../art/index.ts';
import { thinkingMs } from '../../motion/timings.ts';
import { settings } from '../../settings/settings.ts';
import { type Beats, createBeats } from '../beats.ts';
import type { Game, Sitter } from '../game.ts';
import { createCountedChoice } from '../local/countedChoice.ts';
import { NO_ABILITIES, withoutPeople } from '../withoutPeople.ts';
import { startWorker } from '../worker/ask.ts';
import type { LessonState } from '../worker/lessonScript.ts';
import type { FromWorker, ToWorker } from '../worker/messages.ts';

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
): Promise<LessonGame> =>
  new Promise((resolve, reject) => {
    const worker = startWorker();
    const send = (message: ToWorker): void => worker.postMessage(message);
    const trouble = signal<Game['trouble']['value']>(null);
    const progress = signal<LessonState>({ step: from, outcome: null });
    const guidance = signal<string | null>(null);
    let beats: Beats | undefined;
    const choice = createCountedChoice(
      () => beats?.latest.peek().view ?? null,
      (move) => send({ type: 'answer', move }),
    );
    const stopFollowing = effect(() =>
      send({ type: 'thinking', thinking: thinkingMs(settings.value.speed) }),
    );
    const stopSaying = effect(() => {
      guidance.value = say(progress.value.step);
    });
    const leave = (): void => {
      stopFollowing();
      stopSaying();
      choice.stop();
      worker.terminate();
    };

    const gameOf = ({ latest, after }: Beats, past: Game['past']): LessonGame => ({
      sitters: signal(sittersOf(latest.peek().view.public.seats)),
      latest,
      beats: { after },
      past,
      progress,
      guidance,
      shown: (id) => send({ type: 'shown', id }),
      clock: choice.clock,
      choice: choice.choice,
      answer: (move) => {
        trouble.value = null;
        choice.answer(move);
      },
      ...withoutPeople(),
      trouble,
      abilities: { ...NO_ABILITIES, hurry: true },
      hurry: () => {
        choice.lockIn();
        send({ type: 'hurry' });
      },
      record: async () => null,
      leave,
    });

    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'refused') trouble.value = 'notAllowed';
      if (data.type !== 'beat') return;
      const { id, events, view, secrets, past, lesson } = data;
      const beat = { id, events, view, secrets };
      choice.endCount(view);
      batch(() => {
        if (lesson !== undefined) progress.value = lesson;
        if (beats) beats.add(beat);
        else {
          beats = createBeats(beat);
          resolve(gameOf(beats, past));
        }
      });
    });
    worker.addEventListener('error', () => {
      leave();
      reject(new Error('The lesson could not be started.'));
    });
    send({ type: 'lesson', file, from, thinking: thinkingMs(settings.peek().speed) });
  });
