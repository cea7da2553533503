import { type AskedSheet, exportCaps } from '@portal/contract';
import { useEffect, useSyncExternalStore } from 'react';

/** A table that stands on the page. */
export interface PageTable {
  /** Where it stands. */
  place: () => Element | null;
  /** What the server asks for it; null where it is made of several answers, undefined while its answer is on its way. */
  sheet: () => AskedSheet | null | undefined;
}

const tables = new Set<PageTable>();
const listeners = new Set<() => void>();
let version = 0;

function tell(): void {
  version += 1;
  for (const listen of listeners) listen();
}

/** Says of a table that it stands on the page, as long as it does; null for what has its table elsewhere. */
export function usePageTable(table: PageTable | null): void {
  // What it asks may be another after each drawing.
  useEffect(() => {
    if (!table) return;
    tables.add(table);
    tell();
    return () => {
      tables.delete(table);
      tell();
    };
  });
}

const inOrder = (table: PageTable, other: PageTable): number => {
  const [before, after] = [table.place(), other.place()];
  if (!before || !after) return 0;
  return before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

export interface PageSheets {
  /** Each once, in the order of the page: a chart and the table below it ask the same. */
  sheets: AskedSheet[];
  /** How many tables cannot be asked by the server, or are too many for a workbook. */
  without: number;
  /** How many are on their way, or did not come. */
  waiting: number;
}

/** What can be sent of a page. */
export function sheetsOf(found: readonly PageTable[]): PageSheets {
  const sheets = new Map<string, AskedSheet>();
  let [without, waiting] = [0, 0];
  for (const table of [...found].sort(inOrder)) {
    const sheet = table.sheet();
    if (sheet === undefined) waiting += 1;
    else if (sheet === null) without += 1;
    else {
      const key = JSON.stringify([sheet.question, sheet.shape]);
      if (!sheets.has(key)) sheets.set(key, sheet);
    }
  }
  const all = [...sheets.values()];
  const most = all.slice(0, exportCaps.sheets);
  return { sheets: most, without: without + all.length - most.length, waiting };
}

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

/** What can be sent of the page as it stands now. */
export function usePageSheets(): PageSheets {
  useSyncExternalStore(subscribe, () => version);
  return sheetsOf([...tables]);
}
