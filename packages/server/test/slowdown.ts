const SAMPLE_MS = 30;

/**
 * How many times as long as its CPU time a piece of work takes here and now: 1 on a machine with a free core, more when
 * others compete for it. A limit in wall time times this is as strict on a busy machine as on an idle one.
 */
export function slowdown(): number {
  const since = performance.now();
  const before = process.cpuUsage();
  const cpuMs = (): number => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  while (cpuMs() < SAMPLE_MS);
  return Math.max(1, (performance.now() - since) / cpuMs());
}
