import type { Seat } from '@holdup/engine';
import { useMemo } from 'preact/hooks';
import { Bullet, Character, characterInfo, Sign } from '../../art/index.ts';
import { mapSeats } from '../../game/seats.ts';
import { words } from '../../i18n/index.ts';
import { useWide } from '../../ui/useWide.ts';
import { PowerCard } from '../cards/PowerCard.tsx';
import { useTableState } from '../context/context.ts';
import { LogList } from '../log/Log.tsx';
import { KnownBullets, KnownLoot } from '../seats/KnownCards.tsx';
import { SeatNumbers } from '../seats/SeatNumbers.tsx';
import { describeSeat, type SeatLook, seatLook } from '../seats/seatLook.ts';
import './beside.css';

const Aim = ({ target }: { target: Seat }) => {
  const character = useTableState().game.sitters.value[target]?.character;
  return character ? (
    <span class="beside-aim">
      → <Character id={character} size={28} />
    </span>
  ) : null;
};

const Numbers = ({ look }: { look: SeatLook }) => (
  <span class="beside-numbers" aria-hidden="true">
    <SeatNumbers look={look} />
    {look.target !== null && look.alive && !look.sharing && <Aim target={look.target} />}
  </span>
);

/** A player's public information, and for a dead reader who may see it, their hand. */
const Player = ({ seat }: { seat: Seat }) => {
  const table = useTableState();
  const look = useMemo(() => seatLook(table, seat), [table, seat]).value;
  if (look === null) return null;
  const { character, alive, secret, godfather } = look;
  const { color, symbol } = characterInfo(character);
  return (
    <li class="beside-player" data-dead={!alive} data-godfather={godfather}>
      <button
        type="button"
        class="beside-button"
        onClick={() => {
          table.opened.value = { kind: 'seat', seat };
        }}
      >
        <span class="unseen">{describeSeat(look)}</span>
        <Character id={character} expression={alive ? 'neutral' : 'dead'} size={44} />
        <span class="beside-words" aria-hidden="true">
          <span class="beside-name">
            <Sign symbol={symbol} color={color} size={18} />
            {look.name}
          </span>
          <Numbers look={look} />
        </span>
        {secret !== null && (
          <Bullet kind={secret} size={36} label={words().game.bullets[secret].name} />
        )}
      </button>
      <div class="beside-cards">
        <KnownBullets seat={seat} size={28} />
        <KnownLoot seat={seat} size={30} />
      </div>
    </li>
  );
};

/** All players but the reader. */
const Players = ({ me }: { me: Seat }) => {
  const { game } = useTableState();
  return (
    <ul class="beside-players" aria-label={words().table.seats}>
      {mapSeats(game.sitters.value, (_, seat) => seat !== me && <Player key={seat} seat={seat} />)}
    </ul>
  );
};

const OwnPower = ({ me }: { me: Seat }) => {
  const { stage } = useTableState();
  const power = stage.view.value.public.players[me]?.power;
  return power ? <PowerCard power={power} /> : null;
};

/**
 * Next to a big screen: on a laptop the reader's power, the players and the log; on a phone only
 * what a dead reader may see of the others.
 */
export const Beside = () => {
  const { reader, stage } = useTableState();
  const wide = useWide();
  const me = reader.value;
  if (me === null || !(wide || stage.secrets.value !== null)) return null;
  return (
    <aside class="beside">
      {wide && <OwnPower me={me} />}
      <Players me={me} />
      {wide && (
        <>
          <h2 class="table-side-title">{words().table.log}</h2>
          <LogList />
        </>
      )}
    </aside>
  );
};
