import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableState } from './tableState.ts';

export const TableContext = createContext<TableState | null>(null);

/** The table that a component is part of. */
export const useTableState = (): TableState => {
  const state = useContext(TableContext);
  if (state === null) throw new Error('This component has to be inside a GameTable.');
  return state;
};
