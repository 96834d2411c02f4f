import { WebSocket } from 'ws';
import type { LoadTable } from './players.ts';
import { createScreens, type Tally } from './tally.ts';

export interface EchoPlan {
  readonly url: string;
  readonly players: number;
  /** Between two moves of one player, on average, in ms. */
  readonly everyMs: number;
  /** The size of an answer. */
  readonly frameBytes: number;
}

const MOVE = { type: 'play', decision: 117, move: { move: 'load', bullet: 'click' } };
const ENVELOPE = '{"id":123456,"padding":""}'.length;

/** The same number of players sending messages of the same size to the bare baseline, at the same rate. */
export function createEchoTable(plan: EchoPlan, room: number, tally: () => Tally): LoadTable {
  const sockets: WebSocket[] = [];
  const screens = createScreens(plan.players, tally);
  const timers = new Set<NodeJS.Timeout>();
  let sent = 0;
  let over = false;

  function play(socket: WebSocket): void {
    const id = sent++;
    screens.caused(id, performance.now());
    socket.send(JSON.stringify({ ...MOVE, id }));
    next(socket);
  }

  function next(socket: WebSocket): void {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        if (!over) play(socket);
      },
      plan.everyMs * (0.4 + Math.random() * 1.2),
    );
    timers.add(timer);
  }

  return {
    async open() {
      for (let i = 0; i < plan.players; i++) {
        const padding = Math.max(0, Math.round(plan.frameBytes) - ENVELOPE);
        const socket = new WebSocket(`${plan.url}/${room}/${padding}`, {
          perMessageDeflate: false,
        });
        await new Promise((resolve, reject) => {
          socket.once('open', resolve);
          socket.once('error', reject);
        });
        sockets.push(socket);
        socket.on('message', (data) => {
          const counts = tally();
          const text = data.toString();
          counts.frames++;
          counts.frameBytes += text.length;
          const { id } = JSON.parse(text) as { id: number };
          if (i === 0) counts.moves++;
          screens.shown(id, performance.now());
        });
      }
      for (const socket of sockets) next(socket);
    },
    close() {
      over = true;
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets) socket.terminate();
    },
  };
}
