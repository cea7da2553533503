import { basename, dirname } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { ExportOrder } from '@portal/contract';
import { csvStyleOf, findById } from '../accounts/index.ts';
import type { CallContext, Handlers } from '../kernel/calls/call.ts';
import { FileReply } from '../kernel/calls/file-reply.ts';
import { productsOfDataset } from '../market/index.ts';
import { productOfPage, productRefused } from '../products/index.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { DeskParts, ExportDesk } from './export-desk.ts';
import {
  addExport,
  findExport,
  formatOf,
  ownExports,
  removeExport,
  type StoredExport,
  shownExport,
} from './export-store.ts';
import { exportRefusals as refusals } from './refusals.ts';

/** How many files of an account may be unfinished, how many are kept, and how long an order waits for its file, in ms. */
const [mostUnfinished, mostStored, patience] = [5, 40, 2000];

/** What HTTP and mail call a file of each format. */
export const fileTypes: Record<ExportOrder['format'], string> = {
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pdf: 'application/pdf',
};

/**
 * The products that an order needs: of each dataset any one of those that open it, with | between them; of a table that
 * the screen has made, that of the page that it stood on. Pages of the portal itself belong to none.
 */
async function productsOf(db: StateDatabase, { sheets }: ExportOrder): Promise<string[]> {
  const needed = new Set<string>();
  for (const sheet of sheets) {
    if (sheet.kind === 'asked') needed.add(productsOfDataset(sheet.question.dataset).join('|'));
    else needed.add((await productOfPage(db, sheet.link.split(/[?#]/)[0] ?? '')) ?? '');
  }
  return [...needed].filter(Boolean);
}

/** @throws Refusal when the account holds none of the products now that open one of the datasets */
async function checkRights(products: readonly string[], owned: CallContext['owned']): Promise<void> {
  const opened = products.length > 0 ? await owned() : new Set<string>();
  for (const openers of products.map((keys) => keys.split('|')))
    if (!openers.some((product) => opened.has(product))) throw productRefused(...openers);
}

/** @throws Refusal when the order asks for what no file can hold */
function checkOrder({ format, sheets, timeZone }: ExportOrder): void {
  if ((format === 'csv' || format === 'txt') && sheets.length > 1) throw refusals.oneTable();
  if (timeZone === undefined) return;
  try {
    new Date().toLocaleString('en', { timeZone });
  } catch {
    throw refusals.zoneUnknown(timeZone);
  }
}

/** An order of CSV that names no signs has those that the account has chosen. */
async function withOwnSigns(db: StateDatabase, order: ExportOrder, accountId: string | null): Promise<ExportOrder> {
  if (order.format !== 'csv' || order.csv) return order;
  const account = await findById(db, accountId ?? '');
  const csv = account && csvStyleOf(account);
  return csv ? { ...order, csv } : order;
}

/** The finished files of an account, the newest first, that make room for one more: too many, or too large together. */
function beyond(finished: readonly StoredExport[], mostBytes: number): StoredExport[] {
  let bytes = 0;
  return finished.filter((row, at) => {
    bytes += Number(row.byte_count);
    return at >= mostStored - 1 || bytes > mostBytes;
  });
}

/** What answers the calls about files that the server makes of tables. */
export function exportHandlers(parts: DeskParts & { exportDesk: ExportDesk }) {
  const { db, clock, settings, exportDesk: desk } = parts;

  const remove = async (row: StoredExport): Promise<void> => {
    await removeExport(db, row.export_id, row.account_id);
    await desk.forget(row);
  };

  const find = async (id: string, accountId: string): Promise<StoredExport> => {
    const found = await findExport(db, id, accountId, clock());
    if (!found) throw refusals.unknown();
    return found;
  };

  return {
    async makeExport(ordered, { accountId, owned, language }) {
      const order = await withOwnSigns(db, ordered, accountId);
      checkOrder(order);
      const products = await productsOf(db, order);
      await checkRights(products, owned);
      const owner = accountId ?? '';
      const now = clock();
      const remaining = await ownExports(db, owner, now);
      const wanted = { accountId: owner, order, products, most: mostUnfinished };
      const added = await addExport(db, wanted, now, settings.exportHours * 3_600_000);
      if (added === null) throw refusals.tooMany(mostUnfinished);
      const finished = remaining.filter(({ state }) => state !== 'waiting' && state !== 'making');
      for (const row of beyond(finished, settings.exportBytes)) await remove(row);
      // A small one is there before anybody would look; a large one goes on without who has ordered it.
      const end = new AbortController();
      await Promise.race([desk.take(added), pass(patience, undefined, { signal: end.signal }).catch(() => undefined)]);
      end.abort();
      return shownExport(await find(added.export_id, owner), language);
    },

    async listExports(_payload, { accountId, language }) {
      const rows = await ownExports(db, accountId ?? '', clock());
      return { files: rows.map((row) => shownExport(row, language)) };
    },

    async removeExport({ id }, { accountId }) {
      const found = await findExport(db, id, accountId ?? '', clock());
      if (found) await remove(found);
      return { removed: found !== undefined };
    },

    async exportFile({ id }, { accountId, owned, trace }) {
      const row = await find(id, accountId ?? '');
      const products = row.products === '' ? [] : row.products.split(',');
      trace.detail = { file: row.file_name, by: 'server' };
      await checkRights(products, owned);
      if (row.state !== 'made') throw refusals.notMade();
      // Another node may have made it, or its folder was emptied: the order is all that is needed.
      if ((await desk.has(row)) === null) await desk.take(row);
      const path = await desk.has(row);
      if (path === null) throw refusals.failed();
      const format = formatOf(row.file_name);
      return new FileReply(dirname(path), basename(path), fileTypes[format], row.file_name);
    },
  } satisfies Handlers;
}
