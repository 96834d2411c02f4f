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
import { mapSeats } from '../seats.ts';
import type { LocalSaid, LocalSeat } from './messages.ts';

/** How likely a bot says something, by occasion. */
const ANSWERS_A_WOUND = 0.45;
const GLOATS = 0.1;

/** What bots say, each from its own view and in character. */
export const createTalkers = (seats: readonly LocalSeat[], random: Random) => {
  /** Said about events that the screen has yet to show. */
  const unsaid: LocalSaid[] = [];
  /** Each bot says at most one thing per move. */
  const speaking = new Set<Seat>();
  const speak = (said: LocalSaid): void => {
    if (speaking.has(said.seat)) return;
    speaking.add(said.seat);
    unsaid.push(said);
  };
  const linesOf = (seat: Seat): readonly Line[] => {
    const sitter = seats[seat];
    return sitter?.kind === 'bot' ? personalityOf(sitter.personality).lines : [];
  };
  const pick = <T>(list: readonly T[]): T | undefined =>
    list[below(random, Math.max(1, list.length))];
  const react = (seat: Seat, ...choices: readonly Reaction[]): void => {
    const reaction = pick(choices);
    if (reaction && seats[seat]?.kind === 'bot')
      speak({ seat, to: null, kind: 'reaction', reaction });
  };

  /** Between aim and courage: threats, promises and complaints; whether they are true depends on the character. */
  const threaten = (match: Match): void => {
    const speakers = mapSeats(seats, (sitter, seat) =>
      sitter.kind === 'bot' ? [{ seat, personality: personalityOf(sitter.personality) }] : [],
    ).flat();
    for (const said of remarks(speakers, (seat) => viewOf(match, seat), random))
      speak({ kind: 'line', ...said });
  };

  /** The last round in which bots talked before courage. */
  let talkedIn = 0;

  return {
    /** Delivers talk once the screen has shown the events it is about. */
    take: (): readonly LocalSaid[] => unsaid.splice(0),
    after: (events: readonly GameEvent[], match: Match): void => {
      speaking.clear();
      const { round } = match.publicState;
      if (openDecision(match)?.step === 'courage' && talkedIn !== round) {
        talkedIn = round;
        threaten(match);
      }
      for (const event of events) {
        if (event.type === 'wounded' && unit(random) < ANSWERS_A_WOUND) {
          const by = event.by[0] ?? null;
          if (by !== null && linesOf(event.seat).includes('revenge') && unit(random) < 0.5)
            speak({ seat: event.seat, to: by, kind: 'line', line: 'revenge' });
          else react(event.seat, 'angry', 'cry');
        }
        if (event.type === 'took' && unit(random) < GLOATS) {
          if (linesOf(event.seat).includes('thanks'))
            speak({ seat: event.seat, to: null, kind: 'line', line: 'thanks' });
          else react(event.seat, 'money', 'cool', 'love');
        }
        if (event.type === 'courage')
          for (const seat of event.standing)
            if (unit(random) < GLOATS) react(seat, 'cool', 'laugh');
      }
    },
  };
};
