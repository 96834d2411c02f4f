import type { PowerName } from '../core/names.ts';
import type { Power } from '../core/state.ts';
import { collector } from './collector.ts';
import { cunning } from './cunning.ts';
import { cute } from './cute.ts';
import { dictator } from './dictator.ts';
import { doctor } from './doctor.ts';
import { goodFriend } from './goodFriend.ts';
import { greedy } from './greedy.ts';
import { hustler } from './hustler.ts';
import { junkDealer } from './junkDealer.ts';
import { kid } from './kid.ts';
import { luckyMan } from './luckyMan.ts';
import { professional } from './professional.ts';
import { smart } from './smart.ts';
import { stealthy } from './stealthy.ts';
import { unbreakable } from './unbreakable.ts';
import { vulture } from './vulture.ts';

/** All powers. */
export const POWERS: { readonly [P in PowerName]: Power } = {
  collector,
  cunning,
  cute,
  dictator,
  doctor,
  goodFriend,
  greedy,
  hustler,
  junkDealer,
  kid,
  luckyMan,
  professional,
  smart,
  stealthy,
  unbreakable,
  vulture,
};
