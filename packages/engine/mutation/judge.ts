// Runs inside the copy that scripts/mutation.ts makes. Usage: node judge.ts reference|rest REFERENCE [MUTANT…]
// Answers one line a mutant: `ID killed` or `ID survived`. A mutant that is active from the start comes by environment.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { snapshot } from '../src/data/snapshot.ts';
import { spectatorView, viewOf } from '../src/data/view.ts';
import { readScenarios } from '../src/scenario/read.ts';
import { runScenario } from '../src/scenario/run.ts';
import { playGame } from '../test/properties/games.ts';

/** How the instrumented engine is told which mutant is active, and how often it may come by before that counts as a hang. */
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

/** What golden.test.ts and scenarios.test.ts look at, answer by answer. */
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

/** How many answers are as they were, at most `limit`; all of them if nothing is noticed. */
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
    // What was made once and kept may be spoilt now: then a fresh process goes on.
    const checked = Math.min(answers.length, good + 500);
    if (alike(answers, checked) < checked) process.exit(0);
  }
}
