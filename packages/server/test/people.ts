import type { Character, Request, SettingsChange, TableMessage } from '@holdup/protocol';
import type { MemoryClient, TestNode } from './testNode.ts';

const CHARACTERS: readonly Character[] = [
  'fox',
  'owl',
  'cat',
  'bear',
  'duck',
  'bull',
  'toad',
  'rabbit',
];

/** Asks, and waits until the answer is there: the code of the table, or the name of the refusal. */
export async function ask(node: TestNode, client: MemoryClient, request: Request): Promise<string> {
  const answer = client.session.request(request).then(
    (ok) => ok.code ?? 'ok',
    (refusal: { error: string }) => refusal.error,
  );
  await node.settle();
  return answer;
}

export const tableOf = (client: MemoryClient): TableMessage => {
  if (client.session.table === null) throw new Error('this client sees no table');
  return client.session.table;
};

/** Counts run out by themselves once everybody has chosen. */
const BY_THEMSELVES: SettingsChange = { godfatherCounts: 'off' };

/** A table with so many people, the first of them the host. */
export async function seatPeople(
  node: TestNode,
  people: number,
  settings: SettingsChange = {},
  /** Each client's part of the shuffles, for tests that need it to be the same every time. */
  random?: (client: number) => string,
): Promise<{ code: string; clients: MemoryClient[] }> {
  const clients = Array.from({ length: people }, (_, i) =>
    node.connect(random && (() => random(i))),
  );
  let code = '';
  for (const [i, client] of clients.entries()) {
    const who = { name: `P${i}`, character: CHARACTERS[i] ?? 'fox' };
    const answer = await ask(
      node,
      client,
      i === 0
        ? { type: 'create', ...who, settings: { ...BY_THEMSELVES, ...settings } }
        : { type: 'join', code, ...who },
    );
    if (i === 0) code = answer;
  }
  return { code, clients };
}

/** The token of a client's seat, as it was sent. */
export function tokenOf({ frames }: MemoryClient): string {
  for (const text of frames) {
    const { token }: { token?: string } = text.includes('"token"') ? JSON.parse(text) : {};
    if (token !== undefined) return token;
  }
  return '';
}
