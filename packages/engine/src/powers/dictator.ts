import { ask, decideAlone } from '../core/flow.ts';
import { KIND_OF_SHARE, LOOT_KINDS } from '../core/lootCards.ts';
import { ALLOW, forbids, kindIn } from '../core/moves.ts';
import type { PowerName } from '../core/names.ts';
import { definePower } from '../core/power.ts';
import { has, NOBODY, only } from '../core/seats.ts';
import type { MutableMatch } from '../core/state.ts';
import { legalTakes, take } from '../steps/sharing.ts';

/**
 * Allows the announced take, or forbids one kind in it: then something else is announced, if there
 * is anything else.
 */
const forbid = decideAlone({
  name: 'forbid',
  legal(match) {
    const { announced, announcedNext } = match.publicState.sharing;
    let kinds = announced === -1 ? 0 : 1 << KIND_OF_SHARE[announced];
    if (announcedNext !== -1) kinds |= 1 << KIND_OF_SHARE[announcedNext];
    return forbids(kinds);
  },
  answer(match, seat, code) {
    const { publicState } = match;
    if (code === ALLOW) {
      match.events?.push({ to: 'everyone', type: 'allowed', seat });
      return;
    }
    const { turn: taker } = publicState.sharing;
    if (taker === NOBODY) return;
    publicState.sharing.forbidden = kindIn(code);
    publicState.sharing.usedPower |= only(seat);
    publicState.sharing.announced = -1;
    publicState.sharing.announcedNext = -1;
    match.events?.push({
      to: 'everyone',
      type: 'forbade',
      seat,
      target: taker,
      kind: LOOT_KINDS[publicState.sharing.forbidden],
    });
    if (legalTakes(match, taker).codes.length > 0) ask(match, take, only(taker));
    else match.events?.push({ to: 'everyone', type: 'tookNothing', seat: taker });
  },
  default: () => ALLOW,
});

/** P-dictator: with the option, players with these powers are never forbidden anything. */
const SPARED: readonly PowerName[] = ['cute', 'stealthy'];

const isSpared = ({ rules, publicState }: MutableMatch): boolean => {
  const { turn } = publicState.sharing;
  if (rules.options.dictator === 'cards' || turn === NOBODY) return false;
  const power = rules.powers[turn];
  return power !== null && SPARED.includes(power.name);
};

/** P-dictator: once per sharing, when another player is about to take, may forbid them one loot kind. */
export const dictator = definePower({
  name: 'dictator',
  oncePerSharing: true,
  decisions: [forbid],
  hooks: {
    otherAnnounces(match, seat) {
      if (!has(match.publicState.sharing.usedPower, seat) && !isSpared(match))
        ask(match, forbid, only(seat));
    },
  },
});
