import path from 'node:path';
import type { Source } from './source.ts';

/** An import that crosses from one folder into another. */
type Crossing = { readonly from: string; readonly to: string };
/** Folders by the folders they import from, with the first import that does so. */
type Graph = ReadonlyMap<string, ReadonlyMap<string, Crossing>>;

const folderOf = (file: string): string => path.posix.dirname(file);

function folderGraph(sources: readonly Source[]): Graph {
  const known = new Set(sources.map(({ file }) => file));
  const graph = new Map<string, Map<string, Crossing>>();
  for (const { file, imports } of sources) {
    const targets = graph.get(folderOf(file)) ?? new Map<string, Crossing>();
    graph.set(folderOf(file), targets);
    for (const to of imports.filter((each) => known.has(each)))
      if (folderOf(to) !== folderOf(file) && !targets.has(folderOf(to)))
        targets.set(folderOf(to), { from: file, to });
  }
  return graph;
}

/** The shortest way from a folder back to itself (breadth first); null where there is none. */
function shortestCycle(graph: Graph, start: string): readonly Crossing[] | null {
  const ways: { readonly at: string; readonly way: readonly Crossing[] }[] = [
    { at: start, way: [] },
  ];
  const seen = new Set<string>();
  for (const { at, way } of ways)
    for (const [next, crossing] of graph.get(at) ?? []) {
      if (next === start) return [...way, crossing];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push({ at: next, way: [...way, crossing] });
    }
  return null;
}

/** For every cycle of folders, one line with the imports that close it. Each folder is reported at most once. */
export function folderCycles(sources: readonly Source[]): readonly string[] {
  const graph = folderGraph(sources);
  const reported = new Set<string>();
  const found: string[] = [];
  for (const folder of [...graph.keys()].sort()) {
    const cycle = reported.has(folder) ? null : shortestCycle(graph, folder);
    if (cycle === null) continue;
    for (const { from } of cycle) reported.add(folderOf(from));
    found.push(cycle.map(({ from, to }) => `${from} imports ${to}`).join(', '));
  }
  return found;
}
