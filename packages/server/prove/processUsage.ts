import { readdirSync, readFileSync } from 'node:fs';

const CLOCK_TICK_MS = 10;

/** The resident memory of a process. */
export const memoryMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** The processor time of a process so far. */
export const cpuMs = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(stat[11]) + Number(stat[12])) * CLOCK_TICK_MS;
};

/** Open files and sockets of a process. */
export const handles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
