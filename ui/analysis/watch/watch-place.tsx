import type { AskedSheet, TableModel } from '@portal/contract';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { WatchDrawer } from './watch-drawer.tsx';

/** What somebody has begun to watch: a table with the answer of its question, as they were then. */
interface Begun {
  sheet: AskedSheet;
  model: TableModel;
}

const Context = createContext<((begun: Begun) => void) | null>(null);

/**
 * Where the form of a watch stands: around the pages of an area, so that it stays while what it was begun from waits for
 * figures, fails or goes.
 */
export function WatchPlace({ children }: { children: ReactNode }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return (
    <Context value={setBegun}>
      {children}
      {begun && <WatchDrawer {...begun} onClose={() => setBegun(null)} />}
    </Context>
  );
}

/** Begins a watch. @throws Error outside of its place */
export function useBeginWatch(): (begun: Begun) => void {
  const begin = useContext(Context);
  if (!begin) throw new Error('a watch is begun within its place');
  return begin;
}
