import { beforeAll, describe, expect, test } from 'vitest';
import { LOOT, SHARES } from '../../src/core/lootCards.ts';
import { POWER_NAMES, SEAT_STATES, STEPS } from '../../src/core/names.ts';
import type { Match } from '../../src/core/state.ts';
import { spectatorView } from '../../src/data/view.ts';
import { deciding, legalMoves, result } from '../../src/match/play.ts';
import { DECISIONS_BY_NAME } from '../../src/match/registry.ts';
import { playGame } from './games.ts';
import { setupNumber } from './setups.ts';

/** The other property tests cover only what their games reach: this is what the first few hundred of them do. */
const GAMES = 1000;
/** New rules make the rest rarer: then more games are played, up to this many. */
const MOST_GAMES = 3000;

const EVENT_TYPES = [
  ...['roundBegan', 'locked', 'hustled', 'gaveBack', 'allLoaded', 'aimed', 'satOut', 'reloaded'],
  ...['ordered', 'reaimed', 'courage', 'shamed', 'discarded', 'revealed', 'wounded', 'dodged'],
  ...['healed', 'died', 'stole', 'sharingBegan', 'announced', 'allowed', 'forbade', 'tookNothing'],
  ...['took', 'kept', 'traded', 'clipLost', 'declined', 'regained', 'noBangLeft', 'paid'],
  ...['leftOver', 'newGodfather', 'over', 'drewBullet', 'gotBullet', 'gotCard'],
];

const seen: Record<string, Map<string, number>> = {};
function see(what: string, value: unknown): void {
  seen[what] ??= new Map();
  const key = String(value);
  seen[what].set(key, (seen[what].get(key) ?? 0) + 1);
}
const reached = (what: string): string[] => [...(seen[what]?.keys() ?? [])].sort();

function look(match: Match): void {
  const { step, decision, players, sharing, edition } = spectatorView(match).public;
  see('step', step);
  see('decision', decision);
  for (const { state } of players) see(`state in the ${edition} edition`, state);
  if (sharing.announced.length === 2) see('announced', 'two at once');
  for (const seat of deciding(match))
    see('legal moves', Math.min(legalMoves(match, seat).length, 3));
}

const EVERYTHING: readonly (readonly [string, readonly unknown[]])[] = [
  ['seats', ['first', 'second'].flatMap((e) => [3, 4, 5, 6, 7, 8].map((n) => `${e} ${n}`))],
  ['power', [...POWER_NAMES, null]],
  ['step', STEPS],
  ['decision', [...DECISIONS_BY_NAME.keys(), null]],
  ['event', EVENT_TYPES],
  ['share', SHARES],
  ['discard', ['ducked', 'targetDown', 'satOut', 'smart', 'clip', 'shotFirst']],
  ['thief', ['professional', 'vulture']],
  ['healer', ['doctor', 'firstAid']],
  ['regained from', ['faceUp', 'faceDown']],
  ['traded for', ['unseen', ...LOOT]],
  ['announced', ['two at once']],
  ['legal moves', [1, 2, 3]],
  ['oldest', ['drawn', 'named']],
  ['first edition openLoot', [false, true]],
  ['state in the second edition', SEAT_STATES],
  ['state in the first edition', SEAT_STATES.filter((state) => state !== 'out')],
  ['end of the second edition', ['rounds', 'lastAlive', 'nobodyAlive']],
  ['end of the first edition', ['rounds', 'lastAlive', 'nobodyAlive']],
  ['winners', [0, 1, 2]],
  [
    'options',
    ['noTarget', 'sitsOut'].flatMap((late) =>
      [false, true].flatMap((open) =>
        ['stay', 'discard'].flatMap((left) =>
          ['piles', 'players'].map((junk) => [late, open, left, junk].join(' ')),
        ),
      ),
    ),
  ],
  [
    'power options',
    ['byChoice', 'alsoWounded'].flatMap((stealthy) =>
      ['cards', 'sparesCuteAndStealthy'].map((dictator) => [stealthy, dictator].join(' ')),
    ),
  ],
  [
    'move',
    [
      ...['hustle', 'give', 'load', 'aim', 'reload', 'keep', 'order', 'pass', 'duck', 'stand'],
      ...['discard', 'take', 'forbid', 'allow', 'trade', 'decline', 'regain'],
    ],
  ],
];

const missing = (): boolean =>
  EVERYTHING.some(([what, values]) => reached(what).length < values.length);

beforeAll(() => {
  for (let number = 0; number < GAMES || (number < MOST_GAMES && missing()); number++) {
    const { edition, seats, options } = setupNumber(number);
    see('seats', `${edition} ${seats}`);
    if (edition === 'second') {
      see(
        'options',
        [options.lateAim, options.openLoot, options.leftovers, options.junkDealer].join(' '),
      );
      see('power options', [options.stealthy, options.dictator].join(' '));
    } else see('first edition openLoot', options.openLoot);
    see('oldest', options.oldest === null ? 'drawn' : 'named');
    const match = playGame(number, {
      begun: (match, events) => {
        look(match);
        for (const event of events) see('event', event.type);
      },
      after: (match, { move }, events) => {
        look(match);
        see('move', move.move);
        for (const event of events) {
          see('event', event.type);
          if (event.type === 'took') see('share', event.share);
          if (event.type === 'traded') see('traded for', event.got ?? 'unseen');
          if (event.type === 'discarded') see('discard', event.why);
          if (event.type === 'stole') see('thief', event.by);
          if (event.type === 'healed') see('healer', event.by);
          if (event.type === 'regained') see('regained from', event.from);
        }
      },
    });
    for (const { power } of spectatorView(match).public.players) see('power', power);
    see(`end of the ${edition} edition`, result(match)?.reason);
    see('winners', Math.min(result(match)?.winners.length ?? 0, 2));
  }
});

describe('the random games reach everything there is', () => {
  test.each(EVERYTHING)('every %s', (what, values) => {
    expect(reached(what)).toEqual(values.map(String).sort());
  });
});
