import { randomBytes } from 'node:crypto';
import { personalityAs, type Remark, remarks } from '@holdup/bots';
import { ALL_SEATS, createRandom, type Seat, viewOf } from '@holdup/engine';
import type { Game, Table } from '../table/table.ts';

/** What the bots of a table say when the count of courage opens. */
export type BotTalk = (table: Table, game: Game) => readonly (Remark & { readonly seat: Seat })[];

/**
 * Threats, promises and complaints, true or false depending on the character. A bot that stands in
 * for somebody says nothing.
 */
export const talkInCharacter =
  (freshSeed: () => string = () => randomBytes(16).toString('hex')): BotTalk =>
  ({ seats, settings }, { match }) => {
    if (!settings.chat) return [];
    const speakers = ALL_SEATS.flatMap((seat) => {
      const record = seats[seat];
      const personality = record?.kind === 'bot' ? personalityAs(record.character) : undefined;
      return personality === undefined ? [] : [{ seat, personality }];
    });
    return remarks(speakers, (seat) => viewOf(match, seat), createRandom(freshSeed()));
  };

/** The pause before each remark: at least this long, and up to this much longer. */
const SPEAKS_AFTER_MS = 500;
const SPEAKS_WITHIN_MS = 1000;

export const speechDelay = (): number => SPEAKS_AFTER_MS + Math.random() * SPEAKS_WITHIN_MS;
