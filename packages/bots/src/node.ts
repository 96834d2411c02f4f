import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createNet, type Net } from './net/forward.ts';
import { WeightsError } from './net/weightsFile.ts';

/** The weights that all levels use. */
export const WEIGHTS_FILE = fileURLToPath(new URL('./net/net.bin', import.meta.url));

/** Reads a trained net; throws a one-line WeightsError if the file is missing or unusable. */
export function readNet(file: string = WEIGHTS_FILE): Net {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new WeightsError(
      `${file}, which the bots play by, is missing: install Hold-Up again, or train a net (packages/bots/training/README.md)`,
    );
  }
  try {
    return createNet(bytes);
  } catch (error) {
    throw error instanceof WeightsError ? new WeightsError(`${file}: ${error.message}`) : error;
  }
}
