/** Values derived from a number are created once, frozen and shared. */
export function memoizeByNumber<T extends object>(
  make: (packed: number) => T,
): (packed: number) => T {
  const made = new Map<number, T>();
  return (packed) => {
    const known = made.get(packed);
    if (known !== undefined) return known;
    const value = Object.freeze(make(packed));
    made.set(packed, value);
    return value;
  };
}
