import { type Share, sealOf } from './fairness.ts';
import type { TableInfo, TableMessage } from './serverMessages.ts';
import { powerDealOf } from './settings.ts';

export interface ShuffleHost {
  /** 32 hex digits from a secure source, for the shuffle. */
  random(): string;
  /** Where shares are stored across page reloads. */
  readonly shares?: {
    read(commitment: string): Share | null;
    write(share: Share): void;
  };
}

type ShuffleMessage =
  | { readonly type: 'seal'; readonly commitment: string; readonly seal: string }
  | { readonly type: 'random'; readonly commitment: string; readonly value: string };

/** A client's part in the shuffles of its table (fairness.ts). */
interface Shuffle {
  readonly share: Share | null;
  /** Called when the table has changed: commits or reveals when it is time. */
  update(table: TableMessage): void;
}

export function createShuffle(host: ShuffleHost, send: (message: ShuffleMessage) => void): Shuffle {
  let share: Share | null = null;
  /** The last seal and randomness sent on this connection. */
  let sealed = '';
  let revealed = '';

  function keep(next: Share): Share {
    share = next;
    host.shares?.write(next);
    return next;
  }

  /** In the lobby: commits to randomness. Revealed randomness is never reused. */
  function seal({ commitment, seals }: TableInfo, person: number): void {
    const usable = share !== null && share.seals === null ? share : null;
    const mine =
      usable ??
      keep({ commitment, random: host.random(), seals: null, counted: false, match: null });
    const seal = sealOf(mine.random);
    if (sealed === seal || seals.some((each) => each.person === person && each.seal === seal))
      return;
    sealed = seal;
    send({ type: 'seal', commitment, seal });
  }

  /** Once no more seals are accepted: records them all, then reveals. */
  function reveal({ commitment, seals, randomFrom, settings }: TableInfo, person: number): void {
    if (share === null || randomFrom.includes(person) || revealed === share.random) return;
    const shown = seals.map((each) => each.seal);
    if (!shown.includes(sealOf(share.random))) return;
    const { random } =
      share.seals === null ? keep({ ...share, seals: shown, deal: powerDealOf(settings) }) : share;
    revealed = random;
    send({ type: 'random', commitment, value: random });
  }

  function update({ table: now, you: { person } }: TableMessage): void {
    const { commitment, stage, randomFrom, match } = now;
    if (person === null) return;
    if (share?.commitment !== commitment) share = host.shares?.read(commitment) ?? null;
    if (stage === 'lobby') seal(now, person);
    if (stage === 'starting') reveal(now, person);
    if (share === null || share.seals === null) return;
    const counted = share.counted || randomFrom.includes(person);
    const played = stage === 'playing' ? (share.match ?? match) : share.match;
    if (counted !== share.counted || played !== share.match)
      keep({ ...share, counted, match: played });
  }

  return {
    get share() {
      return share;
    },
    update,
  };
}
