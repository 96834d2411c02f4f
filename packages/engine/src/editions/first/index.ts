import { EDITION_TRAITS } from '../../core/editionTraits.ts';
import { lootCounts } from '../../core/lootCards.ts';
import type { Edition, Phase } from '../../core/state.ts';
import { aim, aiming } from '../../steps/aim.ts';
import { beginRound } from '../../steps/beginRound.ts';
import { countOfCourage, courage } from '../../steps/courage.ts';
import { load, loading } from '../../steps/load.ts';
import { reveal } from '../../steps/reveal.ts';
import { burial, deaths } from '../../steps/wounds.ts';
import { score } from './score.ts';
import { roundEnd, splitting } from './sharing.ts';
import { layingDown, succession, tripleBangs } from './shooting.ts';

const billsPhase: Phase = { name: 'loot', enter: beginRound };

export const first: Edition = {
  ...EDITION_TRAITS.first,
  name: 'first',
  officialSeats: [4, 6],
  rounds: 8,
  startHand: [5, 2, 1],
  loot: lootCounts('first'),
  pileSize: 5,
  fatalWounds: 3,
  round: [
    billsPhase,
    loading,
    aiming,
    countOfCourage,
    layingDown,
    tripleBangs,
    reveal,
    deaths,
    burial,
    succession,
    splitting,
    roundEnd,
  ],
  decisions: [load, aim, courage],
  score,
};
