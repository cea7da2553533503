import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { spell } from '../kernel/words/spell.ts';
import { knownProducts } from '../products/known-products.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { openSearch } from './open-search.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

test('S2.081 once warmed, a search spells no name any more', async () => {
  const { state, market } = server.stores;
  const counted = jest.fn(spell);
  const search = openSearch(state.db, market, async () => ({ version: '', products: knownProducts() }), counted);
  await search.warm();
  const warmed = counted.mock.calls.length;
  expect(warmed).toBeGreaterThan(300);
  const owned = new Set(knownProducts().map(({ key }) => key));
  for (const text of ['sales', '比亚迪', 'trend']) await search.ask(owned, { text }, 'en');
  expect(counted.mock.calls.length).toBe(warmed);
});
