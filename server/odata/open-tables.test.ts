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

test('readers of tables that are as long as a feed may be take them from nobody who reads on', async () => {
  let opened = 0;
  const whole = async () => {
    opened += 1;
    return { head: answer, count: 10, portions: () => [] };
  };
  const market = { onBehalfOf: () => ({ whole }) as unknown as Questions } as unknown as Pick<Market, 'onBehalfOf'>;
  const open = openTables(market, 10);
  const ask = async () => ({ ...answer, cut: { all: 10, shown: 1 } }) as unknown as MarketAnswer;
  const read = (accountId: string) =>
    open({ dataset: 'sales' } as unknown as MarketQuery, {
      accountId,
      language: 'en',
      ask,
      signal: new AbortController().signal,
    });
  for (const reader of ['a', 'b', 'c', 'a', 'b', 'a']) await read(reader);
  expect(opened).toBe(3);
  // A fourth takes the place of who has not read for the longest time.
  await read('d');
  await read('a');
  expect(opened).toBe(4);
  await read('c');
  expect(opened).toBe(5);
});

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
