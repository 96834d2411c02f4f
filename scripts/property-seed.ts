import { configureGlobal } from 'fast-check';

// A fixed seed makes a failing run repeatable; fast-check prints the seed and path of a failure.
const FIXED_SEED = 20_260_101;

function integerFromEnv(name: string): number | undefined {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new Error(`${name} must be a whole number, not “${text}”.`);
  return value;
}

const numRuns = integerFromEnv('FAST_CHECK_RUNS');

configureGlobal({
  seed: integerFromEnv('FAST_CHECK_SEED') ?? FIXED_SEED,
  ...(numRuns === undefined ? {} : { numRuns }),
});
