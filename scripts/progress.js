// Plain JavaScript for Node 18 and up: a progress line for long operations.

const REWRITE = '\r\u001b[K';

/**
 * @param {string} title
 * @param {() => string} count
 * @returns {() => void} ends it
 */
export function showProgress(title, count) {
  const out = process.stderr;
  const started = Date.now();
  const line = () => `${title}: ${count()}, ${Math.round((Date.now() - started) / 1000)} s`;
  if (!out.isTTY) out.write(`${title} …\n`);
  const timer = setInterval(
    () => out.write(out.isTTY ? `${REWRITE}${line()}` : `${line()}\n`),
    out.isTTY ? 250 : 10_000,
  );
  return () => {
    clearInterval(timer);
    out.write(`${out.isTTY ? REWRITE : ''}${line()}\n`);
  };
}
