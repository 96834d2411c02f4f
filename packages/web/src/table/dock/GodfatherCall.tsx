import { useSignal, useSignalEffect } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { useTableState } from '../context/context.ts';
import './godfather-call.css';

/** Whether the final 3–2–1 of the open count runs. */
const useCounting = (): boolean => {
  const { game } = useTableState();
  const counting = useSignal(false);
  useSignalEffect(() => {
    const { finalFrom } = game.clock.value;
    const ms = finalFrom === null ? Number.POSITIVE_INFINITY : finalFrom - Date.now();
    counting.value = ms <= 0;
    if (ms <= 0 || ms === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => {
      counting.value = true;
    }, ms);
    return () => clearTimeout(timer);
  });
  return counting.value;
};

/** For the Godfather who runs the counts: starts them when the haggling is over, or holds them once. The others read who it is. */
export const GodfatherCall = () => {
  const { game, names, reader, stage } = useTableState();
  const { call } = words();
  const { caller, held, count } = game.clock.value;
  const counting = useCounting();
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
