import { expect, test } from '@jest/globals';
import type { AskedSheet, MarketQuery, WatchRule } from '@portal/contract';
import type { Asking } from '../judging/asking.ts';
import { changedBenefits } from './changed-benefits.ts';

const question: MarketQuery = {
  dataset: 'benefit',
  dataSources: [],
  dateType: 'monthly',
  from: '2026-09',
  to: '2026-09',
  by: ['model'],
  indicators: ['benefitMoves'],
  filters: { fuelType: ['BEV'] },
};
const rule = { kind: 'above', indicator: 'benefitMoves', keys: { model: 'a' }, than: 0 } as WatchRule;

type Benefit = [key: string, name: string, value: number, from: string, until: string];

/** A market with these benefits of one sub-model, each of a kind of its own but for those whose keys begin alike. */
function marketOf(benefits: Benefit[], queries: MarketQuery[] = []) {
  const market = {
    catalogue: async () => ({ first: '2026-01', last: '2026-09' }),
    query: async (query: MarketQuery) => {
      queries.push(query);
      return {
        rows: benefits.map(([key, benefit, benefitValue]) => ({
          kind: 'row',
          keys: { benefit: key, subModel: 'a-1', benefitKind: key.charAt(0) },
          names: { benefit, subModel: 'Car A one' },
          values: { benefitValue },
        })),
      };
    },
    benefits: async () =>
      benefits.map(([key, , , from, until]) => ({ key, from, until, places: { zh_CN: '', en: '' } })),
  };
  return market as unknown as Asking['market'];
}

const partOf = (market: Asking['market'], language: 'en' | 'zh_CN' = 'en', sheet: Partial<AskedSheet> = { question }) =>
  changedBenefits({ market, language, signal: new AbortController().signal }, sheet as AskedSheet, rule, 10);

test('what changed stands with what stood before, in the language of who reads, for the row of the condition alone', async () => {
  const queries: MarketQuery[] = [];
  const benefits: Benefit[] = [
    ['c-old', 'Free charging', 3600, '2026-01-01', '2026-08-31'],
    ['c-new', 'Free charging', 1800, '2026-09-01', '2026-12-31'],
    ['t', 'Trade-in of 4,000 yuan', 4000, '2026-03-01', '2026-09-30'],
    ['w', 'Wall box', 0, '2026-09-10', ''],
    ['x', 'Of another month', 500, '2026-04-01', '2026-12-31'],
  ];
  const part = await partOf(marketOf(benefits, queries));
  expect(part?.table.rows.map(({ cells }) => cells)).toEqual([
    ['2026/09/30', 'Expired', 'Car A one', 'Trade-in of 4,000 yuan', '-', '2026/09/30'],
    ['2026/09/10', 'New', 'Car A one', '-', 'Wall box', '-'],
    ['2026/09/01', 'Changed', 'Car A one', 'Free charging (3,600 yuan)', 'Free charging (1,800 yuan)', '2026/12/31'],
  ]);
  expect(part).toMatchObject({ title: 'Which benefits changed', listed: true, table: { more: 0, names: 6 } });
  // The month before is asked along: what began may follow what ended then.
  expect(queries).toEqual([
    expect.objectContaining({ from: '2026-08', to: '2026-09', filters: { fuelType: ['BEV'], model: ['a'] } }),
  ]);
  const chinese = await partOf(marketOf(benefits), 'zh_CN');
  expect(chinese?.table.rows[2]?.cells.slice(1, 5)).toEqual([
    '调整',
    'Car A one',
    'Free charging (3,600 元)',
    'Free charging (1,800 元)',
  ]);
});

test('as many as a mail lists, and how many more there are', async () => {
  const many = Array.from(
    { length: 13 },
    (_, at): Benefit => [String.fromCharCode(97 + at), `n${at}`, 1, '2026-09-01', ''],
  );
  const part = await partOf(marketOf(many));
  expect([part?.table.rows.length, part?.table.more]).toEqual([10, 3]);
});

test('a table of other figures, and one where nothing changed, list nothing', async () => {
  const queries: MarketQuery[] = [];
  const other = { question: { ...question, indicators: ['benefits' as const] } };
  expect(await partOf(marketOf([], queries), 'en', other)).toBeNull();
  expect(queries).toEqual([]);
  expect(await partOf(marketOf([['x', 'x', 1, '2026-01-01', '']]))).toBeNull();
});
