import { BANG, BANG3, type BulletCode, CLICK, type PerBullet } from '@holdup/engine/codes';

/** A shot is any bullet but a click. */
export const isShot = (bullet: BulletCode | -1): boolean => bullet !== -1 && bullet !== CLICK;

export const shotsIn = (hand: Readonly<PerBullet>): number => hand[BANG] + hand[BANG3];
