import type { View } from '@holdup/engine';

/** The power by which the reader gains something if they duck now: it heals a wound (P-doctor) or takes a bill (P-stealthy). */
export const duckingGain = (view: View): 'doctor' | 'stealthy' | null => {
  const { players, table } = view.public;
  const you = view.seat === null ? undefined : players[view.seat];
  if (you?.power === 'doctor' && you.wounds > 0) return 'doctor';
  return you?.power === 'stealthy' && table.includes('bill10') ? 'stealthy' : null;
};
