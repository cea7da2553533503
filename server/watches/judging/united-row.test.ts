import { expect, test } from '@jest/globals';
import type { AskedSheet } from '@portal/contract';
import { smallMarket } from '../testing/small-market.ts';
import { lookAt } from './stand.ts';

test('a watch on a row that has become one with another is about that other, and calls it by its name', async () => {
  const market = smallMarket(
    () => ({ '2026-05': { a: 90 }, '2026-06': { a: 120, b: 40 } }),
    () => '2026-07-01T00:00:00.000Z',
  );
  const united = {
    ...market,
    today: async (dimension: string, keys: readonly string[]) =>
      keys.map((key) => (dimension === 'subModel' && key === 'former' ? 'a' : key)),
  };
  const question = { dataset: 'sales', dateType: 'monthly', from: '2026-06', to: '2026-06' } as const;
  const sheet = {
    kind: 'asked',
    title: 'Ranking',
    link: '/sales/ranking',
    question: { ...question, dataSources: [], by: ['subModel'], indicators: ['volume'] },
  } as unknown as AskedSheet;
  const asking = { market: united, language: 'en', signal: new AbortController().signal } as const;
  const rule = { kind: 'above', indicator: 'volume', keys: { subModel: 'former' }, than: 100 } as const;
  const { verdict, named } = await lookAt(asking, sheet, rule);
  expect(verdict).toMatchObject({ holds: true, figure: 120, place: 1 });
  expect(named.row).toBe('Car a');
});
