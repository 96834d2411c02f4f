import type { GameEvent, Seat } from '@holdup/engine';
import { useMemo } from 'preact/hooks';
import { words } from '../../i18n/index.ts';
import type { Cue } from '../../motion/stage.ts';
import { shotSentence } from '../../wording/narrate.ts';
import { useTableState } from '../context/context.ts';
import type { TableState } from '../context/tableState.ts';
import { Face } from '../seats/Face.tsx';
import { seatLook, shotOf } from '../seats/seatLook.ts';

type OwnCue = Cue & { readonly event: Extract<GameEvent, { type: 'revealed' }> };

/** The reader's own bullet while it is revealed. */
export const ownShotOf = ({ stage, reader }: TableState): OwnCue | null => {
  const cue = stage.cue.value;
  return cue?.event.type === 'revealed' && cue.event.seat === reader.value
    ? { ...cue, event: cue.event }
    : null;
};

const Target = ({ seat }: { seat: Seat }) => {
  const table = useTableState();
  const look = useMemo(() => seatLook(table, seat), [table, seat]).value;
  return (
    look && (
      <div class="own-shot-face">
        <Face
          id={look.character}
          expression={look.expression}
          wounded={look.wounds > 0}
          aim={undefined}
        />
      </div>
    )
  );
};

/** On a phone next to a big screen: what its owner fires at somebody else. The log says the same. */
export const OwnShot = ({ cue }: { cue: OwnCue }) => {
  const { names } = useTableState();
  const { game, log, states } = words();
  const { seat, target, bullet } = cue.event;
  const { person } = names.value;
  const aim =
    target === null ? log.aimsAtNobody(person(seat)) : states.aimsAt(person(seat), person(target));
  return (
    <div class="own-shot" data-shot={shotOf(cue, bullet)} aria-hidden="true">
      {target !== null && <Target seat={target} />}
      <p class="own-shot-words">
        {cue.fired && <strong>{game.bullets[bullet].name}</strong>}
        <span>{cue.fired ? shotSentence(cue.event, names.value) : aim}</span>
      </p>
    </div>
  );
};
