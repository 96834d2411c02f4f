import type { GameEvent, PublicView, View } from '@holdup/engine';
import { isPast, type TableMessage, type UpdateMessage } from './serverMessages.ts';

/** The changed fields of a public view. The history only ever grows, so of it only what is new. */
export type PublicPatch = Partial<PublicView>;

/** What was told of a public view so far, as the JSON of each of its fields: what a patch is made from. */
export interface PublicText {
  readonly fields: Map<string, string>;
  bullets: number;
  loot: number;
}

export const nothingTold = (): PublicText => ({ fields: new Map(), bullets: -1, loot: -1 });

/** Fields that say the same all match long. */
const FIXED = new Set(['rulesVersion', 'edition', 'options', 'seats', 'rounds', 'start']);

/** The JSON of the patch from what was told to this view, which then counts as told; nothing if nothing changed. */
export function patchPublic(view: PublicView, told: PublicText): string {
  const { fields } = told;
  let patch = '';
  for (const key in view) {
    if (key === 'history') continue;
    const known = fields.get(key);
    if (known !== undefined && FIXED.has(key)) continue;
    const text = JSON.stringify(view[key as keyof PublicView]);
    if (text === known) continue;
    fields.set(key, text);
    patch += `,"${key}":${text}`;
  }
  const { bullets, loot } = view.history;
  if (bullets.length !== told.bullets || loot.length !== told.loot) {
    const news = {
      bullets: bullets.slice(Math.max(0, told.bullets)),
      loot: loot.slice(Math.max(0, told.loot)),
    };
    patch += `,"history":${JSON.stringify(news)}`;
    told.bullets = bullets.length;
    told.loot = loot.length;
  }
  return patch === '' ? '' : `{${patch.slice(1)}}`;
}

export function applyPublic(view: PublicView, patch: PublicPatch): PublicView {
  const { history } = patch;
  if (history === undefined) return { ...view, ...patch };
  return {
    ...view,
    ...patch,
    history: {
      bullets: [...view.history.bullets, ...history.bullets],
      loot: [...view.history.loot, ...history.loot],
    },
  };
}

const EMPTY_HISTORY = { bullets: [], loot: [] } as const;

/** A new match begins with its rules. */
const beginsMatch = ({ public: patch }: UpdateMessage): boolean =>
  patch?.rulesVersion !== undefined;

function nextPast(before: readonly GameEvent[], update: UpdateMessage): readonly GameEvent[] {
  const past = beginsMatch(update) ? [] : before;
  const news = update.events?.filter(isPast) ?? [];
  return news.length === 0 ? past : [...past, ...news];
}

function nextView(before: View | null, update: UpdateMessage, seat: View['seat']): View | null {
  const { public: patch, own, moves } = update;
  const fresh = beginsMatch(update);
  if (before === null && !fresh) return null;
  const base =
    fresh || before === null
      ? ({ history: EMPTY_HISTORY } as Partial<PublicView> as PublicView)
      : before.public;
  return {
    seat,
    public: patch === undefined ? base : applyPublic(base, patch),
    own: own === undefined ? (before?.own ?? null) : own,
    moves: moves ?? before?.moves ?? [],
  };
}

/** The table as it is after an update: what a client holds is always a whole `TableMessage`. */
export function applyUpdate(table: TableMessage, update: UpdateMessage): TableMessage {
  const you = update.you ?? table.you;
  return {
    ...table,
    seq: update.seq,
    now: update.now,
    table: update.table === undefined ? table.table : { ...table.table, ...update.table },
    you,
    view: nextView(table.view, update, you.seat),
    past: nextPast(table.past, update),
    clock: update.clock === undefined ? table.clock : update.clock,
    talk: update.talk === undefined ? table.talk : [...table.talk, ...update.talk],
  };
}
