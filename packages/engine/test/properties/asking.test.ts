import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DecisionName, POWER_NAMES, type PowerName } from '../../src/core/names.ts';
import { ALL_SEATS, has, type Seat } from '../../src/core/seats.ts';
import type { Match } from '../../src/core/state.ts';
import type { PublicView } from '../../src/data/publicView.ts';
import { spectatorView } from '../../src/data/view.ts';
import { canRevise, deciding, legalMoves, result } from '../../src/match/play.ts';
import { POWERS } from '../../src/powers/index.ts';
import { gameNumbers, runs } from './gameNumbers.ts';
import { MOST_MOVES, playGame, playSetup } from './games.ts';
import { POWER_PAIRS, setupNumber, setupOfPair } from './setups.ts';

const holder = (view: PublicView, power: string): number[] =>
  view.players.flatMap((player, seat) => (player.power === power ? [seat] : []));

const seatsWhere = (
  view: PublicView,
  test: (player: PublicView['players'][number]) => boolean,
): number[] => view.players.flatMap((player, seat) => (test(player) ? [seat] : []));

/** A power's decision is put to its owner. */
function powerThatAsks(decision: DecisionName): PowerName {
  const power = POWER_NAMES.find((name) =>
    POWERS[name].decisions.some((own) => own.name === decision),
  );
  if (power === undefined) throw new Error(`no rule says who decides ${decision}`);
  return power;
}

/**
 * as a function of the public view: the deciding seats. The caller removes those who have
 * locked their answer.
 */
function askedByRule(view: PublicView): number[] {
  const { turn, receiver } = view.sharing;
  switch (view.decision) {
    case null:
      return [];
    case 'load':
      return seatsWhere(view, ({ alive, bullets }) => alive && bullets > 0);
    case 'aim':
      return seatsWhere(view, ({ alive, power }) => alive && power !== 'kid');
    case 'aimAfterOthers':
      return holder(view, 'kid');
    case 'courage':
      return seatsWhere(view, ({ alive, state }) => alive && state !== 'out');
    case 'hustle':
    case 'give':
      return holder(view, 'hustler');
    case 'reload':
      return holder(view, 'cunning');
    case 'privilege':
      return [view.godfather];
    case 'reaim':
      return [view.ordered as number];
    case 'discardInstead':
      return holder(view, 'smart');
    case 'take':
      return [turn as number];
    case 'forbid':
      return holder(view, 'dictator');
    case 'trade':
      return holder(view, 'junkDealer');
    case 'clip':
      return [receiver as number];
    case 'regain':
      return holder(view, 'goodFriend');
    default:
      return holder(view, powerThatAsks(view.decision));
  }
}

/** Follows one game: who has locked an answer is known from the events. */
function follow(check: (match: Match, locked: ReadonlySet<Seat>) => void) {
  const locked = new Set<Seat>();
  let decision: string | null = null;
  return (match: Match, last: Seat | null): void => {
    const now = match.publicState.asking?.name ?? null;
    const stillAsked = match.publicState.deciding !== 0 && now === decision;
    if (!stillAsked || last === null || !match.publicState.asking?.together) locked.clear();
    else if (!deciding(match).includes(last)) locked.add(last);
    decision = now;
    check(match, locked);
  };
}

