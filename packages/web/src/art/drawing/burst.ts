/** A comic burst: spikes of two lengths around (0, 0), as an SVG path. */
export const burst = (spikes: number, outer: number, inner: number, squash = 1): string => {
  const points = Array.from({ length: spikes * 2 }, (_, index) => {
    const turn = (index / (spikes * 2)) * 2 * Math.PI - Math.PI / 2;
    const long = index % 4 === 0 ? outer : outer * 0.86;
    const reach = index % 2 === 0 ? long : inner;
    return `${(Math.cos(turn) * reach * squash).toFixed(1)} ${(Math.sin(turn) * reach).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
};
