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
import { speed } from '../settings/settings.ts';
import { play } from '../sound/player.ts';
import { type CountStep, createCountdown } from './countdown.ts';
import { buzz } from './haptics.ts';
import { createPauses } from './pauses.ts';
import { afterEvent, type Scene, sceneOf } from './scene.ts';
import { afterHit, hitOf, isWoundShown } from './shots.ts';
import { soundsOf } from './staging.ts';
import { announcedMs, eventMs, flipMs, hitMs, silenceMs } from './timings.ts';

/** The event being shown right now, and for how long. */
export type Cue = {
  readonly id: number;
  readonly event: GameEvent;
  readonly ms: number;
  /** A revealed bullet fires once its card has turned over. */
  readonly fired: boolean;
  /** How many hits its target has taken by then; 0: it hits nobody. */
  readonly hits: number;
};

export type LogEntry = { readonly id: number; readonly event: GameEvent };

/** Shows a game event by event. The display lags behind the game; decisions never do. */
export type Stage = {
  readonly scene: ReadonlySignal<Scene>;
  /** The view of the last beat that has been shown to its end. */
  readonly view: ReadonlySignal<View>;
  readonly secrets: ReadonlySignal<readonly OwnView[] | null>;
  readonly cue: ReadonlySignal<Cue | null>;
  /** 3 – 2 – 1 for those whose clock did not count: dead players among bots, and replays. */
  readonly count: ReadonlySignal<CountStep | null>;
  /** Every event shown so far. */
  readonly log: ReadonlySignal<readonly LogEntry[]>;
  /**
   * Counts up whenever a question may be a new one: something happened, or the game sent a view without events (after a
   * break, or where an answer was refused). Others locking in is neither.
   */
  readonly moment: ReadonlySignal<number>;
  /** Nothing is left to show: decisions can be asked. */
  readonly idle: ReadonlySignal<boolean>;
  /** Shows all that is waiting at once; while loot is shared among bots, also what follows up to the reader's turn. */
  readonly skip: () => void;
  /** Moves on to what comes next: the bullet in the card, the next shot. A count goes its own way. */
  readonly nudge: () => void;
  readonly stop: () => void;
};

/**
 * This many beats may wait behind the one being shown. With more, the stage is late (a phone that was locked, a slow
 * speed at a table with a clock) and shows the rest at once: nobody should decide on an outdated scene.
 */
const MOST_WAITING = 3;

/** A shot is logged after this part of its time, when nothing moves any more: a slow phone can't draw both at once. */
const LOG_LAG = 0.7;

const isShown = ({ events }: Beat): boolean => events.some(({ type }) => type !== 'locked');

/** Vibration: everybody feels the two snaps; shots and wounds only their targets. */
const buzzFor = (event: GameEvent, reader: Seat | null): void => {
  if (event.type === 'aimed' || event.type === 'courage') buzz('snap');
  if (event.type === 'revealed' && event.target === reader && reader !== null)
    buzz(event.bullet === 'click' ? 'click' : 'bang');
  if ((event.type === 'wounded' || event.type === 'died') && event.seat === reader) buzz('hit');
};

/** The count that an event ends. A player who aims after the others does so without one. */
const countEndedBy = (event: GameEvent, before: View): CountName | null => {
  if (event.type === 'courage') return 'courage';
  return event.type === 'aimed' ? countOf(before.public.decision) : null;
};

/** Zero is shown at once: it waits for nobody who was late. */
const isLateness = ({ events }: Beat, { type }: GameEvent): boolean =>
  type === 'defaulted' && events.some((each) => each.type === 'aimed' || each.type === 'courage');

/** How long to wait before an event is shown, and how long it then stays. */
const rhythmOf = (
  beat: Beat,
  event: GameEvent,
  at: number,
  scene: Scene,
): { readonly before: number; readonly ms: number } => {
  const { events } = beat;
  const pace = speed.peek();
  const last = at === events.length - 1;
  if (event.type === 'announced') return { before: 0, ms: last ? announcedMs(pace) : 0 };
  if (isLateness(beat, event)) return { before: 0, ms: 0 };
  const firstShot =
    event.type === 'revealed' && events.findIndex(({ type }) => type === 'revealed') === at;
  const hits = event.type === 'revealed' && hitOf(events, event, scene)?.nth === 1;
  return {
    before: firstShot ? silenceMs(pace) : 0,
    ms: eventMs(event.type, pace) + (hits ? hitMs(pace) : 0),
  };
};

/** The signals of a stage, as they are before the first beat. */
const createSignals = (game: Game) => {
  const { view, secrets } = game.latest.peek();
  return {
    scene: signal(sceneOf(view)),
    view: signal(view),
    secrets: signal(secrets),
    cue: signal<Cue | null>(null),
    log: signal<readonly LogEntry[]>(game.past.map((event, id) => ({ id, event }))),
    moment: signal(0),
    idle: signal(true),
  };
};

