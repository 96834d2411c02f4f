import type { GameEvent } from '@holdup/engine';
import { eventSentence } from './eventSentence.ts';
import type { Happening, RoundStory } from './story.ts';
import { bulletWords, cardsWords, listed, type NameOf, powerWords, shareWords } from './words.ts';

type Type = GameEvent['type'];
type Of<T extends Type> = Extract<GameEvent, { readonly type: T }>;
type HappeningOf<T extends Type> = Happening & { readonly event: Of<T> };

const is = <T extends Type>(
  happening: Happening | undefined,
  type: T,
): happening is HappeningOf<T> => happening?.event.type === type;

/** Events that say nothing beyond what follows them. */
const SILENT: readonly Type[] = [
  'roundBegan',
  'locked',
  'announced',
  'allowed',
  'kept',
  'newGodfather',
  'over',
];

/** Consecutive takes of the same seat, together. */
function turnsOf(run: readonly HappeningOf<'took'>[]): HappeningOf<'took'>[][] {
  const turns: HappeningOf<'took'>[][] = [];
  for (const take of run) {
    const last = turns.at(-1);
    if (last?.[0]?.event.seat === take.event.seat) last.push(take);
    else turns.push([take]);
  }
  return turns;
}

function takes(run: readonly HappeningOf<'took'>[], name: NameOf): string {
  const turns = turnsOf(run);
  const parts = turns.flatMap((turn, i) => {
    const [first] = turn;
    if (first === undefined) return [];
    const { seat, by } = first.event;
    const power = by === null ? '' : ` (${powerWords(by)})`;
    const what = listed(turn.map(({ event }) => shareWords(event.share)));
    return [`${name(seat)}${power}${i === 0 ? ' takes' : ''} ${what}`];
  });
  return `${parts.join(turns.some((turn) => turn.length > 1) ? '; ' : ', ')}.`;
}

function shots(run: readonly HappeningOf<'revealed'>[], name: NameOf): string {
  const each = run.map(({ event: { seat, target, bullet } }) => {
    const at = target === null ? 'nobody' : name(target);
    return `${name(seat)} at ${at}: ${bulletWords(bullet)}${bullet === 'click' ? '' : '!'}`;
  });
  return `Shots: ${each.join('; ')}.`.replace('!.', '!');
}

function discards(run: readonly HappeningOf<'discarded'>[], name: NameOf): string {
  const each = run.map(({ event, bullet }) => {
    const what = bullet === undefined ? '' : ` (${bulletWords(bullet)})`;
    return `${name(event.seat)}${what}`;
  });
  return `Discarded face down: ${each.join(', ')}.`;
}

/** One sentence for several events of the same type in a row; null if this type has none. */
function joint(run: readonly Happening[], name: NameOf): string | null {
  const all = <T extends Type>(type: T): HappeningOf<T>[] =>
    run.filter((happening) => is(happening, type));
  switch (run[0]?.event.type) {
    case 'took':
      return takes(all('took'), name);
    case 'revealed':
      return shots(all('revealed'), name);
    case 'discarded':
      return discards(all('discarded'), name);
    case 'shamed':
      return `Shame: ${all('shamed')
        .map(({ event }) => `${name(event.seat)} (${event.shame} so far)`)
        .join(', ')}.`;
    case 'paid':
      return `${all('paid')
        .map(({ event }) => `${name(event.seat)} gets ${cardsWords(event.bills)}`)
        .join('; ')}.`;
    case 'died':
      return `${listed(all('died').map(({ event }) => name(event.seat)))} ${run.length === 1 ? 'is' : 'are'} dead.`;
    default:
      return null;
  }
}

/** Whether two happenings belong in one sentence. */
function continues(before: Happening, next: Happening | undefined): boolean {
  if (next === undefined || before.event.type !== next.event.type) return false;
  return !is(before, 'took') || !is(next, 'took') || before.event.by === next.event.by;
}

/** Secret events that add to the public event right before them. */
const ASIDES: readonly Type[] = ['drewBullet', 'gotBullet', 'gotCard'];

function aside(happening: Happening | undefined): string {
  if (is(happening, 'gotCard')) return ` (${shareWords(happening.event.card)})`;
  if (is(happening, 'drewBullet') || is(happening, 'gotBullet'))
    return ` (a ${bulletWords(happening.event.bullet)})`;
  return '';
}

/** A round in sentences, one per line. */
export function roundSentences({ happenings }: RoundStory, name: NameOf): string[] {
  const left = happenings.filter(({ event }) => !SILENT.includes(event.type));
  const lines: string[] = [];
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const [next] = left;
    // The theft says itself that a bang was shown.
    if (is(first, 'revealed') && is(next, 'stole') && next.event.by === 'professional') continue;
    const run = [first];
    while (continues(first, left[0])) run.push(...left.splice(0, 1));
    const secret = left[0] !== undefined && ASIDES.includes(left[0].event.type);
    lines.push(sentence(run, name, secret ? aside(left.shift()) : ''));
  }
  return lines;
}

const sentence = (run: readonly Happening[], name: NameOf, more: string): string =>
  joint(run, name) ?? run.map((happening) => eventSentence(happening, name, more)).join(' ');
