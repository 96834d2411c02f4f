import { bulletMask, passBullet } from '../core/bullets.ts';
import { drawBullet } from '../core/chance.ts';
import { ask, decideAlone } from '../core/flow.ts';
import { bulletIn, GIVE, gives, HUSTLE, hustles, seatIn } from '../core/moves.ts';
import { BULLETS } from '../core/names.ts';
import { definePower } from '../core/power.ts';
import { NOBODY, nextOf, only, type Seat, type SeatSet, seatsOf, without } from '../core/seats.ts';
import { type MutableMatch, seatStateOf } from '../core/state.ts';

const victims = (match: MutableMatch, seat: Seat): SeatSet => {
  const { alive, bullets } = match.publicState;
  let set = 0;
  for (const other of seatsOf(without(alive, seat))) if (bullets[other] > 0) set |= only(other);
  return set;
};

/** Draws a bullet at random from the hand of another living player. */
const hustle = decideAlone({
  name: 'hustle',
  legal: (match, seat) => hustles(victims(match, seat)),
  answer(match, seat, code) {
    const target = seatIn(code, HUSTLE);
    const bullet = drawBullet(match, seatStateOf(match, target).hand);
    passBullet(match, target, seat, bullet);
    match.publicState.sharing.receiver = target;
    match.events?.push(
      { to: 'everyone', type: 'hustled', seat, target },
      { to: [seat, target], type: 'drewBullet', seat, from: target, bullet: BULLETS[bullet] },
    );
    ask(match, give, only(seat));
  },
  default: (match, seat) => HUSTLE + nextOf(victims(match, seat), seat),
});

/** Gives any bullet from their own hand in return, including the drawn one. */
const give = decideAlone({
  name: 'give',
  legal: (match, seat) => gives(bulletMask(seatStateOf(match, seat).hand)),
  answer(match, seat, code) {
    const { sharing } = match.publicState;
    const target = sharing.receiver;
    if (target === NOBODY) return;
    const bullet = bulletIn(code, GIVE);
    passBullet(match, seat, target, bullet);
    sharing.receiver = NOBODY;
    match.events?.push(
      { to: 'everyone', type: 'gaveBack', seat, target },
      {
        to: [seat, target],
        type: 'gotBullet',
        seat: target,
        from: seat,
        bullet: BULLETS[bullet],
      },
    );
  },
  /** The newest private bullet entry of this seat is the one just drawn. */
  default: (match, seat) => GIVE + (seatStateOf(match, seat).bulletTrail?.value ?? 0),
});

/** P-hustler: in step 1 of each round exchanges a bullet with another player. */
export const hustler = definePower({
  name: 'hustler',
  decisions: [hustle, give],
  hooks: {
    lootShown(match, seat) {
      if (victims(match, seat) !== 0) ask(match, hustle, only(seat));
    },
  },
});
