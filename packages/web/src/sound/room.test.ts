import { expect, it } from 'vitest';
import { meanLoudness } from '../../test/loudness.ts';
import { renderRoom } from './room.ts';
import { SAMPLE_RATE } from './synth.ts';

const [left = new Float32Array(), right = new Float32Array()] = renderRoom();

it('the room answers after its nearest wall and dies away within its second', () => {
  const wall = left.findIndex((sample) => Math.abs(sample) > 0.1);
  expect(wall / SAMPLE_RATE).toBeGreaterThan(0.005);
  expect(wall / SAMPLE_RATE).toBeLessThan(0.02);
  const early = meanLoudness(left.subarray(0, SAMPLE_RATE / 5));
  const late = meanLoudness(left.subarray(-SAMPLE_RATE / 5));
  expect(late).toBeLessThan(early - 30);
});

it('the room sounds wide: each ear hears its own echo', () => {
  const along = (a: Float32Array, b: Float32Array): number =>
    a.reduce((sum, sample, place) => sum + sample * (b[place] ?? 0), 0);
  const alike = along(left, right) / Math.sqrt(along(left, left) * along(right, right));
  expect(Math.abs(alike)).toBeLessThan(0.3);
});
