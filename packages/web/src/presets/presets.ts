import { isRecord } from '@holdup/engine';
import { LIMITS, readRules, type SettingsChange } from '@holdup/protocol';
import { signal } from '@preact/signals';
import { readStored, writeStored } from '../storage/storage.ts';

/** Rules with a name. */
type Preset = { readonly name: string; readonly settings: SettingsChange };

const KEPT = 12;

const changes = signal(0);

/** A preset from storage or a link, validated; null if it is not one. */
export const readPreset = (value: unknown): Preset | null => {
  if (!isRecord(value) || typeof value.name !== 'string') return null;
  const name = value.name.trim().slice(0, LIMITS.nameLength);
  const settings = readRules(value.settings);
  return name === '' || settings === null ? null : { name, settings };
};

const stored = (): readonly Preset[] => {
  const list = readStored('holdup.presets');
  return Array.isArray(list) ? list.flatMap((each) => readPreset(each) ?? []) : [];
};

/** The rules kept on this device, those saved last first. */
export const presets = (): readonly Preset[] => {
  void changes.value;
  return stored();
};

const write = (list: readonly Preset[]): void => {
  writeStored('holdup.presets', list.slice(0, KEPT));
  changes.value += 1;
};

/** Rules of the same name are replaced. */
export const keepPreset = (preset: Preset): void =>
  write([preset, ...stored().filter(({ name }) => name !== preset.name)]);

export const removePreset = (name: string): void =>
  write(stored().filter((each) => each.name !== name));

const HASH = '#rules=';

/** The part of a link after the path: opening it creates a table with these rules. */
export const presetHash = (preset: Preset): string =>
  HASH + encodeURIComponent(JSON.stringify(preset));

/** The rules in a link; undefined: there are none in it, null: they are damaged. */
export const readPresetHash = (hash: string): Preset | null | undefined => {
  if (!hash.startsWith(HASH)) return undefined;
  try {
    return readPreset(JSON.parse(decodeURIComponent(hash.slice(HASH.length))));
  } catch {
    return null;
  }
};
