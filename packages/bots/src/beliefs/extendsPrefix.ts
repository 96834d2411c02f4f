/** Whether a list starts with all of another one, so that counts of the shorter one are still valid. */
export function extendsPrefix<T>(list: readonly T[], prefix: readonly T[]): boolean {
  if (list === prefix) return true;
  if (list.length < prefix.length) return false;
  // The latest entries are the likeliest to differ.
  for (let i = prefix.length - 1; i >= 0; i--) if (list[i] !== prefix[i]) return false;
  return true;
}
