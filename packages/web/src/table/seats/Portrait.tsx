import type { Seat } from '@holdup/engine';
import type { ComponentProps } from 'preact';
import { useMemo } from 'preact/hooks';
import { ArmedHand, Bullet, characterInfo, Desk, PowerEmblem, Sign } from '../../art/index.ts';
import {
  angleTo,
  degrees,
  type SeatPlace,
  type Surroundings,
  type TableLayout,
} from '../../geometry/index.ts';
import { words } from '../../i18n/index.ts';
import { useTrailing } from '../../motion/useTrailing.ts';
import { computedShallow } from '../../signals/computedShallow.ts';
import { Name } from '../../ui/index.ts';
import { fitName } from '../../wording/fitName.ts';
import { useTableState } from '../context/context.ts';
import type { TableState } from '../context/tableState.ts';
import { Face } from './Face.tsx';
import { AwayIcon, BotIcon } from './icons.tsx';
import { rootFont } from './rootFont.ts';
import { SeatNumbers } from './SeatNumbers.tsx';
import { choiceOfSeat, describeSeat, type SeatLook, seatEffect, seatLook } from './seatLook.ts';

/** Half the room that a name and its numbers need; at the edge of the screen they move inwards. */
const halfLabel = ({ wounds, shame }: SeatLook): number =>
  46 + (wounds > 0 ? 16 : 0) + (shame > 0 ? 16 : 0);

const edgeShift = ({ x }: SeatPlace, { box }: TableLayout, half: number): number =>
  Math.max(0, half - x) - Math.max(0, x + half - box.width);

type ShownBullet = Pick<ComponentProps<typeof Bullet>, 'kind' | 'class'>;

/** The bullet before a player: face-down while loaded, open once revealed. */
const bulletBefore = ({ stage }: TableState, seat: Seat): ShownBullet | null => {
  const player = stage.scene.value.players[seat];
  const secret = stage.secrets.value?.[seat]?.bullet ?? null;
  if (!player) return null;
  if (player.revealed !== null) return { kind: player.revealed, class: 'shot shot-open' };
  if (secret !== null) return { kind: secret, class: 'shot shot-secret' };
  return player.loaded && player.alive ? { kind: 'back', class: 'shot' } : null;
};

const Shot = ({ seat }: { seat: Seat }) => {
  const table = useTableState();
  const bullet = useMemo(
    () => computedShallow(() => bulletBefore(table, seat)),
    [table, seat],
  ).value;
  return bullet && <Bullet {...bullet} />;
};

/** A person who is away, or a bot among people. */
const PlayedBy = ({ look: { away, bot } }: { look: SeatLook }) =>
  away || bot ? (
    <span class="seat-played" data-away={away}>
      {away ? <AwayIcon /> : <BotIcon />}
    </span>
  ) : null;

/** The letters of a name on a big screen are this share of the scene's height (big-seats.css). */
const BIG_LETTER = 0.0455;

/** The room that the mark of a bot or of somebody away takes, in em. */
const MARK = 1.35;

/** How many em of a name fit beside the sign on a plate, or beneath a portrait (seats.css). */
const nameRoom = (
  { r }: SeatPlace,
  around: Surroundings | undefined,
  { box }: TableLayout,
  font: number,
): number =>
  around
    ? around.plate.width / (box.height * BIG_LETTER) - 1.5
    : Math.max(92, r * 2.6) / Math.max(0.8125 * font, r * 0.4) - 0.3;

const Title = ({ look, room }: { look: SeatLook; room: number }) => {
  const { color, symbol } = characterInfo(look.character);
  return (
    <span class="seat-title">
      <Sign symbol={symbol} color={color} class="seat-sign" />
      <span class="seat-name" aria-hidden="true">
        {look.you ? (
          words().table.yourSeat
        ) : (
          <Name {...fitName(look.name, look.bot || look.away ? room - MARK : room)} />
        )}
        <PlayedBy look={look} />
      </span>
    </span>
  );
};

type SeatFaceProps = { look: SeatLook; aim: number | undefined; room: number };

