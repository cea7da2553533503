import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mostBenefitsAsked } from '@portal/contract/schemas';
import { checkPayload } from '../../http/calls/check-payload.ts';
import { monthNumber } from '../model/index.ts';
import { type Market, openMarket } from '../service.ts';
import { callMarket } from '../testing/call-market.ts';
import { publishSmallRelease, quoted, smallFacts } from '../testing/small-market.ts';
import { priceInserts, smallPrices } from '../testing/small-prices.ts';

const about = ['charging', 'firstOwner', 'nationwide'];
const benefits = [
  [
    1,
    'a',
    '免费充电',
    'Charging',
    ...about,
    'unknown',
    'unknown',
    '2024-03-01',
    '2024-12-31',
    'reckoned',
    '每度 1.2 元',
    '1.2 yuan a kWh',
  ],
  [
    2,
    'b',
    '家充桩',
    'Wall box',
    'wallBox',
    'anyone',
    'selected',
    '上海',
    'Shanghai',
    'unknown',
    'unknown',
    'stated',
    '仅中文',
    'unknown',
  ],
];

describe('purchase benefits', () => {
  let folder: string;
  let own: Market;
  let without: Market;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'market-benefits-'));
    const row = (id: number) => [monthNumber('2024-05'), 0, id, 1, 1, 5000, 90_000, 0, 0, 0];
    const others = [
      `INSERT INTO benefit VALUES ${quoted(benefits)}`,
      `INSERT INTO purchase_benefit VALUES ${quoted([row(1), row(2)])}`,
    ];
    const open = async (name: string, statements: string[]) => {
      const room = join(folder, name);
      const prices = { prices: smallPrices(), launches: [], others: statements };
      await publishSmallRelease(room, smallFacts(), 'one', priceInserts(prices));
      return openMarket(room);
    };
    own = await open('own', others);
    without = await open('without', []);
  });
  afterAll(async () => {
    await own.close();
    await without.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('stand with their days, places and assumptions in the order asked; strangers are left out', async () => {
    const keys = ['b', 'nobody', 'a'];
    const found = await callMarket(own, 'benefitDetails', { benefits: keys });
    expect(found).toMatchObject([
      { key: 'b', from: '', until: '', places: '上海', assumption: '仅中文' },
      { key: 'a', from: '2024-03-01', until: '2024-12-31', places: '' },
    ]);
    expect(await callMarket(own, 'benefitDetails', { benefits: ['b'] }, 'en')).toMatchObject([
      { places: 'Shanghai', assumption: '仅中文' },
    ]);
    expect(await callMarket(own, 'benefitDetails', { benefits: [] })).toEqual([]);
    expect(await callMarket(without, 'benefitDetails', { benefits: keys })).toEqual([]);
  });

  test('of too many at once, and of what is no list, nothing is asked', () => {
    const many = Array.from({ length: mostBenefitsAsked + 1 }, (_, at) => `b-${at}`);
    expect(() => checkPayload('benefitDetails', { benefits: many })).toThrow('benefits');
    expect(() => checkPayload('benefitDetails', { benefits: 'all' })).toThrow('benefits');
  });
});
