import { testFolder } from '../test/server.ts';
import { serverProcess } from '../test/serverProcess.ts';
import { type HonestPlayers, honestPlayers } from './honestPlayers.ts';
import { percentile, rounded } from './promise.ts';

/**
 * The p99 of honest players, in ms: before the attack, during it, and during it on a separate
 * server that is not attacked. The last one shows how much the attack slows down the machine
 * itself.
 */
interface HonestP99 {
  readonly quiet: number;
  readonly attacked: number;
  readonly unattacked: number;
}

/** Differences below this are noise. */
const NOISE_MS = 15;

export const isDoubled = ({ quiet, attacked, unattacked }: HonestP99): boolean =>
  attacked > 2 * Math.max(quiet, unattacked) + NOISE_MS;

/** Measures honest players before and during an attack, next to a server that is not attacked. */
export async function honestDuring<T>(
  honest: HonestPlayers,
  tables: number,
  quietMs: number,
  attack: () => Promise<T>,
): Promise<{ readonly p99: HonestP99; readonly result: T }> {
  const folder = testFolder();
  const control = await serverProcess(folder.file('control.db'));
  await control.start();
  const others = await honestPlayers(control.port, tables);
  try {
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    const quiet = honest.take();
    others.take();
    const result = await attack();
    const p99 = (times: readonly number[]) => rounded(percentile(times, 0.99));
    return {
      p99: { quiet: p99(quiet), attacked: p99(honest.take()), unattacked: p99(others.take()) },
      result,
    };
  } finally {
    others.stop();
    await control.kill();
    folder.remove();
  }
}
