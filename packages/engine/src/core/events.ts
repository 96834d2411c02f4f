import type { Loot, LootKind, Share } from './lootCards.ts';
import type { Bullet, PowerName } from './names.ts';
import type { MatchResult } from './result.ts';
import type { Seat } from './seats.ts';

/**
 * What happened, in order: the one source for animation, history and commentary. The audience of an
 * event is part of its type: a public event is visible to everybody, a secret event only to the
 * seats it names.
 */
export type GameEvent = PublicEvent | SecretEvent;

interface ToAll {
  readonly to: 'everyone';
}

export type PublicEvent = ToAll &
  (
    | {
        readonly type: 'roundBegan';
        readonly round: number;
        readonly godfather: Seat;
        readonly added: readonly Loot[];
        readonly table: readonly Loot[];
      }
    | { readonly type: 'defaulted'; readonly seat: Seat }
    | { readonly type: 'locked'; readonly seat: Seat }
    | { readonly type: 'hustled'; readonly seat: Seat; readonly target: Seat }
    | { readonly type: 'gaveBack'; readonly seat: Seat; readonly target: Seat }
    | { readonly type: 'allLoaded' }
    | { readonly type: 'aimed'; readonly aims: readonly Aim[] }
    | { readonly type: 'satOut'; readonly seat: Seat }
    | { readonly type: 'reloaded'; readonly seat: Seat; readonly exchanged: boolean }
    | { readonly type: 'ordered'; readonly godfather: Seat; readonly seat: Seat | null }
    | { readonly type: 'reaimed'; readonly seat: Seat; readonly target: Seat }
    | {
        readonly type: 'courage';
        readonly ducked: readonly Seat[];
        readonly standing: readonly Seat[];
      }
    | { readonly type: 'shamed'; readonly seat: Seat; readonly shame: number }
    | {
        readonly type: 'discarded';
        readonly seat: Seat;
        readonly why: 'ducked' | 'targetDown' | 'satOut' | 'smart' | 'clip' | 'shotFirst';
      }
    | {
        readonly type: 'revealed';
        readonly seat: Seat;
        readonly bullet: Bullet;
        readonly target: Seat | null;
      }
    | {
        readonly type: 'wounded';
        readonly seat: Seat;
        readonly by: readonly Seat[];
        readonly wounds: number;
      }
    | { readonly type: 'dodged'; readonly seat: Seat; readonly by: readonly Seat[] }
    | {
        readonly type: 'healed';
        readonly seat: Seat;
        readonly by: 'doctor' | 'firstAid';
        /** How many wounds were healed (a first-aid kit can be wasted), and how many are left. */
        readonly healed: number;
        readonly wounds: number;
      }
    | { readonly type: 'died'; readonly seat: Seat }
    | {
        readonly type: 'stole';
        readonly seat: Seat;
        readonly victim: Seat;
        readonly by: 'professional' | 'vulture';
        readonly card: Loot | null;
      }
    | { readonly type: 'sharingBegan'; readonly order: readonly Seat[] }
    | { readonly type: 'announced'; readonly seat: Seat; readonly shares: readonly Share[] }
    | { readonly type: 'allowed'; readonly seat: Seat }
    | {
        readonly type: 'forbade';
        readonly seat: Seat;
        readonly target: Seat;
        readonly kind: LootKind;
      }
    | { readonly type: 'tookNothing'; readonly seat: Seat }
    | {
        readonly type: 'took';
        readonly seat: Seat;
        readonly share: Share;
        readonly by: PowerName | null;
      }
    | { readonly type: 'kept'; readonly seat: Seat }
    | {
        readonly type: 'traded';
        readonly seat: Seat;
        readonly gave: Loot;
        readonly with: Seat | null;
        readonly got: Loot | null;
      }
    | { readonly type: 'clipLost'; readonly seat: Seat }
    | { readonly type: 'declined'; readonly seat: Seat }
    | { readonly type: 'regained'; readonly seat: Seat; readonly from: 'faceUp' | 'faceDown' }
    | { readonly type: 'noBangLeft'; readonly seat: Seat }
    | { readonly type: 'paid'; readonly seat: Seat; readonly bills: readonly Loot[] }
    | { readonly type: 'leftOver'; readonly cards: readonly Loot[]; readonly fate: 'stay' | 'lost' }
    | { readonly type: 'newGodfather'; readonly seat: Seat }
    | { readonly type: 'over'; readonly result: MatchResult }
  );

export interface Aim {
  readonly seat: Seat;
  readonly target: Seat | null;
}

interface ToSome {
  readonly to: readonly Seat[];
}

export type SecretEvent = ToSome &
  (
    | {
        readonly type: 'drewBullet';
        readonly seat: Seat;
        readonly from: Seat;
        readonly bullet: Bullet;
      }
    | {
        readonly type: 'gotBullet';
        readonly seat: Seat;
        readonly from: Seat;
        readonly bullet: Bullet;
      }
    | {
        readonly type: 'gotCard';
        readonly seat: Seat;
        readonly from: Seat | null;
        readonly card: Loot;
      }
  );

/** Whether a seat (null: a spectator) may know of an event. */
export const visibleTo = (event: GameEvent, seat: Seat | null): boolean =>
  event.to === 'everyone' || (seat !== null && event.to.includes(seat));
