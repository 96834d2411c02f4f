import type { Seat, View } from '@holdup/engine';
import { useMemo, useRef } from 'preact/hooks';
import {
  ArmedHand,
  Bullet,
  Character,
  type CharacterId,
  characterInfo,
  Desk,
  type Expression,
  PowerEmblem,
  Shame,
  Sign,
  Wound,
} from '../../art/index.ts';
import { angleTo, degrees, type SeatPlace, type TableLayout } from '../../geometry/index.ts';
import type { Scene, ScenePlayer } from '../../motion/scene.ts';
import type { Cue } from '../../motion/stage.ts';
import type { Names } from '../../wording/names.ts';
import { personChoice, type TableContext } from '../context/context.ts';

/** Half the room that a name and its numbers need; at the edge of the screen they move inwards. */
const halfLabel = ({ wounds, shame }: ScenePlayer): number =>
  38 + (wounds > 0 ? 16 : 0) + (shame > 0 ? 16 : 0);

const edgeShift = ({ x }: SeatPlace, { box }: TableLayout, half: number): number =>
  Math.max(0, half - x) - Math.max(0, x + half - box.width);

type PortraitProps = {
  seat: Seat;
  place: SeatPlace;
  layout: TableLayout;
  targetPlace: (seat: Seat) => SeatPlace | undefined;
  aimedBy: number;
  scene: Scene;
  cue: Cue | null;
  view: View;
  names: Names;
  context: TableContext;
};

export const expressionOf = (
  player: ScenePlayer,
  aimedBy: number,
  scene: Scene,
  struck: boolean,
): Expression => {
  if (!player.alive) return 'dead';
  if (struck || player.state === 'wounded') return 'hit';
  if (player.state === 'ducked') return 'ducked';
  if (scene.sharing) return 'smug';
  if (aimedBy > 1) return 'scared';
  return player.target === null ? 'neutral' : 'aiming';
};

/** Whom the event being shown hits, and how. */
export const effectOn = (cue: Cue | null, seat: Seat): string => {
  if (!cue) return '';
  const { event } = cue;
  if (event.type === 'revealed' && event.bullet !== 'click' && event.target === seat)
    return ' struck';
  if (event.type === 'revealed' && event.seat === seat) return ' fires';
  if (event.type === 'wounded' && event.seat === seat) return ' shaken';
  if (event.type === 'died' && event.seat === seat) return ' shaken';
  if (event.type === 'took' && event.seat === seat) return ' pleased';
  if (event.type === 'newGodfather' && event.seat === seat) return ' pleased';
  return '';
};

/** All there is to see of a player, for those who don't see it. */
export const describeSeat = (
  seat: Seat,
  player: ScenePlayer,
  godfather: boolean,
  names: Names,
  { words, game }: TableContext,
): string => {
  const { states, game: terms, table } = words;
  const sitter = game.sitters.value[seat];
  const parts = [
    names.you(seat) ? `${table.yourSeat} (${names.name(seat)})` : names.name(seat),
    ...(sitter?.away ? [states.away] : []),
    ...(godfather ? [states.godfather] : []),
    ...(player.power === null ? [] : [terms.powers[player.power].name]),
    ...(player.state === 'out'
      ? [states.late]
      : player.state === 'standing'
        ? []
        : [states[player.state]]),
    ...(player.wounds > 0 ? [terms.counts.wounds(player.wounds)] : []),
    ...(player.shame > 0 ? [terms.counts.shames(player.shame)] : []),
    terms.counts.lootCards(player.lootCards),
    terms.counts.bullets(player.bullets),
    ...(player.target === null || !player.alive
      ? []
      : [states.aimsAt(names.name(seat), names.whom(player.target))]),
  ];
  return parts.join(', ');
};

const Stats = ({ player, cash }: { player: ScenePlayer; cash: boolean }) => (
  <span class="seat-stats" aria-hidden="true">
    <span class="stat stat-loot">{player.lootCards}</span>
    <span class="stat stat-bullets">{player.bullets}</span>
    {player.wounds > 0 && (
      <span class="stat stat-wounds">
        <Wound />
        {player.wounds}
      </span>
    )}
    {cash && player.shame > 0 && (
      <span class="stat">
        <Shame />
        {player.shame}
      </span>
    )}
  </span>
);

/** The bullet before a player: face-down while loaded, open once revealed. */
const Shot = ({ player, secret }: { player: ScenePlayer; secret: boolean }) => {
  if (player.revealed !== null) return <Bullet kind={player.revealed} class="shot shot-open" />;
  return player.loaded && player.alive && !secret ? <Bullet kind="back" class="shot" /> : null;
};

