import { Worker } from 'node:worker_threads';
import type { DrawAnswer, DrawRequest } from './drawWorker.ts';

/** The number of cached pictures; one has about 100 KB. */
const MOST_KEPT = 100;
/** The maximum number of queued pictures. */
const MOST_WAITING = 16;

interface Drawing {
  /** The picture as PNG; null: too many are waiting, or it can't be drawn. */
  draw(svg: string): Promise<Uint8Array | null>;
  close(): Promise<void>;
}

/** Draws pictures in a separate thread, which starts with the first one; recent ones are cached. */
export function createDrawing(fonts: readonly string[]): Drawing {
  const kept = new Map<string, Promise<Uint8Array | null>>();
  const waiting = new Map<number, (png: Uint8Array | null) => void>();
  let worker: Worker | null = null;
  let lastId = 0;

  function giveUp(): void {
    worker = null;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL('./drawWorker.ts', import.meta.url), { workerData: fonts });
    started.on('message', ({ id, png }: DrawAnswer) => {
      waiting.get(id)?.(png);
      waiting.delete(id);
    });
    started.on('error', giveUp);
    started.unref();
    return started;
  }

  function ask(svg: string): Promise<Uint8Array | null> {
    worker ??= start();
    const request: DrawRequest = { id: ++lastId, svg };
    worker.postMessage(request);
    return new Promise((resolve) => waiting.set(request.id, resolve));
  }

  return {
    async draw(svg) {
      const known = kept.get(svg);
      if (known !== undefined) {
        // The least recently used ones are evicted first.
        kept.delete(svg);
        kept.set(svg, known);
        return known;
      }
      if (waiting.size >= MOST_WAITING) return null;
      const drawn = ask(svg);
      kept.set(svg, drawn);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      const png = await drawn;
      if (png === null) kept.delete(svg);
      return png;
    },
    async close() {
      const ending = worker;
      giveUp();
      await ending?.terminate();
    },
  };
}
