import type { Seat } from '@holdup/engine';
import { useMemo } from 'preact/hooks';
import { Character } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { Button, Dialog } from '../../ui/index.ts';
import { seatFacts } from '../../wording/seatFacts.ts';
import { PowerCard } from '../cards/PowerCard.tsx';
import { useTableState } from '../context/context.ts';
import { KnownBullets, KnownLoot } from './KnownCards.tsx';
import { type SeatLook, seatLook, targetOf } from './seatLook.ts';

const factsOf = (look: SeatLook): readonly string[] => {
  const target = targetOf(look);
  return [...seatFacts(look), ...(target === null ? [] : [words().states.aimsAt(look, target)])];
};

const Actions = ({ seat, alive }: { seat: Seat; alive: boolean }) => {
  const { game, opened } = useTableState();
  const { talkTitle, tables } = words();
  const muted = game.muted.value.includes(seat);
  return (
    <div class="seat-actions">
      {alive && (
        <Button
          look="quiet"
          onClick={() => {
            opened.value = { kind: 'talk', to: seat };
          }}
        >
          {talkTitle}
        </Button>
      )}
      <Button look="quiet" onClick={() => game.mute(seat, !muted)}>
        {muted ? tables.lobby.unmute : tables.lobby.mute}
      </Button>
    </div>
  );
};

/** Everything known about a player. */
export const SeatDialog = ({ seat, onClose }: { seat: Seat; onClose: () => void }) => {
  const table = useTableState();
  const { characters } = words();
  const look = useMemo(() => seatLook(table, seat), [table, seat]).value;
  if (look === null) return null;
  const { character, power } = look;
  return (
    <Dialog title={table.names.value.label(seat)} onClose={onClose}>
      <div class="seat-card">
        <Character id={character} size={96} label={characters[character]} />
        <ul class="seat-facts">
          {factsOf(look).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      {power && <PowerCard power={power} />}
      <KnownBullets seat={seat} size={40} />
      <KnownLoot seat={seat} size={40} />
      {table.game.abilities.talk && !look.you && <Actions seat={seat} alive={look.alive} />}
    </Dialog>
  );
};
