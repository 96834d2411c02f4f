import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PublicView } from '../../src/data/publicView.ts';
import { spectatorView } from '../../src/data/view.ts';
import { gameNumbers, runs } from './gameNumbers.ts';
import { playGame } from './games.ts';

/** The public view as each round's loading begins. */
function atLoading(number: number, check: (view: PublicView) => void): void {
  let round = 0;
  const look = (match: Parameters<typeof spectatorView>[0]): void => {
    if (match.publicState.asking?.name !== 'load' || match.publicState.round === round) return;
    round = match.publicState.round;
    check(spectatorView(match).public);
  };
  playGame(number, { begun: look, after: look });
}

describe('hands', () => {
  test('R-3.2: before loading in round r a living player holds exactly 9 − r bullets, with Good Friend at least that', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        atLoading(number, ({ round, players }) => {
          for (const { alive, bullets, power } of players) {
            if (!alive) expect(bullets).toBe(0);
            else if (power === 'goodFriend') expect(bullets).toBeGreaterThanOrEqual(9 - round);
            else expect(bullets).toBe(9 - round);
          }
        });
      }),
      runs(200),
    );
  });

  test('R-3.1 R-1.2: a bullet is used once: a player never reveals more than the box and the discard pile hold', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        let regained = 0;
        const publicState = new Map<string, number>();
        const match = playGame(number, {
          after: (_, __, events) => {
            for (const event of events) {
              if (event.type === 'regained') regained++;
              if (event.type !== 'revealed') continue;
              const key = `${event.seat} ${event.bullet}`;
              publicState.set(key, (publicState.get(key) ?? 0) + 1);
            }
          },
        });
        const { start, players } = spectatorView(match).public;
        const hustled = players.some(({ power }) => power === 'hustler') ? 8 : 0;
        for (const [key, times] of publicState) {
          const [seat, bullet] = key.split(' ') as [string, 'click' | 'bang' | 'bang3'];
          const begun = start.hands[Number(seat)]?.[bullet] ?? 0;
          expect(times).toBeLessThanOrEqual(begun + hustled + (bullet === 'bang' ? regained : 0));
        }
      }),
    );
  });
});
