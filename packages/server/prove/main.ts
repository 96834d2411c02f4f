/** Usage: npm run prove -- PROMISE [--option N …]   Without a promise: lists them. */
import { parseArgs } from 'node:util';
import { type ServerPromise, UsageError } from './promise.ts';
import { PROMISES } from './promises.ts';

function overview(): string {
  const lines = Object.entries(PROMISES).map(([name, { promise, options }]) => {
    const given = Object.entries(options).map(([option, value]) => `--${option} ${value}`);
    return `  ${[name, ...given].join(' ')}\n      ${promise}`;
  });
  return `npm run prove -- PROMISE [--option N …]\n\n${lines.join('\n')}\n`;
}

function readOptions({ options }: ServerPromise, args: readonly string[]): Record<string, number> {
  const declared = Object.fromEntries(
    Object.keys(options).map((name) => [name, { type: 'string' as const }]),
  );
  let values: Readonly<Record<string, string | boolean | undefined>>;
  try {
    ({ values } = parseArgs({ args: [...args], options: declared }));
  } catch {
    const names = Object.keys(options).map((name) => `--${name} N`);
    throw new UsageError(`the options are ${names.join(', ') || 'none'}`);
  }
  const read: Record<string, number> = { ...options };
  for (const [name, text] of Object.entries(values)) {
    const value = Number(text);
    if (!Number.isInteger(value) || value < 1)
      throw new UsageError(`--${name} must be a whole number from 1, not "${text}"`);
    read[name] = value;
  }
  return read;
}

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help') {
    process.stdout.write(overview());
    return 0;
  }
  const promise = new Map<string, ServerPromise>(Object.entries(PROMISES)).get(name);
  if (promise === undefined)
    throw new UsageError(
      `there is no promise "${name}"; there are ${Object.keys(PROMISES).join(', ')}`,
    );
  const options = readOptions(promise, args);
  const began = performance.now();
  const progress = (text: string) => process.stderr.write(`${name}: ${text}\n`);
  const { figures, broken } = await promise.run(options, progress);
  const seconds = Number(((performance.now() - began) / 1000).toFixed(0));
  const kept = broken.length === 0;
  const report = { promise: promise.promise, options, ...figures, seconds, kept, broken };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  return kept ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const known = error instanceof UsageError;
    const text = error instanceof Error ? (known ? error.message : error.stack) : String(error);
    process.stderr.write(`prove: ${text}\n`);
    process.exit(known ? 2 : 70);
  },
);
