import type { GameEvent } from '@holdup/engine';
import { signal } from '@preact/signals';
import { afterEvent, sceneOf } from '../../motion/scene.ts';
import type { Stage } from '../../motion/stage.ts';
import type { Moment } from './position.ts';

/** The guns that have hit the target of a shot by then. */
const hitsOf = (events: readonly GameEvent[]): number => {
  const shot = events.at(-1);
  if (shot?.type !== 'revealed') return 0;
  return events.filter(
    (event) =>
      event.type === 'revealed' && event.target === shot.target && event.bullet !== 'click',
  ).length;
};

/** A stage that stands still at its last event; whatever flies has arrived. */
export const stillStage = ({ before: { view, past }, events: recent }: Moment): Stage => {
  const ignore = (): void => {};
  const events = [...past, ...recent];
  const event = recent.at(-1);
  return {
    scene: signal(recent.reduce(afterEvent, sceneOf(view))),
    view: signal(view),
    secrets: signal(null),
    cue: signal(
      event ? { id: events.length, event, ms: 1, fired: true, hits: hitsOf(recent) } : null,
    ),
    count: signal(null),
    log: signal(events.map((each, id) => ({ id, event: each }))),
    moment: signal(0),
    idle: signal(false),
    skip: ignore,
    nudge: ignore,
    stop: ignore,
  };
};
