import { below, createRandom, LOOT, resample, SHARES, type View, viewOf } from '@holdup/engine';
import { describe, expect, it } from 'vitest';
import { playRandomly, setupNumber } from '../../test/randomGames.ts';
import { actionOf, mayTakeTwo, NEVER } from './actions.ts';
import { INPUTS, SEAT_COLUMNS, SEAT_SIZE, TABLE_COLUMNS, TABLE_SIZE } from './columns.ts';
import { NET_DECISIONS } from './decisions.ts';
import { encode } from './encode.ts';

const GAMES = 60;

function inputsOf(view: View): number[] {
  const out = new Int8Array(INPUTS);
  encode(view, null, out, 0);
  return [...out];
}

const named = (inputs: readonly number[], name: string): number =>
  inputs[TABLE_COLUMNS.findIndex((column) => column.name === name)] ?? Number.NaN;

describe('the inputs of the net', () => {
  it('are the same for the same view, whatever was encoded before and wherever the view comes from', () => {
    const kept: { view: View; inputs: number[] }[] = [];
    for (let number = 0; number < GAMES; number++)
      playRandomly(setupNumber(number), (view, _match, _seat, random) => {
        if (below(random, 40) === 0) kept.push({ view, inputs: inputsOf(view) });
      });
    expect(kept.length).toBeGreaterThan(100);
    for (const { view, inputs } of kept.reverse()) {
      expect(inputsOf(view)).toEqual(inputs);
      expect(inputsOf(JSON.parse(JSON.stringify(view)))).toEqual(inputs);
    }
  });

  it('are the same in every match that the seat cannot tell from its own (R-11)', () => {
    let compared = 0;
    const chance = createRandom('net worlds');
    for (let number = 0; number < GAMES; number++)
      playRandomly(setupNumber(number), (view, _match, seat, random) => {
        if (below(random, 25) !== 0) return;
        const other = viewOf(resample(view, chance), seat);
        expect(inputsOf(other)).toEqual(inputsOf(view));
        compared++;
      });
    expect(compared).toBeGreaterThan(150);
  });

  it('fit into their columns: what can’t be negative never wraps around', () => {
    const signed = new Set(['ahead', 'base', 'money', 'mostMoney', 'targetMoney']);
    // In the last three, expected values of bullets that moved unseen fall below zero.
    for (const number of [...Array(GAMES).keys(), 163, 307, 319])
      playRandomly(setupNumber(number), (view) => {
        const inputs = inputsOf(view);
        for (const [index, input] of inputs.entries()) {
          if (input >= 0) continue;
          const column =
            index < TABLE_SIZE
              ? TABLE_COLUMNS[index]
              : SEAT_COLUMNS[(index - TABLE_SIZE) % SEAT_SIZE];
          if (!signed.has(column?.name ?? '')) expect.fail(`${column?.name} is ${input}`);
        }
      });
  });

  it('say what lies on the table, what is decided and what is in the hand', () => {
    playRandomly(setupNumber(2), (view) => {
      const inputs = inputsOf(view);
      expect(named(inputs, `decision:${view.public.decision}`)).toBe(1);
      expect(named(inputs, 'hand:click')).toBe(view.own?.hand.click ?? 0);
      for (const card of LOOT)
        expect(named(inputs, `table:${card}`)).toBe(
          view.public.table.filter((each) => each === card).length,
        );
    });
  });

  it('name every decision that games ask for', () => {
    const asked = new Set<string>(['second']);
    for (let number = 0; number < 4 * GAMES; number++)
      playRandomly(setupNumber(number), ({ public: shown }) => asked.add(shown.decision ?? ''));
    expect([...asked].sort()).toEqual([...NET_DECISIONS].sort());
  });

  it('count names once', () => {
    for (const columns of [TABLE_COLUMNS, SEAT_COLUMNS])
      expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
  });
});

describe('the actions of the net', () => {
  it('stand for one legal move each, and only aiming at nobody has none (R-4.2)', () => {
    for (let number = 0; number < GAMES; number++)
      playRandomly(setupNumber(number), (view, _match, seat) => {
        const { seats } = view.public;
        const single = view.moves.filter(
          (move) => move.move !== 'take' || move.shares.length === 1,
        );
        const actions = single.map((move) => actionOf(move, seat, seats, null));
        expect(new Set(actions).size).toBe(actions.length);
        const never = single.filter((_, i) => actions[i] === NEVER);
        for (const move of never) expect(move).toEqual({ move: 'aim', target: null });
      });
  });

  it('reach every double take by its first and then its second share (P-greedy)', () => {
    let doubles = 0;
    for (let number = 0; number < 4 * GAMES; number++)
      playRandomly(setupNumber(number), (view, _match, seat) => {
        if (!mayTakeTwo(view.moves)) return;
        for (const share of SHARES) {
          const begun = view.moves.filter(
            (move) => move.move === 'take' && move.shares[0] === share,
          );
          const actions = begun.map((move) => actionOf(move, seat, view.public.seats, share));
          expect(new Set(actions).size).toBe(begun.length);
          expect(actions).not.toContain(NEVER);
          if (begun.length > 1) doubles++;
        }
      });
    expect(doubles).toBeGreaterThan(20);
  });
});
