import { isRecord } from '@holdup/engine';
import { signal } from '@preact/signals';
import { readStored, writeStored } from '../storage/storage.ts';

/** What this device remembers of the lessons. */
type Progress = {
  /** The paths of the lessons that were played to their end. */
  readonly taken: readonly string[];
  /** The current lesson and the steps made in it. */
  readonly at: { readonly path: string; readonly step: number } | null;
};

const parse = (stored: unknown): Progress => {
  if (!isRecord(stored)) return { taken: [], at: null };
  const taken = (Array.isArray(stored.taken) ? stored.taken : []).filter(
    (path): path is string => typeof path === 'string',
  );
  const { path, step } = isRecord(stored.at) ? stored.at : {};
  const at = typeof path === 'string' && typeof step === 'number' ? { path, step } : null;
  return { taken, at };
};

const progress = signal(parse(readStored('holdup.lessons')));

const change = (next: Partial<Progress>): void => {
  progress.value = { ...progress.peek(), ...next };
  writeStored('holdup.lessons', progress.peek());
};

export const isTaken = (path: string): boolean => progress.value.taken.includes(path);

/** The path of the lesson that was left in the middle. */
export const lessonUnderWay = (): string | null => progress.value.at?.path ?? null;

/** The step at which a lesson resumes. */
export const stepOf = (path: string): number => {
  const { at } = progress.peek();
  return at?.path === path ? at.step : 0;
};

export const keepStep = (path: string, step: number): void => change({ at: { path, step } });

export const keepTaken = (path: string): void => {
  const { taken } = progress.peek();
  change({ taken: taken.includes(path) ? taken : [...taken, path], at: null });
};
