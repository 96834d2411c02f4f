import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readScenarios } from '../src/scenario/read.ts';

const FOLDER = path.join(import.meta.dirname, '..', 'scenarios');

export const readScenarioFile = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));

/** All scenarios of the project, with their files. */
export const SCENARIOS = globSync('**/*.json', { cwd: FOLDER })
  .sort()
  .flatMap((file) => readScenarios(readScenarioFile(file)).map((scenario) => ({ file, scenario })));
