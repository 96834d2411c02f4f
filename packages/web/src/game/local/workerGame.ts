import { batch, effect, signal } from '@preact/signals';
import { thinkingMs } from '../../motion/timings.ts';
import { settings } from '../../settings/settings.ts';
import { type Beats, createBeats } from '../beats.ts';
import type { Game } from '../game.ts';
import { startWorker } from '../worker/ask.ts';
import type { FromWorker, ToWorker } from '../worker/messages.ts';
import { createCountedChoice } from './countedChoice.ts';

type Thinking = Extract<ToWorker, { type: 'thinking' }>['thinking'];

/** What all games that a worker runs have in common. */
type WorkerGame = Pick<
  Game,
  | 'latest'
  | 'beats'
  | 'past'
  | 'shown'
  | 'clock'
  | 'choice'
  | 'answer'
  | 'trouble'
  | 'hurry'
  | 'leave'
>;

/** What one such game adds. */
type Own<G extends Game> = {
  /** The message that starts it. */
  readonly begin: (thinking: Thinking) => ToWorker;
  /** Is called with every message, before the screen gets the beat. */
  readonly hear: (message: FromWorker) => void;
  /** The game, once its first view is there. */
  readonly gameOf: (common: WorkerGame) => G;
};

/** Starts a game in a worker of its own. Resolves once its first view is there. */
export const startWorkerGame = <G extends Game>({ begin, hear, gameOf }: Own<G>): Promise<G> =>
  new Promise((resolve, reject) => {
    const worker = startWorker();
    const send = (message: ToWorker): void => worker.postMessage(message);
    const trouble = signal<Game['trouble']['value']>(null);
    let beats: Beats | undefined;
    const choice = createCountedChoice(
      () => beats?.latest.peek().view ?? null,
      (move) => send({ type: 'answer', move }),
    );
    const stopFollowing = effect(() =>
      send({ type: 'thinking', thinking: thinkingMs(settings.value.speed) }),
    );
    const leave = (): void => {
      stopFollowing();
      choice.stop();
      worker.terminate();
    };

    const addBeat = ({
      id,
      events,
      view,
      secrets,
      past,
    }: Extract<FromWorker, { type: 'beat' }>): void => {
      const beat = { id, events, view, secrets };
      choice.endCount(view);
      if (beats) {
        beats.add(beat);
        return;
      }
      beats = createBeats(beat);
      resolve(
        gameOf({
          latest: beats.latest,
          beats: { after: beats.after },
          past,
          shown: (shown) => send({ type: 'shown', id: shown }),
          clock: choice.clock,
          choice: choice.choice,
          answer: (move) => {
            trouble.value = null;
            choice.answer(move);
          },
          trouble,
          hurry: () => {
            choice.lockIn();
            send({ type: 'hurry' });
          },
          leave,
        }),
      );
    };

    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
      batch(() => {
        hear(data);
        if (data.type === 'beat') addBeat(data);
        else if (data.type === 'refused') trouble.value = 'notAllowed';
      }),
    );
    worker.addEventListener('error', () => {
      if (beats !== undefined) return;
      leave();
      reject(new Error('The game could not be started.'));
    });
    send(begin(thinkingMs(settings.peek().speed)));
  });
