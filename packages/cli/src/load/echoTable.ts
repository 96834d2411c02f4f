import type { WebSocket } from 'ws';
import type { LoadTable } from './loadTable.ts';
import { openSocket } from './player.ts';
import { createReader, createScreens, type Tally } from './tally.ts';
import { around, createTimers } from './timers.ts';

interface EchoPlan {
  readonly url: string;
  readonly players: number;
  /** The average time between two moves of one player, in ms. */
  readonly everyMs: number;
  /** The size of an answer, and how many answers the whole table gets per message. */
  readonly frameBytes: number;
  readonly framesPerMove: number;
}

interface EchoAnswer {
  readonly ok: readonly number[];
}

const MOVE = { type: 'play', question: 117, move: { move: 'load', bullet: 'click' } };
const ENVELOPE = '{"ok":[1234],"padding":""}'.length;

/** A table of players who send messages of the same size to the baseline, at the same rate. */
export function createEchoTable(plan: EchoPlan, room: number, tally: () => Tally): LoadTable {
  const sockets: WebSocket[] = [];
  const screens = createScreens(plan.players, tally);
  const read = createReader<EchoAnswer>(tally);
  const timers = createTimers();
  const sentAt = new Map<number, number>();
  let sent = 0;

  function playLater(socket: WebSocket): void {
    timers.later(around(plan.everyMs), () => {
      const id = sent++;
      sentAt.set(id, performance.now());
      socket.send(JSON.stringify({ ...MOVE, id }));
      playLater(socket);
    });
  }

  function receive({ ok }: EchoAnswer, row: number): void {
    const counts = tally();
    for (const id of ok) {
      const began = sentAt.get(id);
      if (began === undefined) continue;
      sentAt.delete(id);
      counts.moves++;
      screens.caused(row, began);
    }
    screens.shown(row, performance.now());
  }

  return {
    async open() {
      const padding = Math.max(0, Math.round(plan.frameBytes) - ENVELOPE);
      const answersPerMove = plan.framesPerMove / plan.players;
      for (let i = 0; i < plan.players; i++) {
        const socket = await openSocket(`${plan.url}/${room}/${padding}/${answersPerMove}`);
        sockets.push(socket);
        let received = 0;
        socket.on('message', (data) => receive(read(data), received++));
      }
    },
    begin() {
      for (const socket of sockets) playLater(socket);
    },
    close() {
      timers.cancelAll();
      for (const socket of sockets) socket.terminate();
    },
  };
}
