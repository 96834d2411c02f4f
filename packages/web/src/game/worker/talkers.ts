import { type Line, personalityOf, remark } from '@holdup/bots';
import {
  below,
  type GameEvent,
  type Match,
  openDecision,
  type Random,
  type Seat,
  unit,
  viewOf,
} from '@holdup/engine';
import type { Reaction } from '@holdup/protocol';
import type { LocalSaid, LocalSeat } from './messages.ts';

/** How likely a bot opens its mouth, by occasion. */
const TALKS_BEFORE_COURAGE = 0.5;
const ANSWERS_A_WOUND = 0.45;
const GLOATS = 0.1;
const MOST_AT_ONCE = 2;

/** What bots say: each from its own seat, in character. */
export const createTalkers = (
  seats: readonly LocalSeat[],
  chance: Random,
  tell: (said: LocalSaid) => void,
) => {
  /** Nobody says two things at once. */
  const speaking = new Set<Seat>();
  const say = (said: LocalSaid): void => {
    if (speaking.has(said.seat)) return;
    speaking.add(said.seat);
    tell(said);
  };
  const linesOf = (seat: Seat): readonly Line[] => {
    const sitter = seats[seat];
    return sitter?.kind === 'bot' ? personalityOf(sitter.personality).lines : [];
  };
  const pick = <T>(list: readonly T[]): T | undefined =>
    list[below(chance, Math.max(1, list.length))];
  const react = (seat: Seat, ...choices: readonly Reaction[]): void => {
    const reaction = pick(choices);
    if (reaction && seats[seat]?.kind === 'bot')
      say({ seat, to: null, kind: 'reaction', reaction });
  };

  /** Between aim and courage: threats, promises, complaints, true or not as the character is. */
  const threaten = (match: Match): void => {
    let spoken = 0;
    const order = seats.map((_, seat) => seat as Seat).sort(() => unit(chance) - 0.5);
    for (const seat of order) {
      const sitter = seats[seat];
      if (sitter?.kind !== 'bot' || spoken >= MOST_AT_ONCE) continue;
      const view = viewOf(match, seat);
      if (!view.public.players[seat]?.alive || unit(chance) > TALKS_BEFORE_COURAGE) continue;
      const said = remark(view, personalityOf(sitter.personality), chance);
      if (said === null) continue;
      say({ seat, to: said.to, kind: 'line', line: said.line });
      spoken++;
    }
  };

  /** The last round in which everybody had their say. */
  let heard = 0;

  return {
    after: (events: readonly GameEvent[], match: Match): void => {
      speaking.clear();
      const { round } = match.shown;
      if (openDecision(match)?.step === 'courage' && heard !== round) {
        heard = round;
        threaten(match);
      }
      for (const event of events) {
        if (event.type === 'wounded' && unit(chance) < ANSWERS_A_WOUND) {
          const by = event.by[0] ?? null;
          if (by !== null && linesOf(event.seat).includes('revenge') && unit(chance) < 0.5)
            say({ seat: event.seat, to: by, kind: 'line', line: 'revenge' });
          else react(event.seat, 'angry', 'cry');
        }
        if (event.type === 'took' && unit(chance) < GLOATS) {
          if (linesOf(event.seat).includes('thanks'))
            say({ seat: event.seat, to: null, kind: 'line', line: 'thanks' });
          else react(event.seat, 'money', 'cool', 'love');
        }
        if (event.type === 'courage')
          for (const seat of event.standing)
            if (unit(chance) < GLOATS) react(seat, 'cool', 'laugh');
      }
    },
  };
};
