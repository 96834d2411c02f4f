import type { GameEvent, View } from '@holdup/engine';
import { words } from '../../i18n/index.ts';
import { narrate } from '../../wording/narrate.ts';
import { Bet } from '../bet/Bet.tsx';
import { ClockRing } from '../clock/ClockRing.tsx';
import { useTableState } from '../context/context.ts';
import type { TableState } from '../context/tableState.ts';

const isDead = ({ seat, public: { players } }: View): boolean =>
  seat !== null && players[seat]?.alive === false;

const waitingText = ({ stage, names }: TableState): string => {
  const { waiting } = words().table;
  const view = stage.view.value;
  const { deciding, result } = view.public;
  if (result !== null) return '';
  if (!stage.idle.value) return waiting.next;
  const [only] = deciding;
  const others =
    deciding.length === 1 && only !== undefined
      ? waiting.one(names.value.person(only))
      : waiting.many(deciding.length);
  if (!isDead(view)) return others;
  return stage.secrets.value === null ? waiting.dead : waiting.deadSees;
};

/** An event that takes more sentences is left to the log. */
const MOST_LINES = 3;
/** Longer texts are set smaller on a big screen. */
const LONG = 48;

/** Between decisions: the last event, and whom everybody waits for. */
export const Waiting = () => {
  const table = useTableState();
  const { game, stage, names, edition } = table;
  const inWords = (event: GameEvent) => narrate(event, names.value, edition.value);
  const last = stage.log.value.findLast(({ event }) => inWords(event).length > 0);
  const lines = last ? inWords(last.event) : [];
  const text = lines.length > MOST_LINES ? words().table.waiting.next : lines.join(' ');
  const next = waitingText(table);
  const view = stage.view.value;
  const betting = game.abilities.rematch && isDead(view) && view.public.result === null;
  return (
    <div class="waiting" data-long={text.length > LONG}>
      {stage.idle.value && <ClockRing asked={false} />}
      <p class="waiting-last">{text}</p>
      <p class="waiting-for">{next === text ? '' : next}</p>
      {betting && <Bet />}
    </div>
  );
};
