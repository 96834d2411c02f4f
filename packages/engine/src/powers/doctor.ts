import { definePower } from '../core/power.ts';

/** P-doctor: when ducking, removes one of their own wounds. */
export const doctor = definePower({
  name: 'doctor',
  hooks: {
    ownerDucked(match, seat) {
      const { wounds } = match.publicState;
      if (wounds[seat] === 0) return;
      wounds[seat]--;
      match.events?.push({
        to: 'everyone',
        type: 'healed',
        seat,
        by: 'doctor',
        healed: 1,
        wounds: wounds[seat],
      });
    },
  },
});
