import {
  countOf,
  type EditionName,
  isRevisable,
  type Move,
  type Seat,
  type SeatResult,
  sameMove,
  type View,
} from '@holdup/engine';
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Game } from '../../game/game.ts';
import { seatsOf } from '../../game/seats.ts';
import { afterPaint } from '../../motion/afterPaint.ts';
import { aimOf, type Scene } from '../../motion/scene.ts';
import type { Stage } from '../../motion/stage.ts';
import { computedShallow } from '../../signals/computedShallow.ts';
import { type Names, namesFor } from '../../wording/names.ts';
import { withoutPointless } from '../prompt/pointless.ts';
import { type Choice, type Prompt, promptOf } from '../prompt/prompt.ts';

/** What lies over the table. */
type Opened =
  | { readonly kind: 'menu' | 'log' }
  | { readonly kind: 'talk'; readonly to: Seat | null }
  | { readonly kind: 'seat'; readonly seat: Seat };

/** The state shared by the parts of a table. It lives as long as the table; its mutable parts are signals. */
export type TableState = {
  readonly game: Game;
  readonly stage: Stage;
  /** The reader's seat; null for an audience. */
  readonly reader: ReadonlySignal<Seat | null>;
  readonly names: ReadonlySignal<Names>;
  readonly edition: ReadonlySignal<EditionName>;
  /** Whom each seat's gun points at, as shown. */
  readonly aims: ReadonlySignal<readonly (Seat | null)[]>;
  /** The decision that can be answered now. */
  readonly prompt: ReadonlySignal<Prompt | null>;
  /** What a lesson says about the decision; null elsewhere. */
  readonly guidance: ReadonlySignal<string | null>;
  /** The only option of a decision without a choice; it is not asked. */
  readonly lone: ReadonlySignal<Choice | null>;
  /** Whether the answer can still be changed: on a count, or until everyone has loaded. */
  readonly changeable: ReadonlySignal<boolean>;
  /** Bullets are being revealed, or loot is shared among others: the reader only watches for a while. */
  readonly watching: ReadonlySignal<boolean>;
  /** The result is known and everything before it has been shown. */
  readonly over: ReadonlySignal<boolean>;
  /** The answer given so far, while it can be changed. */
  readonly chosen: ReadonlySignal<Move | null>;
  readonly answer: (choice: Choice) => void;
  /** Whether the reader has answered anything at this table. */
  readonly hasAnswered: ReadonlySignal<boolean>;
  /** The choice made: in a count while it can be changed, otherwise until the table shows what came of it. */
  readonly isChosen: (choice: Choice) => boolean;
  /** Marks a move of the open decision as the hint's. */
  readonly markHint: (move: Move) => void;
  readonly isHinted: (choice: Choice) => boolean;
  readonly opened: Signal<Opened | null>;
  /** The current value of the reader's loot by the rules; null until computed. */
  readonly appraisal: Signal<SeatResult | null>;
};

/** What follows courage is shown while the view is still the one before it. */
const isWatching = (view: View, scene: Scene, idle: boolean): boolean => {
  const you = view.seat === null ? undefined : scene.players[view.seat];
  if (!you?.alive) return false;
  return (
    (!idle && view.public.decision === 'courage') || (scene.sharing && you.state !== 'standing')
  );
};

/** Answers to the decision on the screen. */
const createAnswering = (
  game: Game,
  { moment }: Stage,
  changeable: ReadonlySignal<boolean>,
  chosen: ReadonlySignal<Move | null>,
) => {
  const hasAnswered = signal(false);
  const answered = signal<number | null>(null);
  /** Tapped just now: marked at once, while the table draws what follows. */
  const pressed = signal<Move | null>(null);
  /** Tapped at a moment, and still to be confirmed: an answer that can be changed stays on the screen. */
  const tapped = signal<{ readonly move: Move; readonly moment: number } | null>(null);
  const marked = computed(() => {
    if (pressed.value !== null) return pressed.value;
    return tapped.value?.moment === moment.value ? tapped.value.move : chosen.value;
  });
  return {
    hasAnswered,
    answered: computed(() => answered.value === moment.value),
    answer: ({ move }: Choice): void => {
      if (pressed.peek() !== null) return;
      game.answer(move);
      hasAnswered.value = true;
      const now = moment.peek();
      if (changeable.peek()) {
        tapped.value = { move, moment: now };
        return;
      }
      pressed.value = move;
      afterPaint(() =>
        batch(() => {
          answered.value = now;
          pressed.value = null;
        }),
      );
    },
    isChosen: ({ move }: Choice): boolean => sameMove(marked.value, move),
  };
};

export const createTableState = (game: Game, stage: Stage): TableState => {
  const { view, idle, moment, scene } = stage;
  const reader = computed(() => view.value.seat);
  const appraisal = signal<SeatResult | null>(null);
  const sitterNames = computedShallow(() => game.sitters.value.map(({ name }) => name));
  const names = computed(() =>
    namesFor(
      sitterNames.value.map((name) => ({ name })),
      reader.value,
    ),
  );
  const changeable = computed(() => {
    const { decision } = view.value.public;
    return decision !== null && (countOf(decision) !== null || isRevisable(decision));
  });
  const chosen = computed(() => game.choice.value ?? view.value.own?.locked ?? null);
  const { hasAnswered, answered, answer, isChosen } = createAnswering(
    game,
    stage,
    changeable,
    chosen,
  );
  /** Someone who has loaded their last bullet has nothing to exchange it for. */
  const settled = computed(() => {
    const { own, moves } = view.value;
    return (own?.locked ?? null) !== null && moves.length < 2;
  });
  const asked = computed(() => {
    if (!idle.value || answered.value || settled.value) return null;
    const whole = promptOf(view.value, names.value);
    // A lesson may be about any choice.
    return whole && game.guidance === undefined ? withoutPointless(whole, view.value) : whole;
  });
  const lone = computed((): Choice | null => {
    const { choices, pairs } = asked.value ?? { choices: [], pairs: [] };
    return choices.length === 1 && pairs.length === 0 ? (choices[0] ?? null) : null;
  });
  const hint = signal<{ readonly moment: number; readonly move: Move } | null>(null);
  return {
    game,
    stage,
    reader,
    names,
    edition: computed(() => view.value.public.edition),
    aims: computedShallow(() =>
      seatsOf(scene.value.players).map((seat) => aimOf(scene.value, seat)),
    ),
    prompt: computed(() => (lone.value === null ? asked.value : null)),
    guidance: computed(() => game.guidance?.value ?? null),
    lone,
    changeable,
    chosen,
    hasAnswered,
    watching: computed(() => isWatching(view.value, scene.value, idle.value)),
    over: computed(() => view.value.public.result !== null && idle.value),
    answer,
    isChosen,
    markHint: (move) => {
      hint.value = { moment: moment.peek(), move };
    },
    isHinted: ({ move }) => hint.value?.moment === moment.value && sameMove(hint.value.move, move),
    opened: signal(null),
    appraisal,
  };
};
