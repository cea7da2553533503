import { expect, jest, test } from '@jest/globals';
import { type PlainPage, startPages } from './start-pages.ts';

test('the page of an address asks first, and the first page where the address names none', () => {
  const page = (name: string) => ({
    name,
    words: { zh_CN: name, en: name },
    ahead: jest.fn<NonNullable<PlainPage['ahead']>>(() => []),
  });
  const [list, orders] = [page('list'), page('orders')];
  const quiet: PlainPage = { name: 'quiet', words: { zh_CN: '', en: '' } };
  const { preload } = startPages([list, orders, quiet], async () => ({ default: () => null }));
  preload('/reports/orders?of=me');
  expect(orders.ahead.mock.calls.map(([{ search }]) => search.toString())).toEqual(['of=me']);
  preload('/reports/quiet');
  expect(list.ahead).not.toHaveBeenCalled();
  for (const path of ['/reports', '/reports/elsewhere']) preload(path);
  expect([list.ahead.mock.calls.length, orders.ahead.mock.calls.length]).toEqual([2, 1]);
});
