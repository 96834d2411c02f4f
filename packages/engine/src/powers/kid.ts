import { ask } from '../core/flow.ts';
import { definePower } from '../core/power.ts';
import { only } from '../core/seats.ts';
import { decideAim } from '../steps/aim.ts';

const aimAfterOthers = decideAim('aimAfterOthers');

/** P-kid, R-4.4: aims after all the others, seeing their aims. */
export const kid = definePower({
  name: 'kid',
  aimsLast: true,
  decisions: [aimAfterOthers],
  hooks: { othersAimed: (match, seat) => ask(match, aimAfterOthers, only(seat)) },
});
