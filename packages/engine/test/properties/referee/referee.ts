import type { GameEvent } from '../../../src/core/events.ts';
import type { PublicView } from '../../../src/data/publicView.ts';
import { type Checks, type EventOf, emptyNotes, type Scene } from './notes.ts';
import { SHARING_CHECKS } from './sharing.ts';
import { AIMING_CHECKS, afterShooting, SHOOTING_CHECKS } from './shooting.ts';

/**
 * A second opinion: reads the events of a game together with the public view before them, and says which rule an event
 * breaks. It is written from the rules and shares no code with the engine.
 */
interface Referee {
  /** Takes the events of one move and the public view before it. Returns one line for each broken rule. */
  readonly watch: (events: readonly GameEvent[], before: PublicView) => string[];
}

function beginRound(scene: Scene, event: EventOf<'roundBegan'>): void {
  const { notes, before, blame } = scene;
  blame('R-1.7: rounds follow each other', event.round === notes.round + 1);
  if (notes.round > 0) afterShooting(scene);
  notes.round = event.round;
  notes.table = [...event.table, ...(before.edition === 'second' ? (['godfather'] as const) : [])];
  notes.ducked = new Set();
  notes.standing = new Set();
  notes.bangs = [];
  notes.died = new Map();
  notes.heir = null;
  notes.landed = new Set();
  notes.sharing = null;
}

const CHECKS: Checks = {
  ...AIMING_CHECKS,
  ...SHOOTING_CHECKS,
  ...SHARING_CHECKS,
  roundBegan: beginRound,
  over: afterShooting,
};

export function referee(seats: number): Referee {
  const notes = emptyNotes(seats);
  return {
    watch(events, before) {
      const problems: string[] = [];
      const blame = (rule: string, ok: boolean): void => {
        if (!ok) problems.push(rule);
      };
      for (const event of events) {
        // The check for an event's type takes that event; the compiler cannot relate the two.
        const check = CHECKS[event.type] as ((scene: Scene, event: GameEvent) => void) | undefined;
        check?.({ notes, events, before, blame }, event);
      }
      return problems;
    },
  };
}
