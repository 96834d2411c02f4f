import { ALL_SEATS, type Seat, type View } from '@holdup/engine';
import type { Danger } from '../bot/bot.ts';
import { logistic } from './exponential.ts';
import type { NetOutput } from './forward.ts';

/** The loaded guns aimed at `me`, and the net's probability that each is loaded with a shot. */
export const gunsOn = ({ public: shown }: View, me: Seat, { shot }: NetOutput): Danger['guns'] =>
  ALL_SEATS.flatMap((seat) => {
    const player = shown.players[seat];
    if (player === undefined || player.target !== me || !player.loaded) return [];
    return [{ seat, bang: logistic(shot[(seat - me + shown.seats) % shown.seats] ?? 0) }];
  });
