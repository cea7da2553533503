import { expect, test } from '@jest/globals';
import type { MarketAnswer, MarketQuery } from '@portal/contract';
import type { Market, Questions } from '../market/index.ts';
import { openTables } from './open-tables.ts';

const answer = {
  release: { id: 'r1', publishedAt: 1 },
  columns: [],
  rows: [],
  cut: { all: 2, shown: 1 },
} as unknown as MarketAnswer;

test('a reader who goes while a table is opened takes it from nobody who waits for the same', async () => {
  const whole = (_query: unknown, _most: number, _language: string, signal?: AbortSignal) =>
    new Promise((done, fail) => {
      signal?.addEventListener('abort', () => fail(signal.reason));
      setImmediate(() => setImmediate(() => done({ head: answer, count: 2, portions: () => [] })));
    });
  const market = { onBehalfOf: () => ({ whole }) as unknown as Questions } as unknown as Pick<Market, 'onBehalfOf'>;
  const open = openTables(market, 10);
  const gone = new AbortController();
  const asking = { accountId: 'a', language: 'en' as const, ask: async () => answer };
  const question = { dataset: 'sales' } as unknown as MarketQuery;
  const first = open(question, { ...asking, signal: gone.signal }).catch((error: Error) => error.name);
  const second = open(question, { ...asking, signal: new AbortController().signal });
  await Promise.resolve();
  await Promise.resolve();
  gone.abort();
  expect(await first).toBe('AbortError');
  expect((await second).count).toBe(2);
});
