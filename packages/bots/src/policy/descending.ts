/** Sorts in place, largest first. For a handful of numbers this is several times as fast as `sort` with a comparison. */
export function descending(numbers: number[]): number[] {
  for (let i = 1; i < numbers.length; i++) {
    const each = numbers[i] ?? 0;
    let at = i;
    for (; at > 0; at--) {
      const before = numbers[at - 1] ?? 0;
      if (before >= each) break;
      numbers[at] = before;
    }
    numbers[at] = each;
  }
  return numbers;
}
