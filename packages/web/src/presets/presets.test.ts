import { DEFAULT_SETTINGS } from '@holdup/protocol';
import { beforeEach, expect, it } from 'vitest';
import { stubStorage } from '../../test/storedValues.ts';
import {
  keepPreset,
  presetHash,
  presets,
  readPreset,
  readPresetHash,
  removePreset,
} from './presets.ts';

beforeEach(stubStorage);

const settings = { powers: 'draft', banned: ['doctor'], openLoot: true } as const;
const preset = { name: 'Grandma’s', settings: { ...settings, banned: [...settings.banned] } };

it('rules are kept under their name, the last ones first, and removed', () => {
  keepPreset(preset);
  keepPreset({ name: 'Fast', settings: { pace: 'party' } });
  keepPreset({ ...preset, settings: { openLoot: false } });
  expect(presets().map(({ name }) => name)).toEqual(['Grandma’s', 'Fast']);
  expect(presets()[0]?.settings).toEqual({ openLoot: false });
  removePreset('Fast');
  expect(presets()).toHaveLength(1);
});

it('a link carries rules and their name', () => {
  expect(readPresetHash(presetHash(preset))).toEqual(preset);
  expect(readPresetHash('')).toBeUndefined();
  expect(readPresetHash('#other')).toBeUndefined();
});

it('a damaged link, or one with anything but rules, is refused whole', () => {
  for (const hash of ['#rules=', '#rules=%', '#rules=7', '#rules={}', '#rules=%7B%22name%22'])
    expect(readPresetHash(hash)).toBeNull();
  for (const wrong of [
    { ...preset, name: ' ' },
    { ...preset, settings: { powers: 'all' } },
    { ...preset, settings: { banned: ['doctor', 'doctor'] } },
    { ...preset, settings: { locked: true } },
    { ...preset, settings: { seats: 4 } },
    { ...preset, settings: { rulesName: 'x' } },
    { ...preset, settings: [] },
    { name: 'x' },
    null,
  ])
    expect(readPreset(wrong)).toBeNull();
  expect(
    readPreset({ name: 'Book', settings: { edition: DEFAULT_SETTINGS.edition } }),
  ).not.toBeNull();
});
