import {
  type CountName,
  countOf,
  type GameEvent,
  type OwnView,
  type Seat,
  type View,
} from '@holdup/engine';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Beat, Game } from '../game/game.ts';
import { settings } from '../settings/settings.ts';
import type { Effect } from '../sound/effects.ts';
import { play } from '../sound/player.ts';
import { buzz } from './haptics.ts';
import { afterEvent, type Scene, sceneOf } from './scene.ts';
import { announcedMs, countMs, eventMs, silenceMs } from './timings.ts';

/** The event being shown right now, and for how long. */
export type Cue = { readonly id: number; readonly event: GameEvent; readonly ms: number };

/** A number of 3 – 2 – 1. */
export type CountStep = { readonly count: CountName; readonly number: number };

export const COUNT_NUMBERS = [3, 2, 1] as const;

export type LogEntry = { readonly id: number; readonly event: GameEvent };

/** Tells a game event by event. What it shows lags behind the game; what is decided on never does. */
export type Stage = {
  readonly scene: ReadonlySignal<Scene>;
  /** The view of the last beat that has been told to its end. */
  readonly view: ReadonlySignal<View>;
  readonly secrets: ReadonlySignal<readonly OwnView[] | null>;
  readonly cue: ReadonlySignal<Cue | null>;
  /** 3 – 2 – 1 for those whose clock did not count: the dead among bots, and replays. */
  readonly count: ReadonlySignal<CountStep | null>;
  /** Everything told so far, for the log. */
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  /**
   * Counts up whenever a question may be a new one: something happened, or the game told how things stand without saying
   * what happened (after a break, or where an answer was refused). Others locking in is neither.
   */
  readonly moment: ReadonlySignal<number>;
  /** Nothing is left to tell: decisions can be asked. */
  readonly idle: ReadonlySignal<boolean>;
  /** Tells all that is waiting at once. */
  readonly skip: () => void;
  readonly stop: () => void;
};

/**
 * So many beats may wait behind the one being told. With more the telling is late (a phone that was locked, a slow
 * speed at a table whose clock runs) and tells the rest at once: nobody decides on a scene of long ago.
 */
const WAITING_MOST = 3;

const isShown = ({ events }: Beat): boolean => events.some(({ type }) => type !== 'locked');

const SOUNDS: Partial<Record<GameEvent['type'], Effect>> = {
  aimed: 'snap',
  reaimed: 'snap',
  courage: 'snap',
  wounded: 'hit',
  took: 'coins',
  paid: 'coins',
  stole: 'coins',
  dodged: 'duck',
};

const soundOf = (event: GameEvent): Effect | undefined =>
  event.type === 'revealed' ? (event.bullet === 'click' ? 'click' : 'bang') : SOUNDS[event.type];

/** What is felt in the hand: the two snaps by everybody, shots and wounds by whom they hit. */
const feel = (event: GameEvent, reader: Seat | null): void => {
  if (event.type === 'aimed' || event.type === 'courage') buzz('snap');
  if (event.type === 'revealed' && event.target === reader && reader !== null)
    buzz(event.bullet === 'click' ? 'click' : 'bang');
  if ((event.type === 'wounded' || event.type === 'died') && event.seat === reader) buzz('hit');
};

/** Which of the two counts an event ends. */
const countEndedBy = (event: GameEvent, before: View): CountName | null => {
  if (event.type === 'courage') return 'courage';
  return event.type === 'aimed' ? countOf(before.public.decision) : null;
};

/** How long to wait before an event is shown, and how long it then stays. */
const rhythm = (beat: Beat, at: number): { readonly before: number; readonly ms: number } => {
  const { speed } = settings.peek();
  const event = beat.events[at] as GameEvent;
  const first = beat.events.findIndex(({ type }) => type === event.type) === at;
  const last = at === beat.events.length - 1;
  if (event.type === 'announced') return { before: 0, ms: last ? announcedMs(speed) : 0 };
  return {
    before: event.type === 'revealed' && first ? silenceMs(speed) : 0,
    ms: eventMs(event.type, speed),
  };
};

export const createStage = (game: Game): Stage => {
  const begun = game.latest.peek();
  const scene = signal(sceneOf(begun.view));
  const view = signal(begun.view);
  const secrets = signal(begun.secrets);
  const cue = signal<Cue | null>(null);
  const count = signal<CountStep | null>(null);
  const log = signal<readonly LogEntry[]>(game.past.map((event, index) => ({ id: index, event })));
  const moment = signal(0);
  const idle = signal(true);
  const queue: Beat[] = [];
  let hurried = false;
  let stopped = false;
  let wake: (() => void) | undefined;

  const pause = (ms: number): Promise<void> =>
    ms <= 0 || hurried
      ? Promise.resolve()
      : new Promise((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });

  /** The counts that the clock has shown since their last end. */
  const counted = new Set<CountName>();
  const stopWatching = game.clock.subscribe(({ count: running, finalFrom }) => {
    if (running !== null && finalFrom !== null) counted.add(running);
  });

  const countDown = async (event: GameEvent): Promise<void> => {
    const ended = countEndedBy(event, view.peek());
    if (ended === null || counted.delete(ended) || hurried) return;
    for (const number of COUNT_NUMBERS) {
      if (stopped || hurried) break;
      count.value = { count: ended, number };
      play('count');
      buzz('count');
      await pause(countMs(settings.peek().speed) / COUNT_NUMBERS.length);
    }
    count.value = null;
  };

  const addToLog = (events: readonly GameEvent[]): void => {
    const before = log.peek();
    log.value = [...before, ...events.map((event, at) => ({ id: before.length + at, event }))];
  };

  const tell = async (beat: Beat): Promise<void> => {
    if (beat.missed !== undefined) addToLog(beat.missed);
    for (const [at, event] of beat.events.entries()) {
      const { before, ms } = rhythm(beat, at);
      await countDown(event);
      await pause(before);
      if (stopped) return;
      const id = log.peek().length;
      batch(() => {
        scene.value = afterEvent(scene.peek(), event);
        addToLog([event]);
        cue.value = ms > 0 && !hurried ? { id, event, ms } : null;
      });
      const sound = soundOf(event);
      if (sound && !hurried) play(sound);
      if (!hurried) feel(event, beat.view.seat);
      await pause(ms);
    }
    if (stopped) return;
    batch(() => {
      scene.value = sceneOf(beat.view, scene.peek());
      view.value = beat.view;
      secrets.value = beat.secrets;
      cue.value = null;
      if (beat.events.length === 0 || isShown(beat)) moment.value = moment.peek() + 1;
    });
    game.shown(beat.id);
  };

  let telling = false;
  const tellAll = async (): Promise<void> => {
    if (telling) return;
    telling = true;
    for (let beat = queue.shift(); beat && !stopped; beat = queue.shift()) await tell(beat);
    telling = false;
    hurried = false;
    idle.value = true;
  };

  const skip = (): void => {
    hurried = queue.length > 0 || telling;
    wake?.();
  };

  const stopHearing = game.beats.after(-1, (beat) => {
    queue.push(beat);
    if (isShown(beat)) idle.value = false;
    if (queue.filter(isShown).length > WAITING_MOST) skip();
    void tellAll();
  });

  return {
    scene,
    view,
    secrets,
    cue,
    count,
    log,
    moment,
    idle,
    skip,
    stop: () => {
      stopped = true;
      stopHearing();
      stopWatching();
      wake?.();
    },
  };
};
