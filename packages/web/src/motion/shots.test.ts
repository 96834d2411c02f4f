import {
  below,
  createMatch,
  createRandom,
  deciding,
  type GameEvent,
  legalMoves,
  playNth,
  type View,
  viewOf,
  visibleTo,
} from '@holdup/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stagedGame } from '../../test/stagedGame.ts';
import type { Beat } from '../game/game.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** How long after its bang a wound may show. */
const SAME_MOMENT_MS = 300;

type Reveal = { readonly before: View; readonly beat: Beat };

/** The beats with wounds of a match of players who answer at random, as seat 0 sees them. */
const revealsOf = (edition: 'first' | 'second', seed: string): readonly Reveal[] => {
  const match = createMatch({
    edition,
    seats: 6,
    seed,
    options: { powers: edition === 'second' ? 'random' : 'none' },
  });
  const random = createRandom(seed);
  const reveals: Reveal[] = [];
  for (let seat = deciding(match)[0]; seat !== undefined; seat = deciding(match)[0]) {
    const before = viewOf(match, 0);
    const events: GameEvent[] = [];
    playNth(match, seat, below(random, legalMoves(match, seat).length), events);
    const seen = events.filter((event) => visibleTo(event, 0));
    if (seen.some(({ type }) => type === 'wounded'))
      reveals.push({
        before,
        beat: { id: 1, events: seen, view: viewOf(match, 0), secrets: null },
      });
  }
  return reveals;
};

/** Stages a reveal; gives when bangs were fired at a seat, and when wounds changed. */
const staged = async ({ before, beat }: Reveal) => {
  const { beats, stage } = stagedGame(before);
  const bangs: { readonly seat: number; readonly at: number }[] = [];
  const wounds: { readonly seat: number; readonly at: number }[] = [];
  stage.cue.subscribe((cue) => {
    if (cue?.event.type !== 'revealed' || !cue.fired || cue.event.bullet === 'click') return;
    if (cue.event.target !== null) bangs.push({ seat: cue.event.target, at: Date.now() });
  });
  let last = stage.scene.peek().players.map((player) => player.wounds);
  stage.scene.subscribe(({ players }) => {
    for (const [seat, player] of players.entries())
      if (player.wounds > (last[seat] ?? 0)) wounds.push({ seat, at: Date.now() });
    last = players.map((player) => player.wounds);
  });
  beats.add(beat);
  await vi.runAllTimersAsync();
  stage.stop();
  return { bangs, wounds, last };
};

describe.each(['second', 'first'] as const)('reveals of the %s edition', (edition) => {
  const reveals = ['a', 'b', 'c', 'd'].flatMap((seed) => revealsOf(edition, `shots-${seed}`));

  it('R-7.2: show every wound within 300 ms of a bang at the wounded player', async () => {
    expect(reveals.length).toBeGreaterThan(5);
    for (const reveal of reveals) {
      const { bangs, wounds } = await staged(reveal);
      expect(wounds.length).toBeGreaterThan(0);
      for (const { seat, at } of wounds)
        expect(
          bangs.some((bang) => bang.seat === seat && Math.abs(at - bang.at) <= SAME_MOMENT_MS),
        ).toBe(true);
    }
  });

  it('end with the wounds that the rules say', async () => {
    for (const reveal of reveals) {
      const { last } = await staged(reveal);
      expect(last).toEqual(reveal.beat.view.public.players.map(({ wounds }) => wounds));
    }
  });
});
