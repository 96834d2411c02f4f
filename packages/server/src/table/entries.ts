import type { Move, Seat } from '@holdup/engine';
import type { Character, Level, Line, Reaction, SettingsChange } from '@holdup/protocol';

/**
 * Everything that can happen at a table. A table is the sum of its entries, so this is also the format on disk: entries
 * may be added, never changed. Of seat tokens only hashes are written; secrets of a match are, since it must survive.
 */
export type Entry =
  | {
      readonly t: 'opened';
      readonly settings: SettingsChange;
      readonly secret: string;
    }
  | {
      readonly t: 'sat';
      readonly seat: Seat;
      readonly person: number;
      readonly name: string;
      readonly character: Character;
      readonly tokenHash: string;
    }
  /** A person has changed their name or character. */
  | {
      readonly t: 'dressed';
      readonly seat: Seat;
      readonly name: string;
      readonly character: Character;
    }
  /** A person is gone for good; during a match a bot has their seat then. */
  | { readonly t: 'left'; readonly seat: Seat; readonly why: 'left' | 'removed' }
  | {
      readonly t: 'bot';
      readonly seat: Seat;
      readonly level: Level;
      readonly character: Character;
    }
  | { readonly t: 'botLeft'; readonly seat: Seat }
  | { readonly t: 'swapped'; readonly seats: readonly [Seat, Seat] }
  | { readonly t: 'configured'; readonly settings: SettingsChange }
  | { readonly t: 'host'; readonly person: number | null }
  | { readonly t: 'random'; readonly person: number; readonly value: string }
  /** The host has asked to start; the clients that have not added randomness yet have a moment to. */
  | { readonly t: 'starting' }
  | { readonly t: 'began'; readonly match: string }
  | { readonly t: 'played'; readonly seat: Seat; readonly move: Move }
  | { readonly t: 'defaulted'; readonly seat: Seat }
  /** In a count: what will be played on zero, unless it is changed. */
  | { readonly t: 'chose'; readonly seat: Seat; readonly move: Move }
  | { readonly t: 'zero' }
  | { readonly t: 'satIn'; readonly seat: Seat }
  | { readonly t: 'back'; readonly seat: Seat }
  | { readonly t: 'here'; readonly seat: Seat }
  | { readonly t: 'paused' }
  | { readonly t: 'unpaused' }
  | { readonly t: 'rematch'; readonly secret: string }
  | { readonly t: 'line'; readonly seat: Seat; readonly line: Line; readonly to?: Seat }
  | { readonly t: 'reaction'; readonly seat: Seat; readonly reaction: Reaction; readonly to?: Seat }
  | { readonly t: 'chat'; readonly seat: Seat; readonly text: string }
  | { readonly t: 'muted'; readonly person: number; readonly other: number; readonly on: boolean };

export type EntryOf<T extends Entry['t']> = Extract<Entry, { readonly t: T }>;
