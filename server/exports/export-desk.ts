import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportOrder } from '@portal/contract';
import { exportFormats } from '@portal/contract/schemas';
import { findById } from '../accounts/index.ts';
import type { Log } from '../kernel/log.ts';
import { Refusal } from '../kernel/refusals/refusal.ts';
import type { Market } from '../market/index.ts';
import { remarksFor } from '../remarks/index.ts';
import type { Settings } from '../settings/settings.ts';
import type { StateParts } from '../state/state-parts.ts';
import { templateOf } from '../templates/index.ts';
import { claimExport, formatOf, leftExports, noteExport, type StoredExport } from './export-store.ts';
import { makeFile } from './make-file.ts';
import { exportRefusals } from './refusals.ts';
import { openTurns, type Turns } from './turns.ts';

/** How many sheets of large files a node writes at once; the others wait for their turn. */
const atOnce = 2;

/** How often what is made says so, and after how long of silence another node takes it up; in milliseconds. */
const [saysEvery, silent, sweepsEvery] = [1000, 60_000, 60_000];

export interface DeskParts extends StateParts {
  market: Market;
  settings: Pick<Settings, 'exportRows' | 'exportCells' | 'exportBytes' | 'exportHours' | 'operator' | 'mark'>;
  /** Where the files lie. */
  exportFolder: string;
  origin: () => string;
  log: () => Log | null;
}

export interface ExportDesk {
  /** Makes a file when its turn has come. @returns when it is made, or cannot be; it never fails */
  take(row: StoredExport): Promise<void>;
  /** The path of a file, where this node has it. */
  has(row: StoredExport): Promise<string | null>;
  /** Files that are made elsewhere take the same turns. */
  turns: Turns;
  /** Ends the making of a file and takes away what is there of it. */
  forget(row: Pick<StoredExport, 'export_id'>): Promise<void>;
  close(): Promise<void>;
}

/** Makes files one after the other, takes up what was left, and removes what is over. */
export function openExportDesk(parts: DeskParts): ExportDesk {
  const { db, market, clock, settings, exportFolder: folder, origin, log } = parts;
  const end = new AbortController();
  const turns = openTurns(atOnce);
  const own = new Map<string, { work: Promise<void>; removed: AbortController }>();

  const pathOf = ({ export_id, file_name }: Pick<StoredExport, 'export_id' | 'file_name'>): string =>
    join(folder, `${export_id}.${formatOf(file_name)}`);

  async function make(row: StoredExport, removed: AbortSignal): Promise<void> {
    const order = JSON.parse(row.order_json) as ExportOrder;
    const account = await findById(db, row.account_id);
    const unfinished = `${pathOf(row)}.${randomBytes(4).toString('hex')}.part`;
    let rows = 0;
    const say = setInterval(() => {
      noteExport(db, row.export_id, { row_count: rows, touched_at: clock() }).catch(() => undefined);
    }, saysEvery);
    const signal = AbortSignal.any([end.signal, removed]);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await noteExport(db, row.export_id, { state: 'making', touched_at: clock() });
      const own = market.onBehalfOf(`account ${row.account_id}`);
      const making = {
        market: own,
        remarks: remarksFor({ db, market: own, reader: account, now: clock() }),
        account: account?.user_name ?? '',
        origin: origin(),
        operator: settings.operator,
        mark: settings.mark,
        template: await templateOf(db, account?.company_id),
        most: settings.exportRows,
        cells: settings.exportCells,
        now: clock(),
        signal,
        turns,
        asker: row.account_id,
        wrote: (more: number) => {
          rows += more;
        },
      };
      await makeFile(order, making, unfinished);
      const { size } = await stat(unfinished);
      await rename(unfinished, pathOf(row));
      const isWanted = await noteExport(db, row.export_id, { state: 'made', row_count: rows, byte_count: size });
      // Nobody counts the bytes of a file without an order; another node may have removed it.
      if (!isWanted) await rm(pathOf(row), { force: true });
    } catch (error) {
      await rm(unfinished, { force: true });
      // What a stop of the server has ended is taken up by the next start; what is removed is wanted by nobody.
      if (signal.aborted) return;
      if (!(error instanceof Refusal)) log()?.error({ err: error, export: row.export_id }, 'a file could not be made');
      const { sentence } = error instanceof Refusal ? error : exportRefusals.failed();
      await noteExport(db, row.export_id, { state: 'failed', reason_zh: sentence.zh_CN, reason_en: sentence.en });
    } finally {
      clearInterval(say);
    }
  }

  async function makeOnce(row: StoredExport, removed: AbortSignal): Promise<void> {
    try {
      if (!end.signal.aborted) await make(row, removed);
    } catch (error) {
      log()?.error({ err: error, export: row.export_id }, 'a file could not be made');
    }
  }

  const take: ExportDesk['take'] = (row) => {
    const under = own.get(row.export_id);
    if (under) return under.work;
    const removed = new AbortController();
    const work = makeOnce(row, removed.signal).finally(() => own.delete(row.export_id));
    own.set(row.export_id, { work, removed });
    return work;
  };

  async function takeUpLeft(): Promise<void> {
    const now = clock();
    for (const row of await leftExports(db, now - silent)) {
      if (!own.has(row.export_id) && (await claimExport(db, row, now))) void take(row);
    }
  }

  /** Files go by their age: their rows may have gone before, on another node. */
  async function sweep(): Promise<void> {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      if (found && Date.now() - found.mtimeMs > settings.exportHours * 3_600_000) await rm(path, { force: true });
    }
  }

  let round: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    round = Promise.all([takeUpLeft(), sweep()])
      .then(() => undefined)
      .catch((error) => log()?.error({ err: error }, 'files were not swept'));
  }, sweepsEvery);
  timer.unref();

  return {
    take,
    turns,
    has: async (row) => {
      const path = pathOf(row);
      return (await stat(path).catch(() => null)) ? path : null;
    },
    forget: async ({ export_id }) => {
      own.get(export_id)?.removed.abort(new Error('the file was removed'));
      for (const format of exportFormats) await rm(join(folder, `${export_id}.${format}`), { force: true });
    },
    async close() {
      clearInterval(timer);
      end.abort(new Error('the server stops'));
      await Promise.allSettled([round, ...[...own.values()].map(({ work }) => work)]);
    },
  };
}
