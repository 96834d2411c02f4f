/** Whether a list goes on from another one, so that what was counted of it holds. */
export function extendsPrefix<T>(list: readonly T[], from: readonly T[]): boolean {
  if (list === from) return true;
  if (list.length < from.length) return false;
  for (let i = from.length - 1; i >= 0; i--) if (list[i] !== from[i]) return false;
  return true;
}
