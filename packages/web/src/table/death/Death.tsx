import type { Seat } from '@holdup/engine';
import { Character } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { useTableState } from '../context/context.ts';
import './death.css';

/** Somebody dies, or only the given seat: it goes dark, and their picture is knocked over. The log says the same. */
export const Death = ({ only }: { only?: Seat }) => {
  const { stage, game, names } = useTableState();
  const cue = stage.cue.value;
  if (cue?.event.type !== 'died' || (only !== undefined && only !== cue.event.seat)) return null;
  const { seat } = cue.event;
  const character = game.sitters.value[seat]?.character;
  return (
    <div key={cue.id} class="death" style={{ '--ms': `${cue.ms}ms` }} aria-hidden="true">
      <div class="death-picture">
        {character && <Character id={character} expression="dead" />}
        <span class="death-ribbon" />
      </div>
      <strong>{words().log.died(names.value.person(seat))}</strong>
    </div>
  );
};
