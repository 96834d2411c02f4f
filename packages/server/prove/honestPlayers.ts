import { CHARACTERS, type SettingsChange } from '@holdup/protocol';
import { connect, type TestClient } from '../test/client.ts';

/**
 * Honest players at tables of their own: each asks for something that must be written to the log, as often as the limits
 * allow, and measures how long the answer takes.
 */
export interface HonestPlayers {
  /** The code of one of their tables. */
  readonly code: string;
  /** The times since the last call, in ms. */
  take(): number[];
  stop(): void;
}

const PEOPLE = 3;
const EVERY_MS = 600;
const SETTINGS: SettingsChange = { seats: PEOPLE, pace: 'untimed' };

async function seat(port: number): Promise<{ code: string; clients: TestClient[] }> {
  const clients: TestClient[] = [];
  let code = '';
  for (let i = 0; i < PEOPLE; i++) {
    const client = await connect(port);
    const who = { name: `P${i}`, character: CHARACTERS[i] ?? 'fox' };
    const answer = await client.request(
      i === 0 ? { type: 'create', ...who, settings: SETTINGS } : { type: 'join', code, ...who },
    );
    code = answer.code ?? code;
    clients.push(client);
  }
  return { code, clients };
}

export async function honestPlayers(port: number, tables: number): Promise<HonestPlayers> {
  let times: number[] = [];
  const clients: TestClient[] = [];
  let code = '';
  for (let i = 0; i < tables; i++) {
    const table = await seat(port);
    code = table.code;
    clients.push(...table.clients);
  }
  const timers = clients.map((client, i) => {
    let on = false;
    return setInterval(
      () => {
        on = !on;
        const began = performance.now();
        const done = () => times.push(performance.now() - began);
        client.request({ type: 'mute', person: (i + 1) % PEOPLE, on }).then(done, () => {});
      },
      EVERY_MS + (i % 7),
    );
  });
  return {
    code,
    take() {
      const taken = times;
      times = [];
      return taken;
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
      for (const client of clients) client.close();
    },
  };
}
