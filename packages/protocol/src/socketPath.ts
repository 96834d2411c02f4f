/**
 * The path of the WebSocket. Naming the table lets a proxy route everybody at it to the same node; the server itself ignores
 * the name.
 */
export const SOCKET_PATH = '/ws';

export const socketPath = (table?: string): string =>
  table === undefined ? SOCKET_PATH : `${SOCKET_PATH}?table=${encodeURIComponent(table)}`;
