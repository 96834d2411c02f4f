import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { ALLOCATION_FLAGS } from './allocation.ts';

// Starts processes, possibly on a busy machine.
it('measures allocation: an array of 1,000 numbers takes 8 bytes each', () => {
  const program = `
    const { measureAllocation } = await import(${JSON.stringify(new URL('./allocation.ts', import.meta.url))});
    const kept = { last: null };
    const bytes = measureAllocation((times) => {
      for (let i = 0; i < times; i++) kept.last = new Array(1000).fill(i);
      return 0;
    });
    console.log(bytes);
  `;
  const output = execFileSync(process.execPath, [
    ...ALLOCATION_FLAGS,
    '--input-type=module',
    '--eval',
    program,
  ]);
  const bytes = Number(output.toString());
  expect(bytes).toBeGreaterThan(8000);
  expect(bytes).toBeLessThan(8200);
});
