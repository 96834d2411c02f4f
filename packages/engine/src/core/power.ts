import type { Decision, Phase } from './flow.ts';
import type { MoveList } from './moves.ts';
import type { PowerName } from './names.ts';
import { ALL_SEATS, has, NOBODY, type PerSeat, type Seat } from './seats.ts';
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

export type HookName = keyof typeof guards;
const HOOK_NAMES = Object.keys(guards) as HookName[];

/** The moments as they stand in an edition's round. */
export type Hook = number;
export const HOOK = Object.fromEntries(HOOK_NAMES.map((name, hook) => [name, hook])) as {
  readonly [H in HookName]: Hook;
};

type Answer = (match: Match, seat: Seat) => void;

/** What a power is written as: only what it has. */
export interface PowerSpec {
  readonly name: PowerName;
  /** What the power does at the moments it answers to. */
  readonly hooks?: { readonly [H in HookName]?: Answer };
  /** The decisions that its hooks ask for. */
  readonly decisions?: readonly Decision[];
  /** The wound that kills the owner, where it is not the edition's. */
  readonly fatalWounds?: number;
  /** How many paintings the power itself counts as. */
  readonly paintings?: number;
  /** The owner does not aim with the others. */
  readonly aimsLast?: true;
  /** How many of the wounds that hit the owner at once count. */
  readonly woundsTaken?: (wounds: number) => number;
  /** What the owner may take, where it is more than one share. */
  readonly takes?: (match: Match, seat: Seat) => MoveList;
}

/** All powers have the same shape, so that the engine running them can be compiled for it. */
export interface Power {
  readonly name: PowerName;
  readonly decisions: readonly Decision[];
  readonly fatalWounds: number | null;
  readonly paintings: number;
  readonly aimsLast: boolean;
  readonly woundsTaken: ((wounds: number) => number) | null;
  readonly takes: ((match: Match, seat: Seat) => MoveList) | null;
  /** The moments at which the power answers, and the phase in which it does so, by seat. */
  readonly answers: readonly { readonly hook: Hook; readonly phases: PerSeat<Phase> }[];
}

export const definePower = (spec: PowerSpec): Power => ({
  name: spec.name,
  decisions: spec.decisions ?? [],
  fatalWounds: spec.fatalWounds ?? null,
  paintings: spec.paintings ?? 0,
  aimsLast: spec.aimsLast ?? false,
  woundsTaken: spec.woundsTaken ?? null,
  takes: spec.takes ?? null,
  answers: HOOK_NAMES.flatMap((name, hook) => {
    const answer = spec.hooks?.[name];
    if (answer === undefined) return [];
    const phases = ALL_SEATS.map((seat) => hookPhase(spec.name, seat, name, answer));
    return [{ hook, phases: phases as PerSeat<Phase> }];
  }),
});

export const targetDucked = (shown: PublicState, seat: Seat): boolean => {
  const target = shown.targets[seat];
  return target !== NOBODY && has(shown.ducked, target) && has(shown.loaded, seat);
};

/** The phase in which the power of a seat answers to a moment. Who is dead or sits out the round is passed over. */
function hookPhase(power: PowerName, seat: Seat, hook: HookName, answer: Answer): Phase {
  const guard: (shown: PublicState, seat: Seat) => boolean = guards[hook];
  return {
    name: `${power}.${hook}`,
    enter(match) {
      const { shown } = match;
      if (has(shown.alive & ~shown.out, seat) && guard(shown, seat)) answer(match, seat);
    },
  };
}

const byName = (a: Phase, b: Phase): number => (a.name < b.name ? -1 : 1);

/** The phases of a round, with those of the powers in play at the moments they answer to: in the order of the powers' names, which is also R-6.5's. */
export function assemble(
  round: readonly (Phase | Hook)[],
  powers: readonly (Power | null)[],
): Phase[] {
  const answering: (Phase[] | undefined)[] = [];
  for (let seat = 0; seat < powers.length; seat++) {
    const power = powers[seat];
    if (!power) continue;
    for (const { hook, phases } of power.answers) {
      const phase = phases[seat as Seat];
      const others = answering[hook];
      if (others === undefined) answering[hook] = [phase];
      else others.push(phase);
    }
  }
  const program: Phase[] = [];
  for (const entry of round) {
    if (typeof entry !== 'number') {
      program.push(entry);
      continue;
    }
    const phases = answering[entry];
    if (phases === undefined) continue;
    if (phases.length > 1) phases.sort(byName);
    for (const phase of phases) program.push(phase);
  }
  return program;
}
