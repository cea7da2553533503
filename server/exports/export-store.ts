import { randomUUID } from 'node:crypto';
import { type ExportFile, type ExportFormat, type ExportOrder, type Language, safeFileName } from '@portal/contract';
import { exportFormats } from '@portal/contract/schemas';
import type { PassingRows } from '../state/forget-old.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { ExportFileTable } from '../state/tables/export-tables.ts';

/** A file that is over goes with its row; the file itself goes with what is swept from the folder. */
export const passingExports: PassingRows[] = [
  { table: 'export_file', key: 'export_id', instant: 'expires_at', stays: 0 },
];

export type StoredExport = ExportFileTable;

/** The states of files that are under way. */
const unfinished = ['waiting', 'making'];

/**
 * Keeps an order, if its account has not too many under way. Of orders that come at once each waits for the one before.
 * @param most how many files of the account may be unfinished, with this one
 * @param life milliseconds until its file is over
 * @returns null where there are too many
 */
export async function addExport(
  db: StateDatabase,
  {
    accountId,
    order,
    products,
    most,
  }: { accountId: string; order: ExportOrder; products: readonly string[]; most: number },
  now: number,
  life: number,
): Promise<StoredExport | null> {
  const row: StoredExport = {
    export_id: randomUUID(),
    account_id: accountId,
    file_name: `${safeFileName(order.name)}.${order.format}`,
    order_json: JSON.stringify(order),
    products: products.join(','),
    state: 'waiting',
    row_count: 0,
    byte_count: 0,
    reason_zh: '',
    reason_en: '',
    ordered_at: now,
    touched_at: now,
    expires_at: now + life,
  };
  return db.transaction().execute(async (store) => {
    // Nothing is changed: the row is locked until the order is there for all to see.
    const lock = store.updateTable('account').set(({ ref }) => ({ account_id: ref('account_id') }));
    await lock.where('account_id', '=', accountId).execute();
    const { count } = await store
      .selectFrom('export_file')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('account_id', '=', accountId)
      .where('expires_at', '>', now)
      .where('state', 'in', unfinished)
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) return null;
    await store.insertInto('export_file').values(row).execute();
    return row;
  });
}

/** The file of an account by its id; undefined for one that is over, or somebody else's. */
export const findExport = (db: StateDatabase, id: string, accountId: string, now: number) =>
  db
    .selectFrom('export_file')
    .selectAll()
    .where('export_id', '=', id)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** The files of an account, the newest first. */
export const ownExports = (db: StateDatabase, accountId: string, now: number) =>
  db
    .selectFrom('export_file')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('ordered_at', 'desc')
    .orderBy('export_id')
    .execute();

export async function removeExport(db: StateDatabase, id: string, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('export_file')
    .where('export_id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === 1;
}

/** @returns false where the order is not there any more: its owner has removed it */
export async function noteExport(
  db: StateDatabase,
  id: string,
  change: Partial<Pick<StoredExport, 'state' | 'row_count' | 'byte_count' | 'reason_zh' | 'reason_en' | 'touched_at'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('export_file')
    .set(change)
    .where('export_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

/** Files that whoever made them has left: nothing was said of them since an instant. */
export const leftExports = (db: StateDatabase, since: number) =>
  db.selectFrom('export_file').selectAll().where('state', 'in', unfinished).where('touched_at', '<', since).execute();

/** Takes one of them up. @returns whether nobody else did */
export async function claimExport(
  db: StateDatabase,
  { export_id, touched_at }: StoredExport,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('export_file')
    .set({ touched_at: now, row_count: 0 })
    .where('export_id', '=', export_id)
    .where('touched_at', '=', touched_at)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

/** What a file is, by its name. */
export const formatOf = (name: string): ExportFormat =>
  exportFormats.find((format) => name.endsWith(`.${format}`)) ?? 'xlsx';

const instant = (ms: number): string => new Date(Number(ms)).toISOString();

/** What the wire says of a file. */
export function shownExport(row: StoredExport, language: Language): ExportFile {
  const { export_id: id, file_name: name, state, row_count, byte_count } = row;
  return {
    id,
    name,
    format: formatOf(name),
    state: state as ExportFile['state'],
    rows: Number(row_count),
    bytes: Number(byte_count),
    orderedAt: instant(row.ordered_at),
    endsAt: instant(row.expires_at),
    reason: language === 'en' ? row.reason_en : row.reason_zh,
  };
}
