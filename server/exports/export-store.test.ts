import { beforeAll, expect, test } from '@jest/globals';
import type { ExportOrder } from '@portal/contract';
import { useAccountServer } from '../accounts/account-test-kit.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import {
  addExport,
  claimExport,
  findExport,
  leftExports,
  noteExport,
  ownExports,
  removeExport,
  shownExport,
} from './export-store.ts';

const order = { name: 'Ranking_2026-09', format: 'xlsx', language: 'en', sheets: [] } as unknown as ExportOrder;
const hour = 3_600_000;

describeOnBothStores('files that people have ordered', (place) => {
  const suite = useAccountServer(place);
  let [mine, other] = ['', ''];
  const ordered = (accountId: string, most: number, now = suite.at()) =>
    addExport(suite.db, { accountId, order, products: ['sales', 'price'], most }, now, hour);
  const add = async (accountId = mine, now = suite.at()) => {
    const row = await ordered(accountId, 100, now);
    if (!row) throw new Error('it was refused');
    return row;
  };

  beforeAll(async () => {
    mine = await suite.account('exports-mine', 'Secret-2027');
    other = await suite.account('exports-other', 'Secret-2027');
  });

  test('belong to one account, the newest first, until their time is over', async () => {
    const now = suite.at();
    const [first, second] = [await add(mine, now), await add(mine, now + 1)];
    await add(other, now + 2);
    const ids = async (at: number) => (await ownExports(suite.db, mine, at)).map(({ export_id }) => export_id);
    expect(await ids(now + 2)).toEqual([second.export_id, first.export_id]);
    expect(await ids(now + hour)).toEqual([second.export_id]);
    expect(await findExport(suite.db, first.export_id, other, now + 2)).toBeUndefined();
    expect(await removeExport(suite.db, first.export_id, other)).toBe(false);
    expect(await removeExport(suite.db, first.export_id, mine)).toBe(true);
    expect(await ids(now + 2)).toEqual([second.export_id]);
  });

  test('are told with numbers and instants as they were kept, whatever the store makes of large ones', async () => {
    const row = await add();
    await noteExport(suite.db, row.export_id, { state: 'made', row_count: 1_000_000, byte_count: 3_000_000_000 });
    const stored = await findExport(suite.db, row.export_id, mine, suite.at());
    if (!stored) throw new Error('it was kept');
    expect(shownExport(stored, 'en')).toMatchObject({
      name: 'Ranking_2026-09.xlsx',
      format: 'xlsx',
      state: 'made',
      rows: 1_000_000,
      bytes: 3_000_000_000,
      orderedAt: new Date(suite.at()).toISOString(),
      endsAt: new Date(suite.at() + hour).toISOString(),
    });
  });

  test('are no more under way than an account may have, however many come at once', async () => {
    const owner = await suite.account('exports-many', 'Secret-2027');
    const rows = await Promise.all(Array.from({ length: 8 }, () => ordered(owner, 5)));
    expect(rows.filter((row) => row !== null)).toHaveLength(5);
  });

  test('that a server has left are taken up by one other alone', async () => {
    const now = suite.at();
    const row = await add(mine, now - 120_000);
    await noteExport(suite.db, row.export_id, { state: 'making', row_count: 500 });
    const left = (await leftExports(suite.db, now - 60_000)).filter(({ export_id }) => export_id === row.export_id);
    expect(left).toHaveLength(1);
    const [found] = left;
    if (!found) throw new Error('it was left');
    const claims = await Promise.all([claimExport(suite.db, found, now), claimExport(suite.db, found, now + 1)]);
    expect(claims.sort()).toEqual([false, true]);
    expect((await leftExports(suite.db, now - 60_000)).map(({ export_id }) => export_id)).not.toContain(row.export_id);
  });
});
