import { below, createRandom } from '@holdup/engine';
import { describe, expect, it } from 'vitest';
import { type Changes, madeUpWeights } from '../../test/madeUpWeights.ts';
import { PLAIN_ACTIONS, SEAT_ACTIONS } from './actions.ts';
import { SEAT_COLUMNS } from './columns.ts';
import { createNet } from './forward.ts';
import { WeightsError } from './weightsFile.ts';

const seatNames = SEAT_COLUMNS.map(({ name }) => name);

function refusal(bytes: Uint8Array): string {
  try {
    createNet(bytes);
  } catch (error) {
    if (error instanceof WeightsError) return error.message;
    throw error;
  }
  return 'accepted';
}

const changed = (changes: Changes): string => refusal(madeUpWeights(changes));

describe('a weights file', () => {
  const whole = madeUpWeights();

  it('is accepted when it is whole', () => {
    expect(refusal(whole)).toBe('accepted');
  });

  it.each([
    ['empty', new Uint8Array(0), 'not a weights file'],
    ['of another kind', new Uint8Array(4000).fill(65), 'not a weights file'],
    ['cut off in its header', whole.subarray(0, 300), 'truncated or damaged'],
    ['cut off in its numbers', whole.subarray(0, whole.length - 3), 'bytes of numbers instead of'],
    ['too long', Uint8Array.from([...whole, 0, 0]), 'bytes of numbers instead of'],
  ])('is refused in one line when it is %s', (_, bytes, words) => {
    const message = refusal(bytes);
    expect(message).toContain(words);
    expect(message).toContain('fetch it again or train one');
    expect(message).not.toContain('\n');
  });

  it('is refused when a single bit of its numbers is wrong', () => {
    const damaged = whole.slice();
    damaged[whole.length - 9] = (damaged[whole.length - 9] ?? 0) ^ 4;
    expect(refusal(damaged)).toContain('checksum');
  });

  it('is refused when it has an input, an action or a format that this version does not know', () => {
    expect(changed({ seat: [...seatNames, 'sleepy'] })).toContain('"sleepy"');
    expect(changed({ plainActions: [...PLAIN_ACTIONS, 'sing'] })).toContain('"sing"');
    expect(changed({ seatActions: [...SEAT_ACTIONS, 'dance'] })).toContain('"dance"');
    expect(changed({ format: 2 })).toContain('format 2');
  });

  it('is refused when its header places a layer where another one is', () => {
    expect(changed({ shifted: 'trunk2.weight' })).toContain('truncated or damaged');
  });

  it('is refused in one line when its header is damaged, whatever the damage', () => {
    const headerLength = new DataView(whole.buffer).getUint32(8, true);
    const random = createRandom('damage');
    const letters = '0123456789[]{}",:x\\n';
    let refused = 0;
    for (let i = 0; i < 300; i++) {
      const damaged = whole.slice();
      damaged[12 + below(random, headerLength)] = letters.charCodeAt(below(random, letters.length));
      const message = refusal(damaged);
      expect(message).not.toContain('\n');
      if (message !== 'accepted') refused++;
    }
    expect(refused).toBeGreaterThan(200);
  });

  it('is refused when it lacks a layer', () => {
    expect(changed({ without: 'trunk2.weight' })).toContain('lacks "trunk2.weight"');
  });
});
