import {
  type Bullet,
  countOf,
  type EditionName,
  type PowerName,
  type Seat,
  type SeatStateName,
} from '@holdup/engine';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { CharacterId, Expression } from '../../art/index.ts';
import { type Person, words } from '../../i18n/index.ts';
import type { Cue } from '../../motion/stage.ts';
import { computedShallow } from '../../signals/computedShallow.ts';
import type { TableState } from '../context/tableState.ts';
import { type Choice, choiceOfPerson } from '../prompt/prompt.ts';

/** How the event being shown moves a portrait; the names of CSS classes. */
type SeatEffect = '' | 'targeted' | 'struck' | 'spared' | 'fires' | 'shaken' | 'pleased';

/**
 * Everything a seat shows but its bullet and its effect, which change most often. Plain values: a seat whose values stay the
 * same is not drawn again.
 */
export type SeatLook = {
  readonly edition: EditionName;
  readonly character: CharacterId;
  readonly name: string;
  readonly away: boolean;
  readonly standIn: boolean;
  /** A bot at a table where people play, too. */
  readonly bot: boolean;
  readonly you: boolean;
  readonly power: PowerName | null;
  readonly alive: boolean;
  readonly state: SeatStateName;
  readonly wounds: number;
  readonly shame: number;
  readonly lootCards: number;
  readonly bullets: number;
  readonly ready: boolean;
  /** What lies face-down before them, where the reader may know it. */
  readonly secret: Bullet | null;
  readonly target: Seat | null;
  readonly targetName: string | null;
  readonly targetIsYou: boolean;
  readonly aimedBy: number;
  readonly godfather: boolean;
  readonly sharing: boolean;
  /** It is their turn to take loot. */
  readonly turn: boolean;
  /** One of at most two whom the reader waits for. */
  readonly thinking: boolean;
  readonly expression: Expression;
  /** The open decision can be answered with this seat. */
  readonly open: boolean;
  readonly chosen: boolean;
};

/** More players deciding at once are not marked one by one. */
const MOST_THINKING = 2;

const effectOn = (cue: Cue | null, seat: Seat): SeatEffect => {
  if (cue === null) return '';
  const { event } = cue;
  switch (event.type) {
    case 'revealed':
      if (event.seat === seat) return 'fires';
      if (event.target !== seat) return '';
      if (!cue.fired) return 'targeted';
      return event.bullet === 'click' ? 'spared' : 'struck';
    case 'wounded':
    case 'died':
      return event.seat === seat ? 'shaken' : '';
    case 'took':
    case 'newGodfather':
      return event.seat === seat ? 'pleased' : '';
    default:
      return '';
  }
};

/** A shooter's face: aiming, proud of a hit, and ashamed of a bluff. */
export const SHOOTER_FACES = {
  open: 'aiming',
  bang: 'smug',
  click: 'scared',
} as const satisfies Record<string, Expression>;

/** What a shot has come to so far. */
export const shotOf = ({ fired }: Cue, bullet: Bullet): keyof typeof SHOOTER_FACES =>
  fired ? (bullet === 'click' ? 'click' : 'bang') : 'open';

const shooterFace = (cue: Cue | null, seat: Seat): Expression | null =>
  cue?.event.type === 'revealed' && cue.event.seat === seat
    ? SHOOTER_FACES[shotOf(cue, cue.event.bullet)]
    : null;

type Face = Pick<SeatLook, 'alive' | 'state' | 'aimedBy' | 'sharing' | 'target' | 'ready'> & {
  readonly struck: boolean;
};

const expressionOf = (
  { alive, state, struck, aimedBy, sharing, target, ready }: Face,
  effect: SeatEffect,
): Expression => {
  if (!alive) return 'dead';
  if (effect === 'targeted') return 'scared';
  if (effect === 'struck' || struck || state === 'wounded') return 'hit';
  if (state === 'ducked') return 'ducked';
  if (sharing) return 'smug';
  if (aimedBy > 1) return 'scared';
  if (target !== null) return 'aiming';
  return ready ? 'smug' : 'neutral';
};

