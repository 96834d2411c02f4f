/** A WebDriver BiDi connection: commands with answers, and events. */
export interface Bidi {
  readonly send: <R>(method: string, params: object) => Promise<R>;
  readonly on: (method: string, listener: (params: unknown) => void) => void;
  readonly close: () => void;
}

type Waiting = { readonly resolve: (result: unknown) => void; readonly reject: (e: Error) => void };

export const connectBidi = async (url: string): Promise<Bidi> => {
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`no WebDriver BiDi at ${url}`)));
  });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (params: unknown) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data));
    if (message.id === undefined || message.id === null) {
      listeners.get(message.method)?.(message.params);
      return;
    }
    const sent = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') sent?.resolve(message.result);
    else sent?.reject(new Error(`${message.error}: ${message.message}`));
  });
  return {
    send: <R>(method: string, params: object) =>
      new Promise<R>((resolve, reject) => {
        last += 1;
        // The protocol says which result belongs to which command.
        waiting.set(last, { resolve: (result) => resolve(result as R), reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    on: (method, listener) => void listeners.set(method, listener),
    close: () => socket.close(),
  };
};
