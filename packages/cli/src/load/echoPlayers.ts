import { WebSocket } from 'ws';
import type { LoadTable } from './players.ts';
import { createScreens, type Tally } from './tally.ts';

export interface EchoPlan {
  readonly url: string;
  readonly players: number;
  /** The average time between two moves of one player, in ms. */
  readonly everyMs: number;
  /** The size of an answer, and how many answers the whole table gets per message. */
  readonly frameBytes: number;
  readonly framesPerMove: number;
}

const MOVE = { type: 'play', question: 117, move: { move: 'load', bullet: 'click' } };
const ENVELOPE = '{"ok":[1234],"padding":""}'.length;

/** A table of players who send messages of the same size to the baseline, at the same rate. */
export function createEchoTable(plan: EchoPlan, room: number, tally: () => Tally): LoadTable {
  const sockets: WebSocket[] = [];
  const screens = createScreens(plan.players, tally);
  const timers = new Set<NodeJS.Timeout>();
  const sentAt = new Map<number, number>();
  let sent = 0;
  let over = false;

  function play(socket: WebSocket): void {
    const id = sent++;
    sentAt.set(id, performance.now());
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
        const answersPerMove = plan.framesPerMove / plan.players;
        const socket = new WebSocket(`${plan.url}/${room}/${padding}/${answersPerMove}`, {
          perMessageDeflate: false,
        });
        let heard = 0;
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
          const { ok }: { ok: number[] } = JSON.parse(text);
          const answer = heard++;
          for (const id of ok) {
            const began = sentAt.get(id);
            if (began === undefined) continue;
            sentAt.delete(id);
            counts.moves++;
            screens.caused(answer, began);
          }
          screens.shown(answer, performance.now());
        });
      }
    },
    begin() {
      for (const socket of sockets) next(socket);
    },
    close() {
      over = true;
      for (const timer of timers) clearTimeout(timer);
      for (const socket of sockets) socket.terminate();
    },
  };
}
