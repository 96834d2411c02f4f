/** Math.exp may differ between machines in the last bit; this one uses only sums and products. */

const TERMS = 14;

export function exponential(x: number): number {
  if (x === 0) return 1;
  if (x < -700) return 0;
  const halvings = Math.round(x / Math.LN2);
  const rest = x - halvings * Math.LN2;
  let sum = 1;
  for (let term = TERMS; term > 0; term--) sum = 1 + (sum * rest) / term;
  let result = sum;
  for (let i = 0; i < halvings; i++) result *= 2;
  for (let i = 0; i > halvings; i--) result /= 2;
  return result;
}

export const logistic = (x: number): number => {
  if (x >= 0) return 1 / (1 + exponential(-x));
  const power = exponential(x);
  return power / (1 + power);
};