/** Portrait, name and numbers: all that a tap on the seat covers. */
const SeatFace = ({ look, aim, room }: SeatFaceProps) => {
  const { character, power, aimedBy, godfather } = look;
  return (
    <>
      <span class="unseen">{describeSeat(look)}</span>
      <Face
        id={character}
        expression={look.expression}
        wounded={look.wounds > 0}
        aim={godfather ? undefined : aim}
      />
      {godfather && <Desk class="seat-desk" />}
      {godfather && aim !== undefined && <ArmedHand id={character} aim={aim} class="seat-gun" />}
      {aimedBy > 0 && (
        <span class="seat-aimed" aria-hidden="true">
          {aimedBy}
        </span>
      )}
      {power !== null && <PowerEmblem power={power} class="seat-power" />}
      <span class="seat-plate">
        <Title look={look} room={room} />
        {!look.you && (
          <span class="seat-stats" aria-hidden="true">
            <SeatNumbers look={look} />
          </span>
        )}
      </span>
    </>
  );
};

/** Where a big screen puts what belongs to a seat, as seen from the middle of its portrait. */
const surroundingStyle = (
  { x, y }: SeatPlace,
  { plate, bullet, count }: Surroundings,
): Record<string, string> => ({
  '--plate-x': `${plate.x - x}px`,
  '--plate-y': `${plate.y - y}px`,
  '--plate-width': `${plate.width}px`,
  '--plate-height': `${plate.height}px`,
  '--bullet-x': `${bullet.x + bullet.width / 2 - x}px`,
  '--bullet-y': `${bullet.y + bullet.height / 2 - y}px`,
  '--bullet-width': `${bullet.width}px`,
  '--count-x': `${count.x - x}px`,
  '--count-y': `${count.y - y}px`,
  '--count-width': `${count.width}px`,
});

/** The direction of the shot that concerns a seat: its target is thrown along it, its shooter back. */
const kickOf = (
  { stage }: TableState,
  placeOf: (seat: Seat) => SeatPlace | undefined,
): Record<string, number> => {
  const event = stage.cue.peek()?.event;
  if (event?.type !== 'revealed' || event.target === null) return {};
  const [from, to] = [placeOf(event.seat), placeOf(event.target)];
  if (!from || !to) return {};
  const angle = angleTo(from, to);
  return { '--kick-x': Math.cos(angle), '--kick-y': Math.sin(angle) };
};

type PortraitProps = {
  seat: Seat;
  place: SeatPlace;
  around: Surroundings | undefined;
  layout: TableLayout;
  placeOf: (seat: Seat) => SeatPlace | undefined;
};

/** A player at the table. Most events concern one or two of them: the others are not drawn again. */
export const Portrait = ({ seat, place, around, layout, placeOf }: PortraitProps) => {
  const table = useTableState();
  const look = useMemo(() => seatLook(table, seat), [table, seat]).value;
  const effect = useMemo(() => seatEffect(table, seat), [table, seat]).value;
  const font = rootFont.value;
  const room = useMemo(() => nameRoom(place, around, layout, font), [place, around, layout, font]);
  // A face changes after the shot that concerns it, because it takes longest to draw.
  const shown = useTrailing(look, table.stage.cue.peek()?.event.type === 'revealed' ? 2 : 0);
  const target =
    shown === null || shown.target === null || shown.sharing ? undefined : placeOf(shown.target);
  const aim = target && shown?.state === 'standing' ? degrees(angleTo(place, target)) : undefined;
  const face = useMemo(
    () => shown && <SeatFace look={shown} {...{ aim, room }} />,
    [shown, aim, room],
  );
  if (look === null) return null;
  const { alive, open } = look;
  return (
    <li
      class={effect === '' ? 'seat' : `seat ${effect}`}
      style={{
        left: `${place.x}px`,
        top: `${place.y}px`,
        '--x': `${place.x}px`,
        '--r': `${place.r}px`,
        '--inward': place.x < layout.centre.x ? 1 : -1,
        '--shift': `${edgeShift(place, layout, halfLabel(look))}px`,
        ...(around ? surroundingStyle(place, around) : {}),
        ...(effect === '' ? {} : kickOf(table, placeOf)),
      }}
      data-character={look.character}
      data-you={look.you}
      data-dead={!alive}
      data-open={open}
      data-turn={look.turn}
      data-ready={look.ready && alive}
      data-row={around?.row}
    >
      <button
        type="button"
        class="seat-button"
        {...(open ? { 'aria-pressed': look.chosen } : {})}
        onClick={() => {
          const choice = choiceOfSeat(table, seat);
          if (choice) table.answer(choice);
          else table.opened.value = { kind: 'seat', seat };
        }}
      >
        {face}
      </button>
      {look.ready && alive && <span class="seat-ready" aria-hidden="true" />}
      {look.thinking && <span class="seat-thinking" aria-hidden="true" />}
      <Shot seat={seat} />
    </li>
  );
};
