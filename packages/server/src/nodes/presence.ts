import type { Presence } from '@holdup/protocol';
import type { Channel } from '../store/channel.ts';
import type { Clock } from '../time/clock.ts';

/** Who is connected to a table at one node. */
type Here = Presence;

/** What nodes tell each other. Presence is not worth a log: when a node is silent, its people are away. */
type Word =
  | { readonly node: string; readonly say: 'hello' | 'alive' | 'bye' }
  | { readonly node: string; readonly say: 'here'; readonly code: string; readonly here: Here }
  | { readonly node: string; readonly say: 'took'; readonly code: string; readonly person: number };

interface OtherNode {
  seen: number;
  readonly tables: Map<string, Here>;
}

const SILENT_MS = 6000;

export interface PresenceBoard {
  /** Everybody who is connected to the table, on any node. */
  of(code: string): Presence;
  /** This node's part changed. */
  set(code: string, here: Here): void;
  /** A person took their seat on this node. */
  took(code: string, person: number): void;
  /** To be called every now and then: says that this node lives, forgets the ones that don't. */
  beat(): void;
  bye(): void;
}

export function createPresence(
  node: string,
  channel: Channel,
  clock: Clock,
  listeners: {
    changed(code: string): void;
    /** A person took their seat on another node. */
    takenElsewhere(code: string, person: number): void;
  },
): PresenceBoard {
  const mine = new Map<string, Here>();
  const others = new Map<string, OtherNode>();
  const say = (word: Word) => channel.say(JSON.stringify(word));
  const sayHere = (code: string, here: Here) => say({ node, say: 'here', code, here });

  const forget = (name: string) => {
    const gone = others.get(name);
    others.delete(name);
    for (const code of gone?.tables.keys() ?? []) listeners.changed(code);
  };

  channel.onWord((text) => {
    const word = JSON.parse(text) as Word;
    if (word.node === node) return;
    if (word.say === 'bye') return forget(word.node);
    const other = others.get(word.node) ?? { seen: 0, tables: new Map() };
    others.set(word.node, other);
    other.seen = clock.now();
    if (word.say === 'hello') for (const [code, here] of mine) sayHere(code, here);
    if (word.say === 'took') listeners.takenElsewhere(word.code, word.person);
    if (word.say === 'here') {
      if (word.here.persons.length + word.here.spectators === 0) other.tables.delete(word.code);
      else other.tables.set(word.code, word.here);
      listeners.changed(word.code);
    }
  });
  const announce = () => {
    say({ node, say: 'hello' });
    for (const [code, here] of mine) sayHere(code, here);
  };
  channel.onGap(announce);
  announce();

  return {
    of(code) {
      const persons = new Set<number>();
      let spectators = 0;
      let screens = 0;
      const add = (here: Here | undefined) => {
        for (const person of here?.persons ?? []) persons.add(person);
        spectators += here?.spectators ?? 0;
        screens += here?.screens ?? 0;
      };
      add(mine.get(code));
      for (const { tables } of others.values()) add(tables.get(code));
      return { persons: [...persons].sort((a, b) => a - b), spectators, screens };
    },
    set(code, here) {
      if (here.persons.length + here.spectators === 0) mine.delete(code);
      else mine.set(code, here);
      sayHere(code, here);
    },
    took: (code, person) => say({ node, say: 'took', code, person }),
    beat() {
      say({ node, say: 'alive' });
      for (const [name, { seen }] of others) if (clock.now() - seen > SILENT_MS) forget(name);
    },
    bye: () => say({ node, say: 'bye' }),
  };
}
