/**
 * Rules as tests: positions, moves and expectations in files. A separate entry point, since no game
 * at a table needs it.
 */
export { describe, type Expectation } from './scenario/expect.ts';
export { readScenario, readScenarios, type Scenario, type ScenarioMove } from './scenario/read.ts';
export { runScenario, type ScenarioOutcome, scenarioMatch } from './scenario/run.ts';
