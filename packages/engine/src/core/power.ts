import type { PublicState } from './compartments.ts';
import type { MoveList } from './moves.ts';
import { PAINTINGS_OF_POWER, POWER_NAMES, type PowerName } from './names.ts';
import { ALL_SEATS, bySeat, has, NOBODY, type PerSeat, type Seat } from './seats.ts';
import type { Decision, Hook, MutableMatch, Phase, Power } from './state.ts';

type Answer = (match: MutableMatch, seat: Seat) => void;
type Enter = Phase['enter'];

/** Players who are dead or sit out the round are skipped. */
const present = (publicState: PublicState, seat: Seat): boolean =>
  has(publicState.alive & ~publicState.out, seat);

/**
 * The hooks of a round, in order, and the condition under which each fires for the power's owner. A
 * hook that no power in play uses is not part of the match's program. Each is written out with the
 * call in it, so that V8 specialises it for the one or two powers that use it.
 */
const hooks = {
  /** Step 1: the loot lies on the table. */
  lootShown:
    (seat, answer): Enter =>
    (match) => {
      if (present(match.publicState, seat)) answer(match, seat);
    },
  /** Step 3: the others have aimed. */
  othersAimed:
    (seat, answer): Enter =>
    (match) => {
      if (present(match.publicState, seat)) answer(match, seat);
    },
  /** Step 3 is over. */
  holdUpEnds:
    (seat, answer): Enter =>
    (match) => {
      if (present(match.publicState, seat)) answer(match, seat);
    },
  /** Step 5: the owner ducked by choice. */
  ownerDucked:
    (seat, answer): Enter =>
    (match) => {
      if (present(match.publicState, seat) && has(match.publicState.ducked, seat))
        answer(match, seat);
    },
  /** Step 5: the owner's target ducked. The owner's bullet is still loaded: the power decides what happens to it. */
  targetDucked:
    (seat, answer): Enter =>
    (match) => {
      if (present(match.publicState, seat) && targetDucked(match.publicState, seat))
        answer(match, seat);
    },
  /** Step 6: players have died. */
  someoneDied:
    (seat, answer): Enter =>
    (match) => {
      if (match.publicState.dying !== 0 && present(match.publicState, seat)) answer(match, seat);
    },
  /** Step 6: the owner was wounded this round and has survived. */
  ownerWounded:
    (seat, answer): Enter =>
    (match) => {
      if (has(match.publicState.alive & match.publicState.hit, seat)) answer(match, seat);
    },
  /** Step 7, before the first turn, the owner among the sharers. */
  sharingOpens:
    (seat, answer): Enter =>
    (match) => {
      if (has(match.publicState.sharing.sharers, seat)) answer(match, seat);
    },
  /** Step 7: another player has announced a take, the owner among the sharers. */
  otherAnnounces:
    (seat, answer): Enter =>
    (match) => {
      const { publicState } = match;
      if (
        has(publicState.sharing.sharers, seat) &&
        publicState.sharing.turn !== seat &&
        publicState.sharing.announced !== -1
      )
        answer(match, seat);
    },
  /** Step 7: the owner has a loot card in hand that has had no effect yet. */
  cardTaken:
    (seat, answer): Enter =>
    (match) => {
      if (match.publicState.sharing.turn === seat && match.publicState.sharing.incoming !== -1)
        answer(match, seat);
    },
  /** Step 7: another player has used a clip. */
  otherUsedClip:
    (seat, answer): Enter =>
    (match) => {
      const { clipUser } = match.publicState.sharing;
      if (clipUser !== NOBODY && clipUser !== seat && present(match.publicState, seat))
        answer(match, seat);
    },
} as const satisfies Record<string, (seat: Seat, answer: Answer) => Enter>;

type HookName = keyof typeof hooks;
const HOOK_NAMES = Object.keys(hooks) as HookName[];

/** The hooks as they appear in an edition's round. */
export const HOOK = Object.fromEntries(HOOK_NAMES.map((name, hook) => [name, hook])) as {
  readonly [H in HookName]: Hook;
};

