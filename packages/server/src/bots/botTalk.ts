import { randomBytes } from 'node:crypto';
import { personalityAs, type Remark, remarks } from '@holdup/bots';
import { createRandom, type Seat, viewOf } from '@holdup/engine';
import type { Game, Table } from '../table/table.ts';

/** What the bots of a table say as the count of courage opens. */
export type BotTalk = (table: Table, game: Game) => readonly (Remark & { readonly seat: Seat })[];

/** Threats, promises and complaints, true or not as the character is. Who only sits in for somebody says nothing. */
export const talkInCharacter =
  (freshSeed: () => string = () => randomBytes(16).toString('hex')): BotTalk =>
  ({ seats, settings }, { match }) => {
    if (!settings.chat) return [];
    const speakers = seats.flatMap((record, seat) => {
      const personality = record.kind === 'bot' ? personalityAs(record.character) : undefined;
      return personality === undefined ? [] : [{ seat: seat as Seat, personality }];
    });
    return remarks(speakers, (seat) => viewOf(match, seat), createRandom(freshSeed()));
  };

/** How long after the count has opened the first of them speaks, and what chance adds; the next as long after that. */
const SPEAKS_AFTER_MS = 500;
const SPEAKS_WITHIN_MS = 1000;

export const speechDelay = (): number => SPEAKS_AFTER_MS + Math.random() * SPEAKS_WITHIN_MS;
