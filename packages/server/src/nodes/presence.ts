import type { Presence, Reaction } from '@holdup/protocol';
import type { Channel } from '../store/channel.ts';
import type { Clock } from '../time/clock.ts';

/** Messages between nodes. Presence is not logged: when a node is silent, its players are away. */
type NodeMessage =
  /** `all`: its viewers are at no other tables than those it has named since `hello`. */
  | { readonly node: string; readonly say: 'hello' | 'all' | 'alive' | 'bye' }
  | { readonly node: string; readonly say: 'here'; readonly code: string; readonly here: Presence }
  | {
      readonly node: string;
      readonly say: 'cheer';
      readonly code: string;
      readonly reaction: Reaction;
    }
  | { readonly node: string; readonly say: 'took'; readonly code: string; readonly person: number };

interface OtherNode {
  seenAt: number;
  readonly tables: Map<string, Presence>;
  /** Tables that it has not named since it, or this node, said `hello`. */
  unnamed: Set<string>;
}

const SILENT_MS = 6000;

/** Who is connected to which table, on any node. */
export interface PresenceBoard {
  of(code: string): Presence;
  /** This node's part has changed. */
  set(code: string, here: Presence): void;
  /** This node no longer keeps the table. */
  leave(code: string): void;
  /** A player took their seat on this node. */
  took(code: string, person: number): void;
  /** A spectator on this node reacts. */
  cheer(code: string, reaction: Reaction): void;
  /** Whether the table has viewers on another node. */
  isWatchedElsewhere(code: string): boolean;
  /** Whether this node, of all with viewers of the table, runs what must run only once. */
  leads(code: string): boolean;
  /** To be called every second: announces that this node is alive, and drops the ones that are not. */
  beat(): void;
  bye(): void;
}

interface PresenceListeners {
  changed(code: string): void;
  /** A player took their seat on another node. */
  takenElsewhere(code: string, person: number): void;
  /** A spectator on another node reacts. */
  cheered(code: string, reaction: Reaction): void;
}

const NOBODY: Presence = { persons: [], spectators: 0, screens: 0 };

const isEmpty = ({ persons, spectators, door = 0 }: Presence): boolean =>
  persons.length + spectators + door === 0;

function sumOf(parts: Iterable<Presence>): Presence {
  const persons = new Set<number>();
  let spectators = 0;
  let screens = 0;
  let hurried = false;
  let atDoor = 0;
  for (const part of parts) {
    for (const person of part.persons) persons.add(person);
    spectators += part.spectators;
    screens += part.screens;
    hurried ||= part.hurried === true;
    atDoor += part.door ?? 0;
  }
  return {
    persons: [...persons].sort((a, b) => a - b),
    spectators,
    screens,
    ...(hurried ? { hurried } : {}),
    ...(atDoor > 0 ? { door: atDoor } : {}),
  };
}

export function createPresence(
  node: string,
  channel: Channel,
  clock: Clock,
  listeners: PresenceListeners,
): PresenceBoard {
  const mine = new Map<string, Presence>();
  const others = new Map<string, OtherNode>();
  const say = (message: NodeMessage) => channel.send(JSON.stringify(message));
  const sayHere = (code: string, here: Presence) => say({ node, say: 'here', code, here });

  function* partsOf(code: string): Generator<Presence> {
    for (const tables of [mine, ...[...others.values()].map((other) => other.tables)]) {
      const part = tables.get(code);
      if (part !== undefined) yield part;
    }
  }

  /** Messages may have been missed: whatever a node does not name again is gone. */
  const doubt = (other: OtherNode) => {
    other.unnamed = new Set(other.tables.keys());
  };
  const clear = (other: OtherNode, code: string) => {
    if (other.tables.delete(code)) listeners.changed(code);
  };
  const sayAll = () => {
    for (const [code, here] of mine) sayHere(code, here);
    say({ node, say: 'all' });
  };
  const forget = (name: string) => {
    const gone = others.get(name);
    others.delete(name);
    for (const code of gone?.tables.keys() ?? []) listeners.changed(code);
  };

  channel.onMessage((text) => {
    const message: NodeMessage = JSON.parse(text);
    if (message.node === node) return;
    if (message.say === 'bye') return forget(message.node);
    const other = others.get(message.node) ?? {
      seenAt: 0,
      tables: new Map(),
      unnamed: new Set(),
    };
    others.set(message.node, other);
    other.seenAt = clock.now();
    if (message.say === 'hello') {
      doubt(other);
      sayAll();
    }
    if (message.say === 'all') for (const code of other.unnamed) clear(other, code);
    if (message.say === 'cheer') listeners.cheered(message.code, message.reaction);
    if (message.say === 'took') listeners.takenElsewhere(message.code, message.person);
    if (message.say === 'here') {
      other.unnamed.delete(message.code);
      if (isEmpty(message.here)) return clear(other, message.code);
      other.tables.set(message.code, message.here);
      listeners.changed(message.code);
    }
  });
  const announce = () => {
    say({ node, say: 'hello' });
    for (const other of others.values()) doubt(other);
    sayAll();
  };
  channel.onGap(announce);
  announce();

  const rivals = (code: string): string[] =>
    [...others].filter(([, { tables }]) => tables.has(code)).map(([name]) => name);

  const set = (code: string, here: Presence): void => {
    if (!isEmpty(here)) mine.set(code, here);
    else if (!mine.delete(code)) return;
    sayHere(code, here);
  };

  return {
    set,
    leave: (code) => set(code, NOBODY),
    of: (code) => (others.size === 0 ? (mine.get(code) ?? NOBODY) : sumOf(partsOf(code))),
    cheer: (code, reaction) => say({ node, say: 'cheer', code, reaction }),
    took: (code, person) => say({ node, say: 'took', code, person }),
    isWatchedElsewhere: (code) => rivals(code).length > 0,
    leads: (code) =>
      others.size === 0 || rivals(code).every((other) => mine.has(code) && node < other),
    beat() {
      say({ node, say: 'alive' });
      for (const [name, { seenAt }] of others) if (clock.now() - seenAt > SILENT_MS) forget(name);
    },
    bye: () => say({ node, say: 'bye' }),
  };
}
