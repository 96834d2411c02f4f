import type { GameEvent, PlayerView, PublicView, View } from '@holdup/engine';
import { type Json, json, jsonArray, jsonObject } from './json.ts';
import { isPast, type TableMessage, type UpdateMessage } from './serverMessages.ts';

/** The changed fields of a public view. The history only ever grows, so a patch holds what was added to it. */
export type PublicPatch = Partial<PublicView>;

interface SentPlayer {
  readonly player: PlayerView;
  readonly text: Json<PlayerView>;
}

/** The public view as sent so far: the base of the next patch. */
export interface SentPublicView {
  /** The JSON of each field besides players and history. */
  readonly fields: Map<string, string>;
  /** The values themselves. Views are immutable and share unchanged parts, so identical values need no comparison. */
  readonly values: Map<string, unknown>;
  /** The players by seat, each with its JSON. */
  readonly players: SentPlayer[];
  bullets: number;
  loot: number;
}

export const nothingSent = (): SentPublicView => ({
  fields: new Map(),
  values: new Map(),
  players: [],
  bullets: -1,
  loot: -1,
});

/** The players as JSON; null if none has changed. Views share those that have not, so their JSON can be used again. */
function playersPatch(
  players: readonly PlayerView[],
  sent: SentPublicView,
): Json<readonly PlayerView[]> | null {
  let changed = false;
  for (const [seat, player] of players.entries()) {
    const known = sent.players[seat];
    if (known?.player === player) continue;
    const text = json(player);
    changed ||= text !== known?.text;
    sent.players[seat] = { player, text };
  }
  return changed ? jsonArray(sent.players.map(({ text }) => text)) : null;
}

/** The patch from the last sent view to this one, which then counts as sent; null if nothing changed. */
export function patchPublic<V extends PublicView>(
  view: V,
  sent: SentPublicView,
): Json<PublicPatch> | null {
  const patch: Record<string, Json<unknown>> = {};
  let changed = false;
  for (const key in view) {
    const value = view[key];
    if (key === 'history' || key === 'players') continue;
    if (value === sent.values.get(key) && sent.fields.has(key)) continue;
    sent.values.set(key, value);
    const text = json<unknown>(value);
    if (text === sent.fields.get(key)) continue;
    sent.fields.set(key, text);
    patch[key] = text;
    changed = true;
  }
  const players = playersPatch(view.players, sent);
  if (players !== null) {
    patch.players = players;
    changed = true;
  }
  const { bullets, loot } = view.history;
  if (bullets.length !== sent.bullets || loot.length !== sent.loot) {
    patch.history = json({
      bullets: bullets.slice(Math.max(0, sent.bullets)),
      loot: loot.slice(Math.max(0, sent.loot)),
    });
    sent.bullets = bullets.length;
    sent.loot = loot.length;
    changed = true;
  }
  return changed ? jsonObject<PublicPatch>(patch) : null;
}

const EMPTY_HISTORY: PublicView['history'] = { bullets: [], loot: [] };

/** The view after a patch. The first patch of a match holds every field, so it needs no view to start from. */
export function applyPublic(view: PublicView | null, patch: PublicPatch): PublicView {
  const before = view?.history ?? EMPTY_HISTORY;
  const added = patch.history ?? EMPTY_HISTORY;
  const history = {
    bullets: [...before.bullets, ...added.bullets],
    loot: [...before.loot, ...added.loot],
  };
  // Only the first patch comes without a view, and it is complete.
  return { ...view, ...patch, history } as PublicView;
}

/** The first patch of a match is the one that has the rules version. */
const beginsMatch = ({ public: patch }: UpdateMessage): boolean =>
  patch?.rulesVersion !== undefined;

function nextPast(before: readonly GameEvent[], update: UpdateMessage): readonly GameEvent[] {
  const past = beginsMatch(update) ? [] : before;
  const added = update.events?.filter(isPast) ?? [];
  return added.length === 0 ? past : [...past, ...added];
}

function nextView(before: View | null, update: UpdateMessage, seat: View['seat']): View | null {
  const { public: patch, own, moves } = update;
  const base = beginsMatch(update) ? null : (before?.public ?? null);
  const shown = patch === undefined ? base : applyPublic(base, patch);
  if (shown === null || (base === null && !beginsMatch(update))) return null;
  return {
    seat,
    public: shown,
    own: own === undefined ? (before?.own ?? null) : own,
    moves: moves ?? before?.moves ?? [],
  };
}

/** The table after an update: a client always holds a whole `TableMessage`. */
export function applyUpdate(table: TableMessage, update: UpdateMessage): TableMessage {
  const you = update.you ?? table.you;
  return {
    ...table,
    seq: update.seq,
    now: update.now,
    table: update.table === undefined ? table.table : { ...table.table, ...update.table },
    you,
    view: nextView(table.view, update, you.seat),
    hands: update.hands ?? (beginsMatch(update) ? null : table.hands),
    past: nextPast(table.past, update),
    clock: update.clock === undefined ? table.clock : update.clock,
    talk: update.talk === undefined ? table.talk : [...table.talk, ...update.talk],
  };
}
