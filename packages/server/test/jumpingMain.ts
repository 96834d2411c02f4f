/** The server on a machine whose clock jumps: an hour ahead on SIGUSR1, an hour back on SIGUSR2. */
const HOUR_MS = 3_600_000;
const realNow = Date.now;
let ahead = 0;
Date.now = () => realNow() + ahead;
process.on('SIGUSR1', () => {
  ahead += HOUR_MS;
});
process.on('SIGUSR2', () => {
  ahead -= HOUR_MS;
});
await import('../src/main.ts');
