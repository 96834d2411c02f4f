import type { GameEvent } from '@holdup/engine';
import type { Happening, RoundStory } from './story.ts';
import { tellOne } from './tellOne.ts';
import { bulletWords, cardsWords, listed, type NameOf, powerWords, shareWords } from './words.ts';

type Type = GameEvent['type'];
type Of<T extends Type> = Extract<GameEvent, { readonly type: T }>;
type HappeningOf<T extends Type> = Happening & { readonly event: Of<T> };

const is = <T extends Type>(
  happening: Happening | undefined,
  type: T,
): happening is HappeningOf<T> => happening?.event.type === type;

/** What happens all the time and tells nothing that does not show in what follows. */
const SILENT: readonly Type[] = [
  'roundBegan',
  'locked',
  'announced',
  'allowed',
  'kept',
  'newGodfather',
  'over',
];

/** One sentence for several of the same kind in a row. */
const TOGETHER: {
  readonly [T in Type]?: (run: readonly HappeningOf<T>[], name: NameOf) => string;
} = {
  took: (run, name) => {
    const takes = Object.values(Object.groupBy(run, lapOf(run))) as (typeof run)[];
    const parts = takes.map((lap, i) => {
      const { seat, by } = (lap[0] as (typeof run)[number]).event;
      const power = by === null ? '' : ` (${powerWords(by)})`;
      const what = listed(lap.map(({ event }) => shareWords(event.share)));
      return `${name(seat)}${power}${i === 0 ? ' takes' : ''} ${what}`;
    });
    return `${parts.join(takes.some((lap) => lap.length > 1) ? '; ' : ', ')}.`;
  },
  revealed: (run, name) => {
    const shots = run.map(({ event: { seat, target, bullet } }) => {
      const at = target === null ? 'nobody' : name(target);
      return `${name(seat)} at ${at}: ${bulletWords(bullet)}${bullet === 'click' ? '' : '!'}`;
    });
    return `Shots: ${shots.join('; ')}.`.replace('!.', '!');
  },
  discarded: (run, name) => {
    const thrown = run.map(({ event, bullet }) => {
      const what = bullet === undefined ? '' : ` (${bulletWords(bullet)})`;
      return `${name(event.seat)}${what}`;
    });
    return `Unseen to the discard: ${thrown.join(', ')}.`;
  },
  shamed: (run, name) =>
    `Shame: ${run.map(({ event }) => `${name(event.seat)} (${event.shame} so far)`).join(', ')}.`,
  paid: (run, name) =>
    `${run.map(({ event }) => `${name(event.seat)} gets ${cardsWords(event.bills)}`).join('; ')}.`,
  died: (run, name) =>
    `${listed(run.map(({ event }) => name(event.seat)))} ${run.length === 1 ? 'is' : 'are'} dead.`,
};

/** Numbers each of the takes in a row so that those of the same seat one after the other have the same number. */
function lapOf(run: readonly HappeningOf<'took'>[]): (take: HappeningOf<'took'>) => number {
  let lap = 0;
  let last = run[0]?.event.seat;
  return ({ event }) => {
    if (event.seat !== last) lap++;
    last = event.seat;
    return lap;
  };
}

/** Whether a happening goes on where the one before it left off. */
function continues(before: Happening, next: Happening | undefined): boolean {
  if (next === undefined || before.event.type !== next.event.type) return false;
  return !is(before, 'took') || !is(next, 'took') || before.event.by === next.event.by;
}

/** Secrets that say more about the public event right before them. */
const ASIDES: readonly Type[] = ['drewBullet', 'gotBullet', 'gotCard'];

function aside(happening: Happening | undefined): string {
  if (is(happening, 'gotCard')) return ` (${shareWords(happening.event.card)})`;
  if (is(happening, 'drewBullet') || is(happening, 'gotBullet'))
    return ` (a ${bulletWords(happening.event.bullet)})`;
  return '';
}

/** A round in sentences, one a line. */
export function tellRound({ happenings }: RoundStory, name: NameOf): string[] {
  const told = happenings.filter(({ event }) => !SILENT.includes(event.type));
  const lines: string[] = [];
  for (let i = 0; i < told.length; i++) {
    const first = told[i] as Happening;
    const follows = told[i + 1];
    if (is(first, 'revealed') && is(follows, 'stole') && follows.event.by === 'professional')
      continue;
    const run = [first];
    while (continues(run.at(-1) as Happening, told[i + 1])) run.push(told[++i] as Happening);
    const next = told[i + 1];
    const secret = next !== undefined && ASIDES.includes(next.event.type) ? next : undefined;
    if (secret !== undefined) i++;
    lines.push(sentence(run, name, aside(secret)));
  }
  return lines;
}

function sentence(run: readonly Happening[], name: NameOf, more: string): string {
  const first = run[0] as Happening;
  const together = TOGETHER[first.event.type] as
    | ((run: readonly Happening[], name: NameOf) => string)
    | undefined;
  if (together !== undefined) return together(run, name);
  return run.map((happening) => tellOne(happening, name, more)).join(' ');
}
