import { EDITION_TRAITS } from '../../core/editionTraits.ts';
import { TOKEN } from '../../core/loot.ts';
import { lootCounts } from '../../core/lootCards.ts';
import { HOOK } from '../../core/power.ts';
import type { Edition, Phase } from '../../core/state.ts';
import { aim, aiming } from '../../steps/aim.ts';
import { beginRound } from '../../steps/beginRound.ts';
import { clip } from '../../steps/clip.ts';
import { countOfCourage, courage } from '../../steps/courage.ts';
import { load, loading } from '../../steps/load.ts';
import { reveal } from '../../steps/reveal.ts';
import {
  effect,
  handOver,
  nextShare,
  openSharing,
  roundEnd,
  take,
  turn,
} from '../../steps/sharing.ts';
import { burial, deaths } from '../../steps/wounds.ts';
import { layingDown } from './layingDown.ts';
import { privilege, privilegePhase, reaim } from './privilege.ts';
import { score } from './score.ts';

const lootPhase: Phase = {
  name: 'loot',
  enter(match) {
    beginRound(match);
    match.publicState.shares |= TOKEN;
  },
};

export const second: Edition = {
  ...EDITION_TRAITS.second,
  name: 'second',
  officialSeats: [4, 8],
  rounds: 8,
  startHand: [5, 3, 0],
  loot: lootCounts('second'),
  pileSize: 8,
  fatalWounds: 3,
  /** the seven steps. */
  round: [
    lootPhase,
    HOOK.lootShown,
    loading,
    aiming,
    HOOK.othersAimed,
    HOOK.holdUpEnds,
    privilegePhase,
    countOfCourage,
    layingDown,
    HOOK.ownerDucked,
    HOOK.targetDucked,
    reveal,
    deaths,
    HOOK.someoneDied,
    burial,
    HOOK.ownerWounded,
    openSharing,
    HOOK.sharingOpens,
    turn,
    HOOK.otherAnnounces,
    handOver,
    HOOK.cardTaken,
    effect,
    HOOK.otherUsedClip,
    nextShare,
    roundEnd,
  ],
  decisions: [load, aim, privilege, reaim, courage, take, clip],
  score,
};
