import type { Edition } from '../../core/edition.ts';
import type { Phase } from '../../core/flow.ts';
import { hookPhases } from '../../core/power.ts';
import { aim, aiming } from '../../steps/aim.ts';
import { beginRound } from '../../steps/beginRound.ts';
import { countOfCourage, courage } from '../../steps/courage.ts';
import { load, loading } from '../../steps/load.ts';
import { burial, deaths } from '../../steps/wounds.ts';
import { clip } from './clip.ts';
import { privilege, privilegePhase, reaim } from './privilege.ts';
import { score } from './score.ts';
import { effect, handOver, nextShare, openSharing, roundEnd, take, turn } from './sharing.ts';
import { layingDown, reveal } from './shooting.ts';

const lootPhase: Phase = {
  name: 'loot',
  enter(match) {
    beginRound(match);
    match.shown.tokenOnTable = true;
  },
};

export const second: Edition = {
  name: 'second',
  officialSeats: [4, 8],
  rounds: 8,
  startHand: [5, 3, 0],
  loot: [15, 15, 10, 5, 3, 1, 10, 3, 2],
  pileSize: 8,
  fatalWounds: 3,
  /** the seven steps. */
  program: (powers) => [
    lootPhase,
    ...hookPhases('lootShown', powers),
    loading,
    aiming,
    ...hookPhases('othersAimed', powers),
    ...hookPhases('holdUpEnds', powers),
    privilegePhase,
    countOfCourage,
    layingDown,
    ...hookPhases('ownerDucked', powers),
    ...hookPhases('targetDucked', powers),
    reveal,
    deaths,
    ...hookPhases('someoneDied', powers),
    burial,
    openSharing,
    ...hookPhases('sharingOpens', powers),
    turn,
    ...hookPhases('otherAnnounces', powers),
    handOver,
    ...hookPhases('cardTaken', powers),
    effect,
    ...hookPhases('otherUsedClip', powers),
    nextShare,
    roundEnd,
  ],
  decisions: [load, aim, privilege, reaim, courage, take, clip],
  score,
};