type Signals = ReturnType<typeof createSignals>;

/** The card has turned over: the bullet fires, and its wound shows in the same moment. */
const fire = (
  { scene, cue }: Signals,
  beat: Beat,
  event: Extract<GameEvent, { type: 'revealed' }>,
  heard: boolean,
): void => {
  const hit = hitOf(beat.events, event, scene.peek());
  const shown = cue.peek();
  batch(() => {
    if (hit) scene.value = afterHit(scene.peek(), hit);
    if (shown) cue.value = { ...shown, fired: true, hits: hit?.nth ?? 0 };
  });
  if (!heard) return;
  // Each further gun on the same target sounds deeper.
  play(event.bullet === 'click' ? 'click' : 'bang', hit ? 2 ** ((1 - hit.nth) / 8) : 1);
  if (hit) play('wound');
  buzzFor(event, beat.view.seat);
};

const addToLog = ({ log }: Signals, events: readonly GameEvent[]): void => {
  const before = log.peek();
  log.value = [...before, ...events.map((event, at) => ({ id: before.length + at, event }))];
};

/** A beat has been shown to its end. */
const settle = ({ scene, view, secrets, cue, moment }: Signals, beat: Beat): void =>
  batch(() => {
    scene.value = sceneOf(beat.view, scene.peek());
    view.value = beat.view;
    secrets.value = beat.secrets;
    cue.value = null;
    if (beat.events.length === 0 || isShown(beat)) moment.value = moment.peek() + 1;
  });

export const createStage = (game: Game): Stage => {
  const signals = createSignals(game);
  const { scene, view, cue, log, idle } = signals;
  const pauses = createPauses();
  const countdown = createCountdown(game.clock, pauses);
  const queue: Beat[] = [];

  const stageEvent = async (beat: Beat, event: GameEvent, at: number): Promise<void> => {
    const alreadyShown = isWoundShown(event, scene.peek());
    const { before, ms } = rhythmOf(beat, event, at, scene.peek());
    if (!afterEvent(scene.peek(), event).sharing) pauses.endRush();
    await countdown.run(countEndedBy(event, view.peek()));
    await pauses.wait(before);
    if (pauses.stopped()) return;
    const shown = !pauses.hurried() && !alreadyShown;
    batch(() => {
      const id = log.peek().length;
      scene.value = afterEvent(scene.peek(), event);
      // A bullet is logged once it has fired.
      if (event.type !== 'revealed') addToLog(signals, [event]);
      cue.value = ms > 0 && shown ? { id, event, ms, fired: false, hits: 0 } : null;
    });
    if (alreadyShown) return;
    if (event.type === 'revealed') {
      const flip = flipMs(speed.peek());
      await pauses.wait(flip);
      if (pauses.stopped()) return;
      fire(signals, beat, event, !pauses.hurried());
      const lag = (ms - flip) * LOG_LAG;
      await pauses.wait(lag);
      if (pauses.stopped()) return;
      addToLog(signals, [event]);
      await pauses.wait(ms - flip - lag);
      return;
    }
    if (shown) {
      for (const sound of soundsOf(event)) play(sound);
      buzzFor(event, beat.view.seat);
    }
    await pauses.wait(ms);
  };

  const stageBeat = async (beat: Beat): Promise<void> => {
    if (beat.missed !== undefined) addToLog(signals, beat.missed);
    for (const [at, event] of beat.events.entries()) {
      await stageEvent(beat, event, at);
      if (pauses.stopped()) return;
    }
    settle(signals, beat);
    game.shown(beat.id);
  };

  let staging = false;
  const stageAll = async (): Promise<void> => {
    if (staging) return;
    staging = true;
    for (let beat = queue.shift(); beat && !pauses.stopped(); beat = queue.shift())
      await stageBeat(beat);
    staging = false;
    if (view.peek().moves.length > 0) pauses.endRush();
    pauses.calm();
    idle.value = true;
  };

  const catchUp = (): void => {
    if (queue.length > 0 || staging) pauses.hurry();
  };

  const skip = (): void => {
    if (game.abilities.hurry && scene.peek().sharing) pauses.rush();
    else catchUp();
  };

  const stopListening = game.beats.after(-1, (beat) => {
    queue.push(beat);
    if (isShown(beat)) idle.value = false;
    if (queue.filter(isShown).length > MOST_WAITING) catchUp();
    void stageAll();
  });

  return {
    ...signals,
    count: countdown.step,
    skip,
    nudge: () => {
      if (cue.peek() !== null && countdown.step.peek() === null) pauses.nudge();
    },
    stop: () => {
      pauses.stop();
      stopListening();
      countdown.stop();
    },
  };
};
