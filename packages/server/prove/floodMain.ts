/**
 * Usage: node floodMain.ts KIND PORT CODE ADDRESSES SECONDS   Floods a server in one way, from so many addresses as the
 * proxy header claims, and prints how often it was let through and refused.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { SUBPROTOCOL, socketPath } from '@holdup/protocol';
import { WebSocket } from 'ws';

const [kind = '', port = '', code = '', addresses = '1', seconds = '1'] = process.argv.slice(2);
const until = Date.now() + Number(seconds) * 1000;
const counts = { opened: 0, refused: 0, answered: 0, errors: 0 };

/** Resolves to null if the server refuses the connection. */
function open(address: number): Promise<WebSocket | null> {
  return new Promise((resolve) => {
    const headers = { 'x-forwarded-for': `10.1.${address >> 8}.${address & 255}` };
    const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath()}`, SUBPROTOCOL, { headers });
    socket.on('open', () => {
      counts.opened++;
      resolve(socket);
    });
    socket.on('error', () => {
      counts.refused++;
      resolve(null);
    });
    socket.on('message', (data) => {
      if (data.toString().startsWith('{"type":"error"')) counts.errors++;
      else counts.answered++;
    });
  });
}

const MOST_UNSENT = 256 * 1024;
let sent = 0;
const send = (socket: WebSocket | null, message: object): void => {
  if (socket?.readyState === WebSocket.OPEN)
    socket.send(JSON.stringify({ ...message, id: sent++ }));
};
const who = (name: string) => ({ name, character: 'fox' });

/** What each kind of flood does over and over, on one address. */
const FLOODS: Readonly<Record<string, (address: number) => Promise<void>>> = {
  /** As many connections as there are, and held. */
  async connections(address) {
    while (Date.now() < until) if ((await open(address)) === null) await sleep(100);
  },
  /** Tables with eight sharks, abandoned as soon as they play. */
  async sharks(address) {
    while (Date.now() < until) {
      const socket = await open(address);
      send(socket, { type: 'create', ...who('Mallory'), settings: { seats: 8, pace: 'party' } });
      await sleep(200);
      send(socket, { type: 'start', fill: 'shark' });
      await sleep(300);
    }
  },
  /** A seat at its own table, and endless chat. */
  async chat(address) {
    const socket = await open(address);
    send(socket, { type: 'create', ...who('Mallory'), settings: { seats: 3, chat: true } });
    while (Date.now() < until) {
      for (let i = 0; i < 20; i++) send(socket, { type: 'chat', text: 'x'.repeat(200) });
      await sleep(50);
      if (socket?.readyState !== WebSocket.OPEN) return FLOODS.chat?.(address);
    }
  },
  /** Spectators of an honest table who rejoin repeatedly. */
  async spectators(address) {
    while (Date.now() < until) {
      const socket = await open(address);
      for (let i = 0; i < 10; i++) {
        send(socket, { type: 'watch', code, screen: false });
        await sleep(50);
      }
      socket?.close();
    }
  },
  /** Spectators who never read what they are sent. */
  async slowReaders(address) {
    while (Date.now() < until) {
      const socket = await open(address);
      send(socket, { type: 'watch', code, screen: false });
      socket?.pause();
      for (let i = 0; i < 40; i++) socket?.ping();
      await sleep(200);
    }
  },
  /** Unsolicited frames that are not messages, as fast as they are accepted. */
  async pongs(address) {
    const socket = await open(address);
    while (Date.now() < until && socket?.readyState === WebSocket.OPEN) {
      if (socket.bufferedAmount < MOST_UNSENT) for (let i = 0; i < 500; i++) socket.pong('x');
      await sleep(5);
    }
  },
};

await Promise.all(Array.from({ length: Number(addresses) }, (_, i) => FLOODS[kind]?.(i)));
process.stdout.write(`${JSON.stringify(counts)}\n`);
process.exit(0);
