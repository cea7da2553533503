import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mostOffersAsked } from '@portal/contract/schemas';
import { checkPayload } from '../../http/calls/check-payload.ts';
import { monthNumber } from '../model/index.ts';
import { type Market, openMarket } from '../service.ts';
import { callMarket } from '../testing/call-market.ts';
import { publishSmallRelease, quoted, smallFacts } from '../testing/small-market.ts';
import { priceInserts, smallPrices } from '../testing/small-prices.ts';

const offers = [
  [1, 'bank-1.trim-0.a', '甲方案', 'Offer A', 1, '2024-03-01', '2024-12-31'],
  [2, 'bank-1.trim-0.b', '乙方案', 'Offer B', 1, 'unknown', 'unknown'],
];

describe('offers of lenders', () => {
  let folder: string;
  let own: Market;
  let without: Market;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'market-offers-'));
    const row = (offer: number) => [monthNumber('2024-05'), 0, offer, ...Array(16).fill(1)];
    const others = [
      `INSERT INTO lender VALUES ${quoted([[1, 'bank-1', '甲银行', 'Bank A', 'bank']])}`,
      `INSERT INTO finance_offer VALUES ${quoted(offers)}`,
      `INSERT INTO offer VALUES ${quoted([row(1), row(2)])}`,
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

  test('stand with their days in the order asked; strangers, and days that are not known, are left out', async () => {
    const keys = ['bank-1.trim-0.b', 'nobody', 'bank-1.trim-0.a'];
    expect(await callMarket(own, 'offerDetails', { offers: keys })).toEqual([
      { key: 'bank-1.trim-0.b', from: '', until: '' },
      { key: 'bank-1.trim-0.a', from: '2024-03-01', until: '2024-12-31' },
    ]);
    expect(await callMarket(own, 'offerDetails', { offers: [] })).toEqual([]);
    expect(await callMarket(without, 'offerDetails', { offers: keys })).toEqual([]);
  });

  test('of too many at once, and of what is no list, nothing is asked', () => {
    const many = Array.from({ length: mostOffersAsked + 1 }, (_, at) => `o-${at}`);
    expect(() => checkPayload('offerDetails', { offers: many })).toThrow('offers');
    expect(() => checkPayload('offerDetails', { offers: 'all' })).toThrow('offers');
  });
});
