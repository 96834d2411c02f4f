import { signal } from '@preact/signals';
import { afterEvent, sceneOf } from '../../motion/scene.ts';
import type { Stage } from '../../motion/stage.ts';
import type { Moment } from './position.ts';

/** A telling that stands still at its last event; what flies has arrived. */
export const stillStage = ({ before: { view, past }, told }: Moment): Stage => {
  const ignore = (): void => {};
  const events = [...past, ...told];
  const event = told.at(-1);
  return {
    scene: signal(told.reduce(afterEvent, sceneOf(view))),
    view: signal(view),
    secrets: signal(null),
    cue: signal(event ? { id: events.length, event, ms: 1 } : null),
    count: signal(null),
    log: signal(events.map((each, id) => ({ id, event: each }))),
    moment: signal(0),
    idle: signal(false),
    skip: ignore,
    stop: ignore,
  };
};
