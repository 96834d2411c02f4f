import type { PublicView, View } from '@holdup/engine';
import type { TableMessage, UpdateMessage } from './serverMessages.ts';

/** The changed fields of a public view. The history only ever grows, so of it only what is new. */
export type PublicPatch = Partial<PublicView>;

/** A public view as the JSON of each of its fields: what a patch is made from. */
export interface PublicText {
  readonly fields: ReadonlyMap<string, string>;
  readonly bullets: number;
  readonly loot: number;
}

const NOTHING_BEFORE: PublicText = { fields: new Map(), bullets: 0, loot: 0 };

/** Fields that say the same all match long. */
const FIXED = new Set(['rulesVersion', 'edition', 'options', 'seats', 'rounds', 'start']);

/** Turns a public view into text field by field, and into the JSON of the patch from the one before. */
export function patchPublic(
  view: PublicView,
  before: PublicText = NOTHING_BEFORE,
): { readonly text: PublicText; readonly patch: string } {
  const fields = new Map<string, string>();
  let patch = '';
  for (const key in view) {
    if (key === 'history') continue;
    const known = before.fields.get(key);
    const text =
      known !== undefined && FIXED.has(key) ? known : JSON.stringify(view[key as keyof PublicView]);
    fields.set(key, text);
    if (text !== known) patch += `,"${key}":${text}`;
  }
  const { bullets, loot } = view.history;
  if (bullets.length !== before.bullets || loot.length !== before.loot || before === NOTHING_BEFORE)
    patch += `,"history":${JSON.stringify({
      bullets: bullets.slice(before.bullets),
      loot: loot.slice(before.loot),
    })}`;
  return {
    text: { fields, bullets: bullets.length, loot: loot.length },
    patch: patch === '' ? '' : `{${patch.slice(1)}}`,
  };
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

function nextView(before: View | null, update: UpdateMessage, seat: View['seat']): View | null {
  const { public: patch, own, moves } = update;
  const fresh = patch?.rulesVersion !== undefined;
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
    clock: update.clock === undefined ? table.clock : update.clock,
    talk: update.talk === undefined ? table.talk : [...table.talk, ...update.talk],
  };
}
