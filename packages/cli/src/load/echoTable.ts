import type { WebSocket } from 'ws';
import type { LoadTable } from './loadTable.ts';
import { openSocket } from './player.ts';
import { createReader, createScreens, type Tally } from './tally.ts';
import { createTimers } from './timers.ts';
import type { TableTrace } from './trace.ts';

interface EchoAnswer {
  readonly ok?: readonly number[];
}

const MOVE = { type: 'play', move: { move: 'load', bullet: 'click' } };

/** A table of players who send the baseline a message whenever those at this table made a move. */
export function createEchoTable(
  { url, players }: { readonly url: string; readonly players: number },
  { room, trace }: { readonly room: number; readonly trace: TableTrace },
  tally: () => Tally,
): LoadTable {
  const sockets: WebSocket[] = [];
  const screens = createScreens(players, tally);
  const read = createReader<EchoAnswer>(tally);
  const timers = createTimers();
  const sentAt = new Map<number, number>();
  let sent = 0;

  /** `question` is the number of the row that answers it. */
  function send(seat: number, question: number): void {
    const id = sent++;
    sentAt.set(id, performance.now());
    sockets[seat]?.send(JSON.stringify({ ...MOVE, question, id }));
  }

  /** Sends the moves from this one on, each when it was made; after the last one it starts over. */
  function replay(next: number, began: number): void {
    const move = trace.moves[next];
    if (move === undefined) return;
    timers.later(Math.max(0, began + move.at - performance.now()), () => {
      if (move.row !== null) send(move.seat, move.row);
      if (next + 1 < trace.moves.length) replay(next + 1, began);
      else replay(0, began + trace.lengthMs);
    });
  }

  function receive({ ok = [] }: EchoAnswer, row: number): void {
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
      for (let seat = 0; seat < players; seat++) {
        const socket = await openSocket(`${url}/${room}/${seat}`);
        sockets.push(socket);
        let received = 0;
        socket.on('message', (data) => receive(read(data).message, received++));
      }
    },
    begin() {
      replay(0, performance.now());
    },
    close() {
      timers.cancelAll();
      for (const socket of sockets) socket.terminate();
    },
  };
}
