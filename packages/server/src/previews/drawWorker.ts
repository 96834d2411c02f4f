import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

export interface DrawRequest {
  readonly id: number;
  readonly svg: string;
}
export interface DrawAnswer {
  readonly id: number;
  /** Null: the picture could not be drawn. */
  readonly png: Uint8Array | null;
}

const fonts: readonly string[] = workerData;
const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
const ready = initWasm(readFileSync(wasm));
const font = {
  fontBuffers: fonts.map((file) => new Uint8Array(readFileSync(file))),
  defaultFontFamily: 'Bangers',
};

const draw = (svg: string): Uint8Array | null => {
  try {
    return new Resvg(svg, { font }).render().asPng();
  } catch {
    return null;
  }
};

parentPort?.on('message', async ({ id, svg }: DrawRequest) => {
  await ready;
  const answer: DrawAnswer = { id, png: draw(svg) };
  parentPort?.postMessage(answer);
});
