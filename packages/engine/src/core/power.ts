import type { Decision, Phase } from './flow.ts';
import type { MoveList } from './moves.ts';
import type { PowerName } from './names.ts';
import { has, NOBODY, type Seat } from './seats.ts';
import type { Match, PublicState } from './state.ts';

/**
 * The moments of a round a power can answer to, in the order of the round. A hook is called only where its guard holds
 * for the power's owner; where no power in play answers, the moment does not exist in the match's program.
 */
const guards = {
  /** Step 1: the loot lies on the table. */
  lootShown: () => true,
  /** Step 3: the others have aimed. */
  othersAimed: () => true,
  /** Step 3 is over. */
  holdUpEnds: () => true,
  /** Step 5: the owner ducked by choice. */
  ownerDucked: (shown, seat) => has(shown.ducked, seat),
  /** Step 5: the owner's target ducked. The owner's bullet is still loaded: what becomes of it is up to the power. */
  targetDucked: (shown, seat) => targetDucked(shown, seat),
  /** Step 6: players have died. */
  someoneDied: (shown) => shown.dying !== 0,
  /** Step 7, before the first turn, the owner among the sharers. */
  sharingOpens: (shown, seat) => has(shown.sharers, seat),
  /** Step 7: another player has said what they take, the owner among the sharers. */
  otherAnnounces: (shown, seat) =>
    has(shown.sharers, seat) && shown.turn !== seat && shown.announced !== -1,
  /** Step 7: the owner has a loot card in hand that has had no effect yet. */
  cardTaken: (shown, seat) => shown.turn === seat && shown.incoming !== -1,
  /** Step 7: another player has used a clip. */
  otherUsedClip: (shown, seat) => shown.clipUser !== NOBODY && shown.clipUser !== seat,
} as const satisfies Record<string, (shown: PublicState, seat: Seat) => boolean>;

export type Hook = keyof typeof guards;

export interface Power {
  readonly name: PowerName;
  /** What the power does at the moments it answers to. */
  readonly hooks?: { readonly [H in Hook]?: (match: Match, seat: Seat) => void };
  /** The decisions that its hooks ask for. */
  readonly decisions?: readonly Decision[];
  /** The wound that kills the owner, where it is not the edition's. */
  readonly fatalWounds?: number;
  /** How many paintings the power itself counts as. */
  readonly paintings?: number;
  /** The owner does not aim with the others. */
  readonly aimsLast?: true;
  /** How many of the wounds that hit the owner at once count. */
  woundsTaken?(wounds: number): number;
  /** What the owner may take, where it is more than one share. */
  takes?(match: Match, seat: Seat): MoveList;
}

export const targetDucked = (shown: PublicState, seat: Seat): boolean => {
  const target = shown.targets[seat];
  return target !== NOBODY && has(shown.ducked, target) && has(shown.loaded, seat);
};

const phases = new Map<string, Phase>();

/** The phase in which the power of a seat answers to a moment. Who is dead or sits out the round is passed over. */
function hookPhase(
  power: Power,
  seat: Seat,
  hook: Hook,
  answer: (match: Match, seat: Seat) => void,
): Phase {
  const name = `${power.name}.${hook}`;
  const key = `${name}@${seat}`;
  const known = phases.get(key);
  if (known !== undefined) return known;
  const guard: (shown: PublicState, seat: Seat) => boolean = guards[hook];
  const phase: Phase = {
    name,
    enter(match) {
      const { shown } = match;
      if (has(shown.alive & ~shown.out, seat) && guard(shown, seat)) answer(match, seat);
    },
  };
  phases.set(key, phase);
  return phase;
}

/** The phases of the powers in play that answer to a moment, in the order of the powers' names, which is also R-6.5's. */
export function hookPhases(hook: Hook, powers: readonly (Power | null)[]): Phase[] {
  const found: { power: Power; phase: Phase }[] = [];
  for (const [seat, power] of powers.entries()) {
    const answer = power?.hooks?.[hook];
    if (power && answer) found.push({ power, phase: hookPhase(power, seat as Seat, hook, answer) });
  }
  return found.sort((a, b) => (a.power.name < b.power.name ? -1 : 1)).map(({ phase }) => phase);
}