type FaceProps = {
  id: CharacterId;
  expression: Expression;
  wounded: boolean;
  aim: number | undefined;
};

/** A face is some sixty shapes: it is drawn anew only when it changes, not with every event of the game. */
export const Face = ({ id, expression, wounded, aim }: FaceProps) =>
  useMemo(
    () => <Character id={id} expression={expression} wounded={wounded} aim={aim} />,
    [id, expression, wounded, aim],
  );

const Drawn = ({
  seat,
  place,
  layout,
  targetPlace,
  aimedBy,
  scene,
  cue,
  view,
  names,
  context,
  onPress,
}: PortraitProps & { onPress: () => void }) => {
  const player = scene.players[seat];
  const sitter = context.game.sitters.value[seat];
  if (!player || !sitter) return null;
  const { color, symbol } = characterInfo(sitter.character);
  const choice = personChoice(context.prompt, seat);
  const effect = effectOn(cue, seat);
  const target = player.target === null || scene.sharing ? undefined : targetPlace(player.target);
  const godfather = scene.godfather === seat;
  const aim = target && player.state === 'standing' ? degrees(angleTo(place, target)) : undefined;
  const you = names.you(seat);
  const secret = context.secrets?.[seat]?.bullet ?? null;
  const thinking =
    view.public.deciding.includes(seat) && !player.ready && view.public.deciding.length < 3;
  return (
    <li
      class={`seat${effect}`}
      style={{
        left: `${place.x}px`,
        top: `${place.y}px`,
        '--r': `${place.r}px`,
        '--shift': `${edgeShift(place, layout, halfLabel(player))}px`,
      }}
      data-character={sitter.character}
      data-you={you}
      data-dead={!player.alive}
      data-open={choice !== undefined}
      data-turn={view.public.sharing.turn === seat && scene.sharing}
    >
      <button
        type="button"
        class="seat-button"
        {...(choice ? { 'aria-pressed': context.isChosen(choice) } : {})}
        onClick={onPress}
      >
        <span class="unseen">{describeSeat(seat, player, godfather, names, context)}</span>
        <Face
          id={sitter.character}
          expression={expressionOf(player, aimedBy, scene, effect === ' struck')}
          wounded={player.wounds > 0}
          aim={godfather ? undefined : aim}
        />
        {godfather && <Desk class="seat-desk" />}
        {godfather && aim !== undefined && (
          <ArmedHand id={sitter.character} aim={aim} class="seat-gun" />
        )}
        <Sign symbol={symbol} color={color} class="seat-sign" />
        {aimedBy > 0 && (
          <span class="seat-aimed" aria-hidden="true">
            {aimedBy}
          </span>
        )}
        {player.power !== null && <PowerEmblem power={player.power} class="seat-power" />}
        <span class="seat-name" aria-hidden="true">
          {you ? context.words.table.yourSeat : names.name(seat)}
        </span>
        {!you && <Stats player={player} cash={view.public.edition === 'first'} />}
      </button>
      {player.ready && player.alive && <span class="seat-ready" aria-hidden="true" />}
      {thinking && <span class="seat-thinking" aria-hidden="true" />}
      {secret !== null && player.revealed === null && (
        <Bullet kind={secret} class="shot shot-secret" />
      )}
      <Shot player={player} secret={secret !== null} />
    </li>
  );
};

/** All that the picture of a seat shows, beside where it is, in which language, and what follows signals of its own. */
const lookOf = ({ seat, aimedBy, scene, cue, view, names, context }: PortraitProps): string => {
  const { deciding, sharing, edition } = view.public;
  const player = scene.players[seat];
  return JSON.stringify([
    player,
    aimedBy,
    scene.godfather === seat,
    scene.sharing,
    effectOn(cue, seat),
    deciding.length < 3 && deciding.includes(seat),
    sharing.turn === seat,
    edition,
    names.you(seat),
    names.name(seat),
    player?.target == null ? null : names.whom(player.target),
    personChoice(context.prompt, seat)?.move,
    context.secrets?.[seat]?.bullet,
  ]);
};

/** A player at the table. An event concerns one or two of them: the others are left as they are. */
export const Portrait = (props: PortraitProps) => {
  const latest = useRef(props);
  latest.current = props;
  const press = (): void => {
    const { seat, context } = latest.current;
    const choice = personChoice(context.prompt, seat);
    if (choice) context.answer(choice);
    else context.inspect(seat);
  };
  const { place, layout, context } = props;
  return useMemo(
    () => <Drawn {...props} onPress={press} />,
    [lookOf(props), place, layout, context.words, context.game],
  );
};
