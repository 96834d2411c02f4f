import type { WebSocket } from 'ws';

/** How often each client is looked at. */
const TICK_MS = 2500;
/** Clients are looked at a group at a time: pinging thousands at once would delay everybody's moves. */
const GROUPS = 50;
/** How often the watch must tick. */
export const GROUP_MS = TICK_MS / GROUPS;
/** Ticks without a message or a pong until a client is pinged, and until it counts as gone. Pages say something every 8 s. */
const PING_AFTER = 4;
const GONE_AFTER = 8;

interface Client {
  readonly ws: Pick<WebSocket, 'ping' | 'terminate'>;
  silentTicks: number;
}

/** Pings clients that fall silent, and drops those that stay silent. */
export function createSilenceWatch() {
  const groups = Array.from({ length: GROUPS }, () => new Set<Client>());
  let joined = 0;
  let ticks = 0;
  return {
    watch(ws: Client['ws']): { heard(): void; ended(): void } {
      const client: Client = { ws, silentTicks: 0 };
      const group = groups[joined++ % GROUPS];
      group?.add(client);
      return {
        heard() {
          client.silentTicks = 0;
        },
        ended: () => group?.delete(client),
      };
    },
    /**
     * Looks at the next group. It counts ticks instead of time, so that nobody is dropped because the server itself was
     * stopped.
     */
    tick(): void {
      for (const client of groups[ticks++ % GROUPS] ?? []) {
        client.silentTicks++;
        if (client.silentTicks >= GONE_AFTER) client.ws.terminate();
        else if (client.silentTicks === PING_AFTER) client.ws.ping();
      }
    },
  };
}
