import { isRecord } from '@holdup/engine';
import { useEffect, useState } from 'preact/hooks';
import { openTable, type RemoteTable } from '../../remote/table.ts';
import { path, routeState } from '../../routing/routing.tsx';

/** The code in a path such as /t/BCDFG or /t/BCDFG/tv. */
const codeInPath = (at: string): string => (at.split('/')[2] ?? '').toUpperCase();

/** A table that was created just now brings the token of its host's seat. */
const tokenInState = (state: unknown): string | null =>
  isRecord(state) && typeof state.token === 'string' ? state.token : null;

/** The table that the path names, for as long as the screen is mounted; the second value opens it again. */
export const useTable = (screen: boolean): readonly [RemoteTable | null, () => void] => {
  const [table, setTable] = useState<RemoteTable | null>(null);
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    const opened = openTable({
      code: codeInPath(path.peek()),
      screen,
      token: tokenInState(routeState.peek()),
    });
    setTable(opened);
    return () => opened.close();
  }, [visit]);
  return [table, () => setVisit((count) => count + 1)];
};
