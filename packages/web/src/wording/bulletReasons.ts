import { beliefs } from '@holdup/bots';
import type { Bullet, Seat, View } from '@holdup/engine';
import { seatsWhere } from '../game/seats.ts';
import { words } from '../i18n/index.ts';
import type { Because } from './because.ts';
import type { Names } from './names.ts';

/** Rounds after this one. */
export const roundsToCome = ({ public: { round, rounds } }: View): number => rounds - round;

const bangsIn = ({ own }: View): number => (own?.hand.bang ?? 0) + (own?.hand.bang3 ?? 0);

const clicksIn = ({ own }: View): number => own?.hand.click ?? 0;

/** What speaks for having this bullet in the gun. */
export const forLoading = (view: View, bullet: Bullet): Because => {
  const { reasons } = words().guide;
  const left = roundsToCome(view);
  if (bullet !== 'click') return [reasons.roundsLeftBang(left + 1)];
  if (bangsIn(view) === 0 && (view.own?.bullet ?? 'click') === 'click') return [reasons.noBangs];
  return left > 0 ? [reasons.roundsLeftClick(left)] : [reasons.bluff];
};

/** The others see that the Cunning swapped, and not for what: even a swap for the same proves nothing. */
export const forReloading = (view: View, bullet: Bullet): Because =>
  bullet === view.own?.bullet ? [words().guide.reasons.swapSeen] : forLoading(view, bullet);

const drawChances = (view: View): readonly number[] =>
  beliefs(view).map(({ seat, hand }) => {
    const bullets = view.public.players[seat]?.bullets ?? 0;
    return bullets === 0 ? 0 : (hand.bang + hand.bang3) / bullets;
  });

/** P-hustler: how likely the bullet drawn there is a Bang, if bullets are drawn and played at random. */
export const forHustling = (view: View, names: Names, target: Seat): Because => {
  const { advice, guide } = words();
  const { reasons } = guide;
  const chances = drawChances(view);
  const chance = chances[target] ?? 0;
  const most = chances.every((other, seat) => seat === view.seat || other <= chance);
  return [(most ? reasons.bestDraw : reasons.drawBang)(names.name(target), advice.percent(chance))];
};

/** P-hustler: both know the bullet that is given, and it is no longer in the giver's hand. */
export const forGiving = (view: View, names: Names, bullet: Bullet): Because => {
  const { reasons } = words().guide;
  const { receiver } = view.public.sharing;
  const name = receiver === null ? '' : names.name(receiver);
  const rounds = roundsToCome(view) + 1;
  if (bullet === 'click') return [reasons.giveClick(name)];
  return [
    ...(bangsIn(view) > rounds ? [reasons.tooManyBangs(rounds)] : []),
    reasons.giveBang(name),
  ];
};

/** P-smart: the loaded bullet is back in the hand, and any of these goes to the discard unseen. */
const forDiscardingInstead = (view: View, bullet: Bullet): string => {
  const { reasons } = words().guide;
  const loaded = view.own?.bullet ?? null;
  const bangs = bangsIn(view) + (loaded === null || loaded === 'click' ? 0 : 1);
  const clicks = clicksIn(view) + (loaded === 'click' ? 1 : 0);
  const left = roundsToCome(view);
  if (left === 0) return reasons.lastRound;
  if (bangs === 0 || clicks === 0) return reasons.allAlike;
  if (bullet === 'click') return reasons.roundsLeftClick(left);
  return bangs > left ? reasons.tooManyBangs(left) : reasons.clicksBluff;
};

const forUsingClip = (view: View, bullet: Bullet | null): string => {
  const { loot, guide } = words();
  const { reasons } = guide;
  if (bullet === null) return loot.clip.takeFreeHint;
  if (roundsToCome(view) === 0) return reasons.lastRound;
  return bullet === 'click' ? reasons.clip : reasons.sameHand;
};

/** A bullet is laid down for a clip, or by the Smart in place of the one that was loaded. */
export const forDiscarding = (view: View, bullet: Bullet | null): Because => [
  view.public.decision === 'clip' || bullet === null
    ? forUsingClip(view, bullet)
    : forDiscardingInstead(view, bullet),
];

/** P-goodFriend: takes one more Bang, for nothing. */
export const forRegaining = (view: View): Because => {
  const { reasons } = words().guide;
  return [roundsToCome(view) === 0 ? reasons.lastRound : reasons.clip];
};

/** A Bang that could be taken stays in the discard: from one's own clip, or as the Good Friend of somebody else's. */
export const forDeclining = (view: View, names: Names): Because => {
  const { reasons } = words().guide;
  const left = roundsToCome(view);
  if (left === 0) return [reasons.lastRound];
  const friends =
    view.public.decision === 'clip'
      ? seatsWhere(
          view.public.players,
          ({ power, alive }, seat) => power === 'goodFriend' && alive && seat !== view.seat,
        )
      : [];
  return [
    ...(bangsIn(view) >= left ? [reasons.enoughBangs] : []),
    ...friends.map((friend) => reasons.couldRegain(names.name(friend))),
    reasons.seenTaking,
  ];
};

/** The bullet that the Cunning already has in the gun. */
export const forKeepingBullet = (view: View): Because =>
  forLoading(view, view.own?.bullet ?? 'click');