describe('asking', () => {
  test('R-0.2: every deciding seat is alive and has at least one legal move, nobody else has any unless R-3.3 lets them exchange a bullet', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        const check = (match: Match): void => {
          const asked = deciding(match);
          for (const seat of ALL_SEATS.slice(0, match.rules.seats)) {
            const moves = legalMoves(match, seat);
            const isAsked = asked.includes(seat);
            if (
              (isAsked || canRevise(match, seat)) !== moves.length > 0 ||
              new Set(moves).size !== moves.length
            )
              throw new Error(`seat ${seat}: asked ${isAsked}, may ${JSON.stringify(moves)}`);
            if (isAsked && !has(match.publicState.alive, seat))
              throw new Error(`seat ${seat} is dead`);
          }
          expect(asked.length === 0).toBe(result(match) !== null);
        };
        playGame(number, { begun: check, after: check });
      }),
      runs(50),
    );
  });

  test('R-0.2 R-3.1 R-4.4 R-5.1 R-6.1: the deciding seats follow from the public view', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        const look = follow((match, locked) => {
          const asked = askedByRule(spectatorView(match).public);
          expect(deciding(match)).toEqual(asked.filter((seat) => !locked.has(seat as Seat)));
        });
        playGame(number, {
          begun: (match) => look(match, null),
          after: (match, { seat }) => look(match, seat),
        });
      }),
      runs(50),
    );
  });

  test('R-0.2 P-cunning P-smart P-hustler P-kid: a power that may decide is asked every time the public facts allow it', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        const { edition } = setupNumber(number);
        fc.pre(edition === 'second');
        const asked = new Map<string, number>();
        const due = new Map<string, number>();
        const count = (counts: Map<string, number>, power: string, times: number): void => {
          counts.set(power, (counts.get(power) ?? 0) + times);
        };
        let decision: string | null = null;
        const look = (match: Match): void => {
          const view = spectatorView(match).public;
          if (view.decision === decision) return;
          decision = view.decision;
          const power = {
            hustle: 'hustler',
            aimAfterOthers: 'kid',
            reload: 'cunning',
            discardInstead: 'smart',
          }[decision ?? ''];
          if (power !== undefined) count(asked, power, 1);
        };
        playGame(number, {
          begun: (match, events) => {
            look(match);
            for (const { type } of events)
              if (type === 'roundBegan')
                count(due, 'hustler', holder(spectatorView(match).public, 'hustler').length);
          },
          after: (match, _, events) => {
            look(match);
            const view = spectatorView(match).public;
            const able = (power: string, test: (seat: number) => boolean): number =>
              holder(view, power).filter(test).length;
            const player = (seat: number) => view.players[seat] as PublicView['players'][number];
            for (const event of events) {
              if (event.type === 'roundBegan')
                count(
                  due,
                  'hustler',
                  able('hustler', (seat) => player(seat).alive),
                );
              if (
                event.type === 'aimed' &&
                !event.aims.some(({ seat }) => player(seat).power === 'kid')
              )
                count(
                  due,
                  'kid',
                  able('kid', (seat) => player(seat).alive),
                );
              if (event.type === 'allLoaded')
                count(
                  due,
                  'cunning',
                  able('cunning', (seat) => player(seat).bullets > 0),
                );
              if (
                event.type === 'satOut' &&
                player(event.seat).power === 'cunning' &&
                view.round < 8
              )
                count(due, 'cunning', -1);
              if (event.type === 'courage')
                count(
                  due,
                  'smart',
                  able('smart', (seat) => {
                    const { target, state } = player(seat);
                    return target !== null && event.ducked.includes(target) && state !== 'out';
                  }),
                );
            }
          },
        });
        for (const power of ['hustler', 'kid', 'cunning', 'smart'])
          expect([power, asked.get(power) ?? 0]).toEqual([power, due.get(power) ?? 0]);
      }),
      runs(50),
    );
  });

  test('R-7.4: the dead never decide again', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        const dead = new Set<Seat>();
        playGame(number, {
          before: (_, { seat }) => expect(dead.has(seat)).toBe(false),
          after: (match, _, events) => {
            for (const event of events) if (event.type === 'died') dead.add(event.seat);
            for (const seat of deciding(match)) expect(dead.has(seat)).toBe(false);
          },
        });
      }),
      runs(50),
    );
  });

  test('R-9.1 R-7.6 F-11: no game stalls; every one ends with a result after at most 8 rounds', () => {
    fc.assert(
      fc.property(gameNumbers, (number) => {
        let moves = 0;
        const match = playGame(number, { after: () => void moves++ });
        expect(moves).toBeLessThan(MOST_MOVES / 2);
        expect(match.publicState.round).toBeLessThanOrEqual(8);
        const outcome = result(match);
        expect(outcome?.seats).toHaveLength(match.rules.seats);
        if (outcome?.reason === 'rounds') expect(match.publicState.round).toBe(8);
      }),
      runs(200),
    );
    for (const [first, second] of POWER_PAIRS)
      expect(result(playSetup(setupOfPair(first, second, 'stall'), 1))).not.toBeNull();
  });
});
