import type { ExportOrder } from '@portal/contract';
import { proxy, subscribe, useSnapshot } from 'valtio';
import { onSessionCleared } from '../session/keep-session.ts';
import { tabStorage } from '../session/tab-storage.ts';

/** A sheet that is put aside for a workbook. */
export interface StoredSheet {
  /** Tells it apart from others, also of the same content. */
  id: number;
  sheet: ExportOrder['sheets'][number];
}

/** The workbook that somebody puts together of several views: the account's, until its session ends. */
const saved = proxy<{ sheets: StoredSheet[]; next: number }>({ sheets: [], next: 1 });

const stored = tabStorage<Pick<typeof saved, 'sheets' | 'next'>>('portal-workbook');

subscribe(saved, () => stored.write(saved.sheets.length === 0 ? null : saved), true);

onSessionCleared(() => {
  saved.sheets = [];
});

/** Takes up what this tab has put together before the page was loaded, if it is still the same account's. */
export function restoreWorkbook(): void {
  Object.assign(saved, stored.read());
}

/** What is done with it; `move` takes a sheet one place up (-1) or down (1). */
export const workbook = {
  add(sheet: StoredSheet['sheet']): void {
    saved.sheets.push({ id: saved.next, sheet });
    saved.next += 1;
  },
  remove(id: number): void {
    saved.sheets = saved.sheets.filter((sheet) => sheet.id !== id);
  },
  move(id: number, by: -1 | 1): void {
    const from = saved.sheets.findIndex((sheet) => sheet.id === id);
    const [taken] = from === -1 || !saved.sheets[from + by] ? [] : saved.sheets.splice(from, 1);
    if (taken) saved.sheets.splice(from + by, 0, taken);
  },
  clear(): void {
    saved.sheets = [];
  },
  /** Its sheets as they are now, for an order. */
  sheets: (): StoredSheet['sheet'][] => JSON.parse(JSON.stringify(saved.sheets.map(({ sheet }) => sheet))),
};

/** Its sheets, for a component. */
export const useWorkbook = (): readonly StoredSheet[] => useSnapshot(saved).sheets as readonly StoredSheet[];
