// Preloaded into an installed server by its test: its time runs SPEED times as fast, so that a whole match with its counts,
// animations and thinking bots takes seconds.
const SPEED = 60;

const [wall, steady, later] = [Date.now, performance.now.bind(performance), setTimeout];
const [wallStart, steadyStart] = [wall(), steady()];

Date.now = () => Math.floor(wallStart + (wall() - wallStart) * SPEED);
performance.now = () => steadyStart + (steady() - steadyStart) * SPEED;
/** @type {(work: () => void, ms?: number, ...args: []) => NodeJS.Timeout} */
const sooner = (work, ms = 0, ...args) => later(work, ms / SPEED, ...args);
Object.defineProperty(globalThis, 'setTimeout', {
  value: sooner,
  configurable: true,
  writable: true,
});
