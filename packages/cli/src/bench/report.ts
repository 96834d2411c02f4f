import { grouped } from '../terminal/number.ts';
import { table } from '../terminal/table.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { wrap } from '../terminal/wrap.ts';
import { CASES, type CaseName } from './cases.ts';
import type { CallFigures, Figures, GameFigures } from './figures.ts';

type Results = ReadonlyMap<CaseName, Figures>;

/** With less than this share of a core, the figures say more about the machine's other work than about ours. */
const BUSY = 0.95;

const verdict = (reached: boolean, { paint }: Terminal): string =>
  reached ? paint('green', '✓') : paint('red', '✗');

function gameRows(results: Results, terminal: Terminal): string[][] {
  return [...results].flatMap(([name, figures]) => {
    if (!('gamesPerSecond' in figures)) return [];
    const { gamesPerSecond, decisionsPerGame, nsPerDecision, bytesPerGame, best }: GameFigures =
      figures;
    const { target } = CASES[name];
    return [
      [
        `  ${name}`,
        grouped(gamesPerSecond),
        grouped(best.gamesPerSecond),
        target === null ? '' : `${grouped(target)} ${verdict(gamesPerSecond >= target, terminal)}`,
        grouped(figures.decisionsPerSecond),
        nsPerDecision.toFixed(0),
        decisionsPerGame.toFixed(0),
        grouped(bytesPerGame),
      ],
    ];
  });
}

function callRows(results: Results, terminal: Terminal): string[][] {
  return [...results].flatMap(([name, figures]) => {
    if (!('nsPerCall' in figures)) return [];
    const { nsPerCall, bytesPerCall, best }: CallFigures = figures;
    const { target } = CASES[name];
    return [
      [
        `  ${name}`,
        grouped(nsPerCall),
        grouped(best.nsPerCall),
        target === null ? '' : `${grouped(target)} ${verdict(nsPerCall < target, terminal)}`,
        grouped(bytesPerCall),
      ],
    ];
  });
}

function thinkingRows(results: Results): string[][] {
  return [...results].flatMap(([name, figures]) => {
    if (!('thinking' in figures) || figures.thinking === undefined) return [];
    const { mean, p50, p99 } = figures.thinking;
    return [[`  ${name}`, ...[mean, p50, p99].map((each) => each.toFixed(1))]];
  });
}

/** The share of a core a case had, and its speed per second of that. */
const share = ([name, { processor }]: [CaseName, Figures]): string =>
  `${name} had ${Math.round(100 * processor.coreShare)} % of a core (${grouped(processor.timesPerCoreSecond)} a second of that)`;

/** The figures as text. */
export function report(results: Results, terminal: Terminal): string[] {
  const title = (text: string): string => terminal.paint('bold', text);
  const gameTitles = [
    title('Games'),
    ...['a second', 'best', 'target', 'decisions/s', 'ns/decision', 'decisions', 'bytes/game'],
  ];
  const callTitles = [title('Calls'), 'ns', 'best', 'target', 'bytes'];
  const right = (columns: number) => [
    'left' as const,
    ...new Array<'right'>(columns).fill('right'),
  ];
  const games = gameRows(results, terminal);
  const calls = callRows(results, terminal);
  const thinkingTitles = [title('Thinking'), 'µs', 'p50', 'p99'];
  const thinking = thinkingRows(results);
  const busy = [...results].filter(([, { processor }]) => processor.coreShare < BUSY);
  return [
    ...(games.length > 0 ? [...table([gameTitles, ...games], right(7)), ''] : []),
    ...(calls.length > 0 ? [...table([callTitles, ...calls], right(4)), ''] : []),
    ...(thinking.length > 0 ? [...table([thinkingTitles, ...thinking], right(3)), ''] : []),
    ...(busy.length === 0
      ? []
      : wrap(
          `The machine was busy, so these figures are low: ${busy.map(share).join(', ')}.`,
          terminal.columns,
          0,
        ).map((line) => terminal.paint('yellow', line))),
  ];
}
