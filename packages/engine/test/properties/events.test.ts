import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/core/events.ts';
import type { Match } from '../../src/core/state.ts';
import { spectatorView } from '../../src/data/view.ts';
import { runScenario } from '../../src/scenario/run.ts';
import { SCENARIOS } from '../scenarioFiles.ts';
import { gameNumbers } from './gameNumbers.ts';
import { playGame } from './games.ts';
import { applyEvent, type Facts, factsAtFirst, factsOf, settle } from './publicFacts.ts';
import { setupNumber } from './setups.ts';

describe('events', () => {
  test('R-11.1: wounds, deaths, shame, aims, bullets, loot counts, table, discard and Godfather follow from the public events alone', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        const { edition, seats } = setupNumber(number);
        const facts: Facts = factsAtFirst(seats);
        const follow = (match: Match, events: readonly GameEvent[]): void => {
          for (const event of events) applyEvent(facts, event, edition);
          const derived = JSON.stringify(settle(facts));
          const seen = JSON.stringify(factsOf(spectatorView(match).public));
          if (derived !== seen) expect(settle(facts)).toEqual(factsOf(spectatorView(match).public));
        };
        playGame(number, {
          begun: follow,
          after: (match, _, events) => follow(match, events),
        });
        expect(facts.over).toBe(true);
      }),
    );
  });

  test.each(SCENARIOS)('R-11.1: so do they in the scenario “$scenario.name”', ({ scenario }) => {
    let facts: Facts | undefined;
    runScenario(scenario, (match, events) => {
      const now = factsOf(spectatorView(match).public);
      facts ??= now;
      for (const event of facts === now ? [] : events) applyEvent(facts, event, scenario.edition);
      expect(settle(facts)).toEqual(now);
    });
  });

  test('R-11.2 R-11.3 R-11.4: secret events go to the seats they are about and to nobody else', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        playGame(number, {
          after: (match, _, events) => {
            for (const event of events) {
              if (event.to === 'everyone') continue;
              const about = [event.seat, event.from].filter((seat) => seat !== null);
              expect([...event.to].sort()).toEqual(about.sort());
              if (event.type === 'gotCard') expect(match.rules.options.openLoot).toBe(false);
            }
          },
        });
      }),
    );
  });

  test('R-11.7: with openLoot every stolen or traded card is public; without it only cards that take effect at once are (R-11.4)', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        const { openLoot } = setupNumber(number).options;
        playGame(number, {
          after: (_, __, events) => {
            for (const event of events) {
              if (event.type === 'stole') expect(event.card !== null).toBe(openLoot);
              if (event.type === 'traded' && (event.got === null || openLoot))
                expect(event.got !== null).toBe(openLoot);
              else if (event.type === 'traded') expect(['clip', 'firstAid']).toContain(event.got);
            }
          },
        });
      }),
    );
  });
});
