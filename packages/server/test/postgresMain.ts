/** Starts a PostgreSQL of its own in a temporary folder, prints where it is, and removes it on SIGTERM. */
import { startPostgres } from './postgres.ts';

const postgres = await startPostgres();
process.on('SIGTERM', () => void postgres.remove().then(() => process.exit(0)));
process.stdout.write(
  `${JSON.stringify({ url: postgres.url, port: Number(new URL(postgres.url).port) })}\n`,
);
// Only the signal ends it.
setInterval(() => {}, 60_000);
