import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/core/events.ts';
import type { Setup } from '../../src/core/options.ts';
import { createRandom } from '../../src/core/random.ts';
import { spectatorView } from '../../src/data/view.ts';
import { createMatch } from '../../src/match/create.ts';
import { gameNumbers, runs } from './gameNumbers.ts';
import { playOn } from './games.ts';
import { referee } from './referee/referee.ts';
import { POWER_PAIRS, setupNumber, setupOfPair } from './setups.ts';

/** Everything a referee reports about a whole random game. */
function refereed(
  setup: Setup,
  number: number,
  tell: (events: readonly GameEvent[]) => readonly GameEvent[] = (events) => events,
): string[] {
  const { watch } = referee(setup.seats);
  const beginning: GameEvent[] = [];
  const match = createMatch(setup, beginning);
  let before = spectatorView(match).public;
  const problems = watch(beginning, before);
  playOn(match, createRandom(`play ${number}`), {
    after: (now, _, events) => {
      problems.push(...watch(tell(events), before));
      before = spectatorView(now).public;
    },
  });
  return problems;
}

describe('a referee that is independent of the engine', () => {
  test('R-3.1 R-4.3 R-5.2 R-6.3 R-6.4 R-7.1 R-7.2 R-7.3 R-7.4 R-8.1 R-8.2 R-8.3: finds no broken rule in random games', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        expect(refereed(setupNumber(number), number)).toEqual([]);
      }),
      runs(60),
    );
  });

  test('P-cute P-dictator P-doctor P-greedy P-luckyMan P-professional P-smart P-stealthy P-unbreakable P-vulture: finds no broken rule with any pair of powers', () => {
    for (const [first, second] of POWER_PAIRS)
      expect(refereed(setupOfPair(first, second, 'referee'), 1)).toEqual([]);
  });

  test('R-6.5: finds powers answering to ducking in the right order', () => {
    const powers = ['doctor', 'stealthy', 'professional'] as const;
    let together = 0;
    for (const first of powers)
      for (const second of powers.filter((power) => power !== first))
        for (let number = 0; number < 25; number++) {
          const answered = (events: readonly GameEvent[]): readonly GameEvent[] => {
            const by = events.flatMap((event) => ('by' in event ? [event.by] : []));
            if (by.includes(first) && by.includes(second)) together++;
            return events;
          };
          const setup = setupOfPair(first, second, `ducking ${number}`);
          expect(refereed(setup, number, answered)).toEqual([]);
        }
    expect(together).toBeGreaterThan(10);
  });

  /** Games are played until this many falsifications were tried. */
  const LIES = 4;
  const lies: readonly (readonly [string, (event: GameEvent) => readonly GameEvent[]])[] = [
    ['a discard left out', (event) => (event.type === 'discarded' ? [] : [event])],
    ['a bang that hits nobody', (event) => (event.type === 'wounded' ? [] : [event])],
    ['a death left out', (event) => (event.type === 'died' ? [] : [event])],
    ['a take by someone else', (event) => [event.type === 'took' ? { ...event, seat: 0 } : event]],
    [
      'an aim at oneself',
      (event) => [
        event.type === 'aimed'
          ? { ...event, aims: event.aims.map(({ seat }) => ({ seat, target: seat })) }
          : event,
      ],
    ],
    [
      'a sharing in another order',
      (event) => [
        event.type === 'sharingBegan' ? { ...event, order: [...event.order].reverse() } : event,
      ],
    ],
    [
      'wounds that do not add up',
      (event) => [event.type === 'wounded' ? { ...event, wounds: event.wounds + 1 } : event],
    ],
    [
      'a steal from someone else',
      (event) => [event.type === 'stole' ? { ...event, victim: event.seat } : event],
    ],
  ];
  test.each(lies)('notices %s', (_, lie) => {
    const problems: string[] = [];
    let told = 0;
    for (let number = 0; told < LIES && number < 500; number++)
      problems.push(
        ...refereed(setupNumber(number), number, (events) => {
          const lied = events.flatMap(lie);
          if (lied.length !== events.length || lied.some((event, i) => event !== events[i])) told++;
          return lied;
        }),
      );
    expect(problems).not.toEqual([]);
  });
});
