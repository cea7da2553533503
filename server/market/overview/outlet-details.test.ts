import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mostOutletsAsked } from '@portal/contract/schemas';
import { checkPayload } from '../../http/calls/check-payload.ts';
import { monthNumber } from '../model/index.ts';
import { type Market, openMarket } from '../service.ts';
import { callMarket } from '../testing/call-market.ts';
import { publishSmallRelease, quoted, smallFacts } from '../testing/small-market.ts';
import { priceInserts } from '../testing/small-prices.ts';

const stores = [
  [1, 'unlisted', '未列名网点', 'Outlets not listed', 'unknown', 'unknown'],
  [2, 'brand-0.4401.甲店', '甲店', 'Shop A', '广州市天河区1号', '020-1'],
  [3, 'brand-0.4401.乙店', '乙店', 'Shop B', 'unknown', 'unknown'],
];
/** Month, brand, city, kind, store, outlets, opened, closed: counted until April, listed in May. */
const facts = [
  [monthNumber('2024-04'), 0, 0, 1, 1, 2, 0, 0],
  [monthNumber('2024-05'), 0, 0, 1, 2, 1, 0, 0],
  [monthNumber('2024-05'), 0, 0, 1, 3, 1, 1, 0],
  [monthNumber('2024-05'), 0, 0, 2, 1, 5, 0, 1],
];

describe('outlets by name', () => {
  let folder: string;
  let listed: Market;
  let without: Market;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'market-outlets-'));
    const others = [
      `INSERT INTO outlet_store VALUES ${quoted(stores)}`,
      `INSERT INTO outlet (month, brand_id, city_id, outlet_kind_id, outlet_store_id, outlets, opened, closed)
        VALUES ${quoted(facts)}`,
    ];
    const open = async (name: string, statements: string[]) => {
      const room = join(folder, name);
      await publishSmallRelease(
        room,
        smallFacts(),
        'one',
        priceInserts({ prices: [], launches: [], others: statements }),
      );
      return openMarket(room);
    };
    listed = await open('listed', others);
    without = await open('without', []);
  });
  afterAll(async () => {
    await listed.close();
    await without.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('stand with their address and phone in the order asked; strangers, and what is not known, are left out', async () => {
    const keys = ['brand-0.4401.乙店', 'nobody', 'brand-0.4401.甲店', 'brand-0.4401.甲店'];
    const shop = { key: 'brand-0.4401.甲店', address: '广州市天河区1号', phone: '020-1' };
    expect(await callMarket(listed, 'outletDetails', { outlets: keys })).toEqual([
      { key: 'brand-0.4401.乙店', address: '', phone: '' },
      shop,
      shop,
    ]);
    expect(await callMarket(listed, 'outletDetails', { outlets: [] })).toEqual([]);
    expect(await callMarket(without, 'outletDetails', { outlets: keys })).toEqual([]);
  });

  test('of too many at once, and of what is no list, nothing is asked', () => {
    const many = Array.from({ length: mostOutletsAsked + 1 }, (_, at) => `o-${at}`);
    expect(() => checkPayload('outletDetails', { outlets: many })).toThrow('outlets');
    expect(() => checkPayload('outletDetails', { outlets: 'all' })).toThrow('outlets');
  });
});
