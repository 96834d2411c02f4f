import { KEY_WORDS } from '../core/chacha.ts';
import { entryAt } from '../core/codes.ts';
import { copyPublicState, copySeatState, makeMatch, type SeatState } from '../core/compartments.ts';
import { BILL5, copyLoot, type LootCode } from '../core/lootCards.ts';
import { below, nextWord, type Random, streamOf } from '../core/random.ts';
import { type Seat, seatsOf } from '../core/seats.ts';
import type { MutableMatch } from '../core/state.ts';
import { PLAY_STREAM } from '../core/streams.ts';
import { readPublicView } from '../data/publicView.ts';
import { readSeatView } from '../data/seatView.ts';
import { originOf, type View, type ViewOrigin } from '../data/view.ts';
import { bulletWorlds } from './bullets.ts';
import { lootWorlds } from './loot.ts';

/**
 * Samples whole matches that a seat can't tell from its own: everything it knows is kept,
 * everything else is drawn at random. Bullets that others chose in secret count as picked at random
 * from what they could hold.
 */
export function resampler(view: View): (random: Random) => MutableMatch {
  const { seat } = view;
  const { rules, publicState, own } = originOf(view) ?? readView(view);
  const drawBullets = bulletWorlds(rules, publicState, seat, own);
  const drawLoot = lootWorlds(rules, publicState, seat, own);
  const turnedUp = rules.pileSizes.slice(0, publicState.round).reduce((sum, size) => sum + size, 0);
  /** Cards that were turned up are on the table or gone; their place in the deck no longer matters. */
  const past = new Array<LootCode>(turnedUp).fill(BILL5);
  return (random) => {
    const bullets = drawBullets(random);
    const loot = drawLoot(random);
    const key = Array.from({ length: KEY_WORDS }, () => nextWord(random));
    const match = makeMatch(
      rules,
      copyPublicState(publicState),
      bullets.hands.map(
        (hand, i): SeatState =>
          i === seat && own !== null
            ? copySeatState(own)
            : {
                hand,
                bullet: bullets.loaded[i] ?? -1,
                locked: -1,
                loot: copyLoot(publicState.finalLoot?.[i] ?? entryAt(loot.loot, i)),
                bulletTrail: bullets.trails[i] ?? null,
                lootTrail: loot.trails[i] ?? null,
              },
      ),
      {
        deck: [...past, ...loot.toCome],
        faceDown: bullets.faceDown,
        goneBullets: bullets.gone,
        goneLoot: loot.gone,
        random: streamOf(key, PLAY_STREAM),
        script: [],
        scripted: 0,
      },
    );
    lockOthers(match, seat, random);
    return match;
  };
}

/** A view from a wire or a file, read back. */
function readView({ seat, public: shownToAll, own }: View): ViewOrigin {
  const { rules, publicState } = readPublicView(shownToAll, 'view.public');
  return {
    rules,
    publicState,
    own: seat === null ? null : readSeatView(publicState, seat, own, 'view.own'),
  };
}

/** Seats that have already answered have locked one of their legal moves. */
function lockOthers(match: MutableMatch, seat: Seat | null, random: Random): void {
  const { publicState, seatStates } = match;
  const answered = publicState.asked & ~publicState.deciding;
  const { asking } = publicState;
  if (asking === null) return;
  for (const other of seatsOf(answered)) {
    if (other === seat) continue;
    const { codes } = asking.legal(match, other);
    entryAt(seatStates, other).locked = entryAt(codes, below(random, codes.length));
  }
}

/** One whole match that the seat of this view can't tell from its own. */
export const resample = (view: View, random: Random): MutableMatch => resampler(view)(random);
