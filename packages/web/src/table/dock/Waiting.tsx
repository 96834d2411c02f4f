import { BULLETS, type Bullet, type GameEvent, type Seat, type View } from '@holdup/engine';
import { useComputed } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { mapSeats, seatsWhere } from '../../game/seats.ts';
import { words } from '../../i18n/index.ts';
import type { LogEntry } from '../../motion/stage.ts';
import type { Names } from '../../wording/names.ts';
import { narrate } from '../../wording/narrate.ts';
import { prizeText } from '../../wording/prizeText.ts';
import { textWidth } from '../../wording/textWidth.ts';
import { Bet } from '../bet/Bet.tsx';
import { GuessShot } from '../bet/GuessShot.tsx';
import { ClockRing } from '../clock/ClockRing.tsx';
import { useTableState } from '../context/context.ts';
import type { TableState } from '../context/tableState.ts';
import { QuickReactions } from '../talk/QuickTalk.tsx';
import { OwnShot, ownShotOf } from './OwnShot.tsx';

const isDead = ({ seat, public: { players } }: View): boolean =>
  seat !== null && players[seat]?.alive === false;

/** Nobody waits for the reader, whose answer is on its way or who has only one to give. */
const waitingFor = (undecided: readonly Seat[], reader: Seat | null, names: Names): string => {
  const { waiting } = words().table;
  const [only, ...others] = undecided;
  if (only === undefined) return '';
  if (others.length > 0) return waiting.many(undecided.length);
  return only === reader ? '' : waiting.one(names.person(only));
};

/** The bullet that is loaded for a reader who has no other kind left. */
const onlyBullet = ({ own, public: { decision } }: View): Bullet | null => {
  if (own === null || decision !== 'load') return null;
  const loaded = own.locked?.move === 'load' ? own.locked.bullet : null;
  const kinds = BULLETS.filter((bullet) => bullet === loaded || (own.hand[bullet] ?? 0) > 0);
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
};

/** `scene`: hands are shown after a tap on a player; elsewhere they are listed. */
const waitingText = ({ game, stage, names }: TableState, scene: boolean): string => {
  const { table, game: terms } = words();
  const { waiting } = table;
  const view = stage.view.value;
  const { deciding, result } = view.public;
  if (result !== null) return '';
  // What happens is told in the line above.
  if (!stage.idle.value) return '';
  // In a count all are asked until zero, also those who have chosen; if nobody sees who has, `chosen` is empty.
  const { chosen } = game.clock.value;
  const undecided = deciding.filter((seat) => !chosen.includes(seat));
  const others = waitingFor(undecided, view.seat, names.value);
  const only = onlyBullet(view);
  if (only !== null) return waiting.onlyBullet(terms.bullets[only].name);
  if (!isDead(view)) return others;
  if (stage.secrets.value === null) return waiting.dead;
  return scene ? waiting.deadSees : waiting.deadSeesAll;
};

/** While everybody decides about courage: at whom most guns point, or the question they all face. */
const courageText = ({ aims, names, game }: TableState): string => {
  const { waiting, decisions } = words().table;
  const guns = mapSeats(
    game.sitters.value,
    (_, seat) => aims.value.filter((target) => target === seat).length,
  );
  const most = Math.max(...guns);
  const [target, ...others] = seatsWhere(guns, (count) => count === most);
  return most > 1 && target !== undefined && others.length === 0
    ? waiting.guns(names.value.name(target))
    : decisions.courage.title;
};

/** An event that takes more sentences is left to the log. */
const MOST_LINES = 3;
/** Longer texts are set smaller on a big screen; in em. Under a clock there is room for one line. */
const LONG = 25;
const LONG_UNDER_CLOCK = 15;
/** Two lines of a big screen's bar, in em. */
const BOTH_LISTS = 44;

/** An event in a sentence. Of those who ducked and those who stand, the shorter list says everything. */
const toldAs = ({ type }: GameEvent, lines: readonly string[]): string => {
  const whole = lines.join(' ');
  if (type === 'courage' && textWidth(whole) > BOTH_LISTS)
    return lines.reduce((shorter, line) => (line.length < shorter.length ? line : shorter));
  return lines.length > MOST_LINES ? words().table.waiting.next : whole;
};

/** The log without what is logged during shots, which hide these words where the scene shows them (shot.css). */
const useReadLog = (scene: boolean): readonly LogEntry[] => {
  const { stage } = useTableState();
  const read = useRef<readonly LogEntry[]>([]);
  return useComputed(() => {
    const hidden = scene && stage.cue.value?.event.type === 'revealed';
    if (!hidden) read.current = stage.log.value;
    return read.current;
  }).value;
};

type InWords = (event: GameEvent) => readonly string[];

/** The last event worth mentioning. Aims can be seen, so only players who were late are mentioned. */
const lastInWords = (entries: readonly LogEntry[], inWords: InWords): string | null => {
  const at = entries.findLastIndex(({ event }) => inWords(event).length > 0);
  const last = entries[at]?.event;
  if (last === undefined) return null;
  const before = entries[at - 1]?.event;
  return last.type === 'aimed' && before?.type === 'defaulted'
    ? inWords(before).join(' ')
    : toldAs(last, inWords(last));
};

/** What is shown between decisions: until something new happens, what was shown while everybody decided. */
const useTold = (entries: readonly LogEntry[], inWords: InWords, asking: string): string => {
  const idle = useTableState().stage.idle.value;
  const asked = useRef({ text: '', entries: -1 });
  const told = lastInWords(entries, inWords) ?? (idle ? '' : words().table.waiting.next);
  if (idle) asked.current = { text: asking || told, entries: entries.length };
  return entries.length <= asked.current.entries ? asked.current.text : told;
};

/** Between decisions: the last event, and whom everybody waits for. `scene`: beneath the scene. */
export const Waiting = ({ scene }: { scene: boolean }) => {
  const table = useTableState();
  const { game, stage, names, edition } = table;
  const inWords: InWords = (event) => narrate(event, names.value, edition.value);
  const idle = stage.idle.value;
  const deciding = idle && stage.view.value.public.decision === 'courage';
  const view = stage.view.value;
  const prize = idle && view.public.decision === 'load' ? prizeText(view.public.table) : '';
  const asking = deciding ? courageText(table) : prize;
  const text = useTold(useReadLog(scene), inWords, asking);
  const next = waitingText(table, scene);
  const betting = game.abilities.rematch && isDead(view) && view.public.result === null;
  const guessing = game.abilities.guess && deciding;
  const shot = scene ? null : ownShotOf(table);
  if (shot !== null)
    return (
      <div class="waiting">
        <OwnShot cue={shot} />
      </div>
    );
  return (
    <div
      class="waiting"
      data-prize={prize !== ''}
      data-said={stage.cue.value?.event.type === 'courage'}
      data-long={textWidth(text) > (idle ? LONG_UNDER_CLOCK : LONG)}
    >
      {idle && <ClockRing asked={false} />}
      <p class="waiting-last">{text}</p>
      <p class="waiting-for">{next}</p>
      {guessing ? <GuessShot /> : betting && <Bet />}
      {game.abilities.guess && view.seat === null && <QuickReactions say={game.say} />}
    </div>
  );
};
