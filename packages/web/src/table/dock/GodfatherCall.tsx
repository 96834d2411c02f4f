import { words } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { useCounting } from '../clock/useCounting.ts';
import { useTableState } from '../context/context.ts';
import './godfather-call.css';

/** For the Godfather who runs the counts: starts them when the haggling is over, or holds them once. The others read who it is. */
export const GodfatherCall = () => {
  const { game, names, reader, stage } = useTableState();
  const { call } = words();
  const { caller, held, count } = game.clock.value;
  const counting = useCounting(game).value;
  if (caller === null || !stage.idle.value) return null;
  if (caller !== reader.value)
    return count === null || counting ? null : (
      <p class="godfather-note">{call.waiting(names.value.name(caller))}</p>
    );
  return (
    <div class="godfather-call">
      {count !== null && !counting && (
        <Button look="gold" onClick={() => game.call('count')}>
          {call.count}
        </Button>
      )}
      {!held && (
        <Button look="quiet" onClick={() => game.call('hold')}>
          {call.hold}
        </Button>
      )}
    </div>
  );
};
