/** A setup, snapshot, replay or scenario that can't be used. The message is for users. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/** A value as shown in an error message: short, whatever it is. */
export function quote(value: unknown): string {
  let shown: string;
  try {
    shown = typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? String(value));
  } catch {
    shown = 'something that is no plain data';
  }
  return shown.length > 60 ? `${shown.slice(0, 60)}…` : shown;
}

/** Whether data is an object with fields, so that they can be read. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
