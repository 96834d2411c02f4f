import { createBot, safeDecide } from '@holdup/bots';
import { readNet } from '@holdup/bots/node';
import { createRandom } from '@holdup/engine';
import { expect, test } from 'vitest';
import { ask, seatPeople, tableOf } from '../../test/people.ts';
import { createTestNode } from '../../test/testNode.ts';
import type { BotMind } from '../bots/botMind.ts';

test('a table says that its bots are hurried, to newcomers too, and who pays for their thinking stays when all leave', async () => {
  const random = createRandom('hurried');
  const net = readNet();
  const payers: string[] = [];
  let hurried = true;
  const mind: BotMind = {
    async decide({ level }, view, payer) {
      payers.push(payer);
      const { move } = safeDecide(createBot({ level, net }), { view, random, budgetMs: 1000 });
      return { move, hurried };
    },
    close: async () => {},
  };
  const node = await createTestNode({ mind });
  const { code, clients } = await seatPeople(node, 1, { seats: 3 });
  const [host] = clients;
  if (host === undefined) throw new Error('nobody is there');
  await ask(node, host, { type: 'start', fill: 'shark' });
  await node.clock.pass(20_000, node.settle);
  expect(tableOf(host).presence.hurried).toBe(true);
  const late = node.connect();
  await ask(node, late, { type: 'watch', code });
  expect(tableOf(late).presence.hurried).toBe(true);

  hurried = false;
  await node.clock.pass(60_000, node.settle);
  expect(tableOf(host).presence.hurried).toBeUndefined();

  const before = payers.length;
  host.end();
  late.end();
  await node.clock.pass(120_000, node.settle);
  expect(payers.length).toBeGreaterThan(before);
  expect(new Set(payers).size).toBe(1);
  await node.close();
});
