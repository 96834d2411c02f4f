import type { Seat, Share } from '@holdup/engine';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Character, characterInfo, Desk, Shame, Sign, Wound } from '../../art/index.ts';
import { seatsWhere } from '../../game/seats.ts';
import { words } from '../../i18n/index.ts';
import { shareName } from '../../wording/names.ts';
import { SharePicture } from '../cards/LootRows.tsx';
import { useTableState } from '../context/context.ts';
import { Death } from '../death/Death.tsx';
import { Face } from './Face.tsx';
import { ShotAtYou } from './ShotAtYou.tsx';
import { type SeatLook, seatEffect, seatLook } from './seatLook.ts';
import './own-seat.css';

const Faces = ({ seats }: { seats: readonly Seat[] }) => {
  const sitters = useTableState().game.sitters.value;
  return seats.map((seat) => {
    const character = sitters[seat]?.character;
    return character && <Character key={seat} id={character} size={30} />;
  });
};

const Facts = ({ seat, look }: { seat: Seat; look: SeatLook }) => {
  const { aims, names } = useTableState();
  const { states, game } = words();
  const target = aims.value[seat] ?? null;
  const threats = seatsWhere(aims.value, (aimedAt) => aimedAt === seat);
  return (
    <ul class="own-facts">
      {look.wounds > 0 && (
        <li>
          <Wound size={18} />
          {game.counts.wounds(look.wounds)}
        </li>
      )}
      {look.shame > 0 && (
        <li>
          <Shame size={18} />
          {game.counts.shames(look.shame)}
        </li>
      )}
      {target !== null && (
        <li>
          {states.aimsAt(names.value.person(seat), names.value.person(target))}
          <Faces seats={[target]} />
        </li>
      )}
      {threats.length > 0 && (
        <li class="own-threats">
          <Faces seats={threats} />
          <span class="unseen">{names.value.list(threats)}</span>
          {game.counts.aimedAtYou(threats.length)}
        </li>
      )}
    </ul>
  );
};

const Seated = ({ seat, children }: { seat: Seat; children: ComponentChildren }) => {
  const table = useTableState();
  const look = useMemo(() => seatLook(table, seat), [table, seat]).value;
  const effect = useMemo(() => seatEffect(table, seat), [table, seat]).value;
  if (look === null) return null;
  const { character } = look;
  const { color, symbol } = characterInfo(character);
  return (
    <section class="own-seat" aria-label={words().table.yourSeat}>
      <div class={effect === '' ? 'own-face' : `own-face ${effect}`} aria-hidden="true">
        <Face
          id={character}
          expression={look.expression}
          wounded={look.wounds > 0}
          aim={undefined}
        />
        {look.godfather && <Desk class="seat-desk" />}
        <Sign symbol={symbol} color={color} class="seat-sign" />
        {children}
      </div>
      <div class="own-words">
        <p class="own-name">
          {look.name}
          {look.godfather && <small>{words().states.godfather}</small>}
        </p>
        <Facts seat={seat} look={look} />
      </div>
    </section>
  );
};

/** The loot on the table, while the reader is asked nothing. */
const TableLoot = () => {
  const { stage, prompt } = useTableState();
  const { table, token } = stage.scene.value;
  const cards: readonly Share[] = token ? [...table, 'godfather'] : table;
  if (prompt.value !== null || cards.length === 0) return null;
  return (
    <ul class="own-table" aria-label={words().table.onTable}>
      {cards.map((share, place) => (
        <li key={place}>
          <SharePicture share={share} />
          <span class="unseen">{shareName(share)}</span>
        </li>
      ))}
    </ul>
  );
};

/** The reader's own gangster where a big screen shows the table: state, target, and who aims at them. Its children lie over the face. */
export const OwnSeat = ({ children }: { children: ComponentChildren }) => {
  const seat = useTableState().reader.value;
  return (
    seat !== null && (
      <>
        <div class="own">
          <Seated seat={seat}>{children}</Seated>
          <TableLoot />
        </div>
        <ShotAtYou />
        <Death only={seat} />
      </>
    )
  );
};
