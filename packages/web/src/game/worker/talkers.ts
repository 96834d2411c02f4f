import { type Line, personalityOf, remarks } from '@holdup/bots';
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
const ANSWERS_A_WOUND = 0.45;
const GLOATS = 0.1;

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
    const speakers = seats.flatMap((sitter, seat) =>
      sitter.kind === 'bot'
        ? [{ seat: seat as Seat, personality: personalityOf(sitter.personality) }]
        : [],
    );
    for (const said of remarks(speakers, (seat) => viewOf(match, seat), chance))
      say({ kind: 'line', ...said });
  };

  /** The last round in which everybody had their say. */
  let heard = 0;

  return {
    after: (events: readonly GameEvent[], match: Match): void => {
      speaking.clear();
      const { round } = match.publicState;
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
