import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { INPUTS } from '../src/net/columns.ts';
import { encode } from '../src/net/encode.ts';
import { createNet } from '../src/net/forward.ts';
import { playRandomly, setupNumber } from '../test/randomGames.ts';

/** Writes the inputs of some thousand decisions and the net's outputs, for parity.py: node parity.ts WEIGHTS FOLDER */

const POSITIONS = 3000;
const RARELY = 7;

const [, , weights = '', folder = '.'] = process.argv;
const net = createNet(readFileSync(weights));
const inputs = new Int8Array(POSITIONS * INPUTS);
const outputs: number[] = [];
let rows = 0;
let seen = 0;
for (let number = 0; rows < POSITIONS; number++)
  playRandomly(setupNumber(number), (view) => {
    if (seen++ % RARELY !== 0 || rows === POSITIONS) return;
    encode(view, null, inputs, rows * INPUTS);
    const { logits, win, shot, survives } = net.forward(inputs, rows * INPUTS);
    outputs.push(...logits, ...win, ...shot, ...survives);
    rows++;
  });
writeFileSync(path.join(folder, 'inputs.bin'), inputs);
writeFileSync(path.join(folder, 'outputs.bin'), new Uint8Array(Float64Array.from(outputs).buffer));
