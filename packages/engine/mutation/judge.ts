// Runs inside the copy that scripts/mutation.ts makes. Usage: node judge.ts reference|rest REFERENCE [MUTANT…]
// Prints one line per mutant: `ID killed` or `ID survived`. A mutant that must be active from the start is named by the environment.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { snapshot } from '../src/data/snapshot.ts';
import { spectatorView, viewOf } from '../src/data/view.ts';
import { readScenarios } from '../src/scenario/read.ts';
import { runScenario } from '../src/scenario/run.ts';
import { playGame } from '../test/properties/games.ts';

/**
 * Tells the instrumented engine which mutant is active, and how often its code may run before that counts as a hang.
 */
interface Switch {
  activeMutant?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Record<string, number> };
}
const mutants = (globalThis as { __stryker__?: Switch }).__stryker__ ?? {};
const HANGS = 1_000_000;
const GAMES = 24;

const scenarios = globSync(path.join(import.meta.dirname, '..', 'scenarios', '**', '*.json'))
  .sort()
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown);

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** Gives everything that golden.test.ts and scenarios.test.ts compare, answer by answer. */
function examine(answer: (...values: unknown[]) => void): void {
  for (let number = 0; number < GAMES; number++) {
    const over = playGame(number, {
      begun: (match, events) => answer(events, spectatorView(match)),
      before: (match, { seat, move }) => answer(viewOf(match, seat), seat, move),
      after: (match, _, events) => answer(events, spectatorView(match)),
    });
    answer(snapshot(over));
  }
  for (const file of scenarios)
    for (const scenario of readScenarios(file)) answer(runScenario(scenario).holds);
}

class Enough extends Error {}

/** How many answers equal the reference before the first that differs, at most `limit`. */
function alike(reference: readonly number[], limit = reference.length): number {
  let at = 0;
  try {
    examine((...values) => {
      if (at >= limit || hash(JSON.stringify(values)) !== reference[at]) throw new Enough();
      at++;
    });
  } catch {
    return at < reference.length ? at : at - 1;
  }
  return at;
}

const [task, file = '', ...ids] = process.argv.slice(2);
if (task === 'reference') {
  const answers: number[] = [];
  const coverage = mutants.mutantCoverage?.static ?? {};
  const atStart = Object.keys(coverage);
  examine((...values) => answers.push(hash(JSON.stringify(values))));
  writeFileSync(file, JSON.stringify({ answers, atStart, reached: Object.keys(coverage) }));
} else {
  const { answers } = JSON.parse(readFileSync(file, 'utf8')) as { answers: number[] };
  const fromStart = mutants.activeMutant;
  for (const id of fromStart === undefined ? ids : [fromStart]) {
    mutants.activeMutant = id;
    mutants.hitCount = 0;
    mutants.hitLimit = HANGS;
    const good = alike(answers);
    console.log(`${id} ${good < answers.length ? 'killed' : 'survived'}`);
    mutants.activeMutant = undefined;
    if (good === answers.length) continue;
    // The mutant may have corrupted a cache: then a fresh process continues.
    const checked = Math.min(answers.length, good + 500);
    if (alike(answers, checked) < checked) process.exit(0);
  }
}
