import {
  createMatch,
  deciding,
  type GameEvent,
  legalMoves,
  type Match,
  type PowerName,
  play,
  spectatorView,
  viewOf,
} from '@holdup/engine';
import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import { LOCALES, speak, words } from '../../i18n/index.ts';
import { namesFor } from '../../wording/names.ts';
import { beganHere, introducedPowers, isOpening, turnMs } from './introduction.ts';
import { IntroductionCard } from './PowerIntroduction.tsx';

const POWERS: readonly PowerName[] = ['kid', 'hustler', 'doctor', 'vulture'];
const begin = (events: GameEvent[] = []): Match =>
  createMatch(
    { edition: 'second', seats: 4, seed: 'introduction', options: { powers: POWERS } },
    events,
  );

const sitters: readonly Sitter[] = CHARACTERS.slice(0, 4).map(({ id }, seat) => ({
  name: `Player${seat}`,
  character: id,
  kind: 'bot',
  away: false,
}));

const answerFirst = (match: Match): void => {
  const [seat] = deciding(match);
  const move = seat === undefined ? undefined : legalMoves(match, seat)[0];
  if (seat === undefined || move === undefined) throw new Error('Nobody is asked.');
  play(match, seat, move);
};

describe('the introduction of the powers (R-1.6)', () => {
  it('begins with the reader’s own and goes around the table from there', () => {
    expect(introducedPowers(viewOf(begin(), 1))).toEqual([
      { seat: 1, power: 'hustler' },
      { seat: 2, power: 'doctor' },
      { seat: 3, power: 'vulture' },
      { seat: 0, power: 'kid' },
    ]);
  });

  it('goes around the whole table for an audience', () => {
    const all = introducedPowers(spectatorView(begin()));
    expect(all.map(({ power }) => power)).toEqual(POWERS);
  });

  it('introduces nobody in a game without powers', () => {
    const match = createMatch({ edition: 'second', seats: 4, seed: 'plain' });
    expect(introducedPowers(viewOf(match, 0))).toEqual([]);
  });

  it('has time until everyone has loaded, for an audience until guns are drawn, and only in round 1', () => {
    const match = begin();
    const asked = { player: new Set<string | null>(), audience: new Set<string | null>() };
    while (isOpening(spectatorView(match))) {
      const { decision } = spectatorView(match).public;
      asked.audience.add(decision);
      if (isOpening(viewOf(match, 1))) asked.player.add(decision);
      answerFirst(match);
    }
    expect([...asked.player]).toEqual(['hustle', 'give', 'load']);
    expect([...asked.audience]).toEqual(['hustle', 'give', 'load', 'aim']);
    while (spectatorView(match).public.round === 1) answerFirst(match);
    expect(spectatorView(match).public.decision).toBe('hustle');
    expect(isOpening(spectatorView(match))).toBe(false);
  });

  it('is not repeated after a reload, when the game has a past', () => {
    const past: GameEvent[] = [];
    begin(past);
    expect(beganHere({ past: [] })).toBe(true);
    expect(beganHere({ past })).toBe(false);
  });

  it('fits all powers into what the clock leaves', () => {
    expect(turnMs(4, 4000, null)).toBe(4000);
    expect(turnMs(4, 4000, 90_000)).toBe(4000);
    expect(turnMs(4, 4000, 8000)).toBe(2000);
    expect(turnMs(4, 4000, -10)).toBe(0);
  });
});

it.each(LOCALES)(
  'a card names power, owner and effect, and marks the reader’s own (%s)',
  async (locale) => {
    await speak(locale);
    const all = introducedPowers(viewOf(begin(), 1));
    const cardAt = (at: number): string =>
      render(
        <IntroductionCard
          names={namesFor(sitters, 1)}
          onDone={() => {}}
          {...{ all, at, sitters }}
        />,
      );
    const { powers, table } = words();
    const other = cardAt(1);
    for (const text of [
      powers.doctor.name,
      powers.doctor.explain,
      'Player2',
      table.introduction.done,
    ])
      expect(other).toContain(text);
    expect(other).not.toContain(table.introduction.yours);
    const own = cardAt(0);
    for (const text of [powers.hustler.name, powers.hustler.explain, table.introduction.yours])
      expect(own).toContain(text);
    expect(own).toContain('data-yours="true"');
    expect(cardAt(4)).toBe('');
  },
);
