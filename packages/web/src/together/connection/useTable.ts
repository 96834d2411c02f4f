import { useEffect, useState } from 'preact/hooks';
import { type RemoteTable, tableFor } from '../../remote/table.ts';
import { path } from '../../routing/routing.tsx';

/** The code in a path such as /t/BCDFG or /t/BCDFG/tv. */
export const codeInPath = (at: string): string => (at.split('/')[2] ?? '').toUpperCase();

/** The table that the path names, as long as the screen is there; the second value goes there anew. */
export const useTable = (screen: boolean): readonly [RemoteTable | null, () => void] => {
  const [table, setTable] = useState<RemoteTable | null>(null);
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    const opened = tableFor(codeInPath(path.peek()), screen);
    setTable(opened);
    return () => opened.close();
  }, [visit]);
  return [table, () => setVisit((count) => count + 1)];
};