/** How the event being shown moves a seat. */
export const seatEffect = ({ stage }: TableState, seat: Seat): ReadonlySignal<SeatEffect> =>
  computed(() => effectOn(stage.cue.value, seat));

/** The choice that a tap on the seat makes. */
export const choiceOfSeat = ({ prompt }: TableState, seat: Seat): Choice | undefined =>
  choiceOfPerson(prompt.value, seat);

/** The look of a seat, as the stage shows it. */
export const seatLook = (state: TableState, seat: Seat): ReadonlySignal<SeatLook | null> => {
  const { edition, game, stage, names, aims, reader } = state;
  /** In solo games there is no need to mark bots. */
  const amongPeople = computed(() =>
    game.sitters.value.some(({ kind }, other) => kind === 'person' && other !== reader.value),
  );
  const effect = seatEffect(state, seat);
  return computedShallow((): SeatLook | null => {
    const scene = stage.scene.value;
    const player = scene.players[seat];
    const sitter = game.sitters.value[seat];
    if (!player || !sitter) return null;
    const { deciding, sharing } = stage.view.value.public;
    const choice = choiceOfSeat(state, seat);
    const { alive, target } = player;
    const hidden =
      game.screenRules.value.hideReady && countOf(stage.view.value.public.decision) !== null;
    const ready = !hidden && (player.ready || game.clock.value.chosen.includes(seat));
    const face: Face = {
      alive,
      target,
      state: player.state,
      struck: player.struck,
      aimedBy: aims.value.filter((aimedAt) => aimedAt === seat).length,
      sharing: scene.sharing,
      ready,
    };
    return {
      ...face,
      edition: edition.value,
      character: sitter.character,
      name: names.value.name(seat),
      away: sitter.away,
      standIn: sitter.standIn ?? false,
      bot: sitter.kind === 'bot' && amongPeople.value,
      you: names.value.you(seat),
      power: player.power,
      wounds: player.wounds,
      shame: player.shame,
      lootCards: player.lootCards,
      bullets: player.bullets,
      secret: stage.secrets.value?.[seat]?.bullet ?? null,
      targetName: target === null ? null : names.value.name(target),
      targetIsYou: target !== null && names.value.you(target),
      godfather: scene.godfather === seat,
      turn: sharing.turn === seat && scene.sharing,
      thinking:
        !hidden &&
        stage.idle.value &&
        seat !== reader.value &&
        deciding.includes(seat) &&
        !ready &&
        deciding.length <= MOST_THINKING,
      expression: shooterFace(state.stage.cue.value, seat) ?? expressionOf(face, effect.value),
      open: choice !== undefined,
      chosen: choice !== undefined && state.isChosen(choice),
    };
  });
};

/** Whom the player aims at, for a sentence. */
export const targetOf = ({ targetName, targetIsYou }: SeatLook): Person | null =>
  targetName === null ? null : { you: targetIsYou, name: targetName };

/** Everything that the picture of a player shows, for screen readers. */
export const describeSeat = (look: SeatLook): string => {
  const { editions, powers, states, game: terms, table, tables } = words();
  const { you, name, state } = look;
  const target = targetOf(look);
  return [
    you ? table.yourSeatNamed(name) : name,
    ...(look.standIn ? [states.away] : look.away ? [tables.lobby.notHere] : []),
    ...(look.bot ? [states.bot] : []),
    ...(look.godfather ? [states.godfather] : []),
    ...(look.power === null ? [] : [powers[look.power].name]),
    ...(state === 'standing' ? [] : [state === 'out' ? states.late : states[state]]),
    ...(look.wounds > 0 ? [terms.counts.wounds(look.wounds)] : []),
    ...(look.shame > 0 ? [terms.counts.shames(look.shame)] : []),
    editions[look.edition].cards(look.lootCards),
    terms.counts.bullets(look.bullets),
    ...(target === null || !look.alive ? [] : [states.aimsAt(look, target)]),
  ].join(', ');
};
