import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import type { ExportOrder } from '@portal/contract';
import { useAccountServer } from '../accounts/account-test-kit.ts';
import type { Market } from '../market/index.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { openExportDesk } from './export-desk.ts';
import { addExport, removeExport } from './export-store.ts';

const sheet = { kind: 'built', title: 'Sheet', link: '/sales', about: [], columns: [], rows: [] };
const order = { name: 'Sheet', format: 'xlsx', language: 'en', sheets: [sheet] } as unknown as ExportOrder;

describeOnBothStores('the desk that makes files', (place) => {
  const suite = useAccountServer(place);

  test('ends what its owner removes before it is made, and leaves no file that nobody counts', async () => {
    const exportFolder = await mkdtemp(join(tmpdir(), 'export-desk-'));
    const desk = openExportDesk({
      db: suite.db,
      clock: suite.at,
      market: { onBehalfOf: () => ({}) } as unknown as Market,
      settings: { exportRows: 10, exportCells: 10, exportBytes: 1000, exportHours: 1, operator: {}, mark: null },
      exportFolder,
      origin: () => 'http://portal.test',
      log: () => null,
    });
    const accountId = await suite.account('removes-files', 'Secret-2027');
    const add = async () => {
      const row = await addExport(suite.db, { accountId, order, products: [], most: 3 }, suite.at(), 3_600_000);
      if (!row) throw new Error('it was refused');
      return row;
    };
    const others = { account: 'another', large: 0 };
    const taken = await Promise.all([1, 2, 3].map(() => desk.turns.enter(others, new AbortController().signal)));
    const [waiting, elsewhere] = [await add(), await add()];
    const ended = desk.take(waiting);
    await removeExport(suite.db, waiting.export_id, accountId);
    await desk.forget(waiting);
    await ended;
    // Another node has heard of the removal.
    const file = desk.take(elsewhere);
    await removeExport(suite.db, elsewhere.export_id, accountId);
    for (const leave of taken) leave();
    await file;
    expect(await readdir(exportFolder)).toEqual([]);
    await desk.close();
    await rm(exportFolder, { recursive: true });
  });
});
