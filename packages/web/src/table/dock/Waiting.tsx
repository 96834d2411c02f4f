import type { View } from '@holdup/engine';
import type { Stage } from '../../motion/stage.ts';
import type { Names } from '../../wording/names.ts';
import { narrate } from '../../wording/narrate.ts';
import type { TableContext } from '../context/context.ts';

type WaitingProps = { stage: Stage; view: View; names: Names; context: TableContext };

const waitingText = ({ stage, view, names, context }: WaitingProps): string => {
  const { waiting } = context.words.table;
  const { deciding, players, result } = view.public;
  if (result !== null) return '';
  if (!stage.idle.value) return waiting.next;
  const [only] = deciding;
  const others =
    deciding.length === 1 && only !== undefined
      ? waiting.one(names.name(only))
      : waiting.many(deciding.length);
  const dead = view.seat !== null && players[view.seat]?.alive === false;
  return dead ? waiting.dead : others;
};

/** More letters than this are set smaller on a big screen. */
const LONG = 48;

/** Between decisions: what happened last, and whom everybody waits for. */
export const Waiting = (props: WaitingProps) => {
  const { stage, view, names } = props;
  const cash = view.public.edition === 'first';
  const last = stage.log.value.findLast(({ event }) => narrate(event, names, cash).length > 0);
  const lines = last ? narrate(last.event, names, cash) : [];
  const text = lines.length > 3 ? props.context.words.table.waiting.next : lines.join(' ');
  return (
    <div class="waiting" data-long={text.length > LONG}>
      <p class="waiting-last">{text}</p>
      <p class="waiting-for">{waitingText(props)}</p>
    </div>
  );
};
