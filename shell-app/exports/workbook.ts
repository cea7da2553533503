import type { ExportOrder } from '@portal/contract';
import { proxy, subscribe, useSnapshot } from 'valtio';
import { onSessionCleared } from '../session/keep-session.ts';
import { tabStorage } from '../session/tab-storage.ts';

/** A sheet that is put aside for a workbook. */
export interface KeptSheet {
  /** Tells it apart from others, also of the same content. */
  id: number;
  sheet: ExportOrder['sheets'][number];
}

/** The workbook that somebody puts together of several views: the account's, until its session ends. */
const kept = proxy<{ sheets: KeptSheet[]; next: number }>({ sheets: [], next: 1 });

const stored = tabStorage<Pick<typeof kept, 'sheets' | 'next'>>('portal-workbook');

subscribe(kept, () => stored.write(kept.sheets.length === 0 ? null : kept), true);

onSessionCleared(() => {
  kept.sheets = [];
});

/** Takes up what this tab has put together before the page was loaded, if it is still the same account's. */
export function restoreWorkbook(): void {
  Object.assign(kept, stored.read());
}

/** What is done with it; `move` takes a sheet one place up (-1) or down (1). */
export const workbook = {
  add(sheet: KeptSheet['sheet']): void {
    kept.sheets.push({ id: kept.next, sheet });
    kept.next += 1;
  },
  remove(id: number): void {
    kept.sheets = kept.sheets.filter((one) => one.id !== id);
  },
  move(id: number, by: -1 | 1): void {
    const from = kept.sheets.findIndex((one) => one.id === id);
    const [taken] = from === -1 || !kept.sheets[from + by] ? [] : kept.sheets.splice(from, 1);
    if (taken) kept.sheets.splice(from + by, 0, taken);
  },
  clear(): void {
    kept.sheets = [];
  },
  /** Its sheets as they are now, for an order. */
  sheets: (): KeptSheet['sheet'][] => JSON.parse(JSON.stringify(kept.sheets.map(({ sheet }) => sheet))),
};

/** Its sheets, for a component. */
export const useWorkbook = (): readonly KeptSheet[] => useSnapshot(kept).sheets as readonly KeptSheet[];
