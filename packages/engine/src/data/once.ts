/** What is told from a packed number is the same every time, so each is made once and shared. */
export function once<T extends object>(tell: (packed: number) => T): (packed: number) => T {
  const told = new Map<number, T>();
  return (packed) => {
    const known = told.get(packed);
    if (known !== undefined) return known;
    const made = Object.freeze(tell(packed));
    told.set(packed, made);
    return made;
  };
}
