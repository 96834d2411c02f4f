/** How often something holds, out of how many cases. */
export interface Rate {
  yes: number;
  of: number;
}

export const createRate = (): Rate => ({ yes: 0, of: 0 });

export function count(to: Rate, is: boolean): void {
  to.of++;
  if (is) to.yes++;
}

/** 0 if there were no cases. */
export const shareOf = ({ yes, of }: Rate): number => (of === 0 ? 0 : yes / of);