/** The definition of a power: only the fields it needs. */
interface PowerSpec {
  readonly name: PowerName;
  /** What the power does at its hooks. */
  readonly hooks?: { readonly [H in HookName]?: Answer };
  /** The decisions that its hooks ask for. */
  readonly decisions?: readonly Decision[];
  /** The wound that kills the owner, if different from the edition's. */
  readonly fatalWounds?: number;
  /** The owner does not aim with the others. */
  readonly aimsLast?: true;
  /** Renewed at the next sharing after use; otherwise it is used up for the rest of the game. */
  readonly oncePerSharing?: true;
  /** How many of the wounds that hit the owner at once count. */
  readonly woundsTaken?: (wounds: number) => number;
  /** What the owner may take, if more than one share. */
  readonly takes?: (match: MutableMatch, seat: Seat) => MoveList;
}

/** the order of powers with the same hook. All others come after these, in the order of POWER_NAMES. */
const FIRST_TO_ANSWER: readonly PowerName[] = ['doctor', 'stealthy', 'professional', 'smart'];
const ANSWER_ORDER: readonly PowerName[] = [
  ...FIRST_TO_ANSWER,
  ...POWER_NAMES.filter((name) => !FIRST_TO_ANSWER.includes(name)),
];

export const definePower = (spec: PowerSpec): Power => ({
  name: spec.name,
  turn: ANSWER_ORDER.indexOf(spec.name),
  decisions: spec.decisions ?? [],
  fatalWounds: spec.fatalWounds ?? null,
  paintings: PAINTINGS_OF_POWER[spec.name] ?? 0,
  aimsLast: spec.aimsLast ?? false,
  oncePerSharing: spec.oncePerSharing ?? false,
  woundsTaken: spec.woundsTaken ?? null,
  takes: spec.takes ?? null,
  keepsBullet: spec.hooks?.targetDucked !== undefined,
  phases: HOOK_NAMES.map((hook) => {
    const answer = spec.hooks?.[hook];
    if (answer === undefined) return null;
    return bySeat(
      (seat): Phase => ({
        name: `${spec.name}.${hook}`,
        enter: hooks[hook](seat, answer),
      }),
    );
  }),
});

export const targetDucked = (publicState: PublicState, seat: Seat): boolean => {
  const target = publicState.targets[seat];
  return target !== NOBODY && has(publicState.ducked, target) && has(publicState.loaded, seat);
};

/** The seats that have a power, in the order in which their powers act. */
function inAnswerOrder(powers: Readonly<PerSeat<Power | null>>): Seat[] {
  const owners: Seat[] = [];
  for (let i = 0; i < ALL_SEATS.length; i++) {
    const seat = ALL_SEATS[i];
    const power = seat === undefined ? null : powers[seat];
    if (seat === undefined || power === null) continue;
    let at = owners.length;
    for (; at > 0; at--) {
      const other = owners[at - 1];
      if (other === undefined || (powers[other]?.turn ?? 0) < power.turn) break;
      owners[at] = other;
    }
    owners[at] = seat;
  }
  return owners;
}

/**
 * The phases of a round, with those of the powers in play at their hooks. This runs for every
 * match, so plain loops matter: iterators would allocate more than the program itself.
 */
export function assemble(
  round: readonly (Phase | Hook)[],
  powers: Readonly<PerSeat<Power | null>>,
): Phase[] {
  const owners = inAnswerOrder(powers);
  const program: Phase[] = [];
  for (let i = 0; i < round.length; i++) {
    const entry = round[i];
    if (typeof entry === 'number') addAnswers(program, entry, owners, powers);
    else if (entry !== undefined) program.push(entry);
  }
  return program;
}

function addAnswers(
  program: Phase[],
  hook: Hook,
  owners: readonly Seat[],
  powers: Readonly<PerSeat<Power | null>>,
): void {
  for (let i = 0; i < owners.length; i++) {
    const seat = owners[i];
    const phases = seat === undefined ? null : powers[seat]?.phases[hook];
    if (seat !== undefined && phases) program.push(phases[seat]);
  }
}
