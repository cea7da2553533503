import { expect, jest, test } from '@jest/globals';
import { areaPreload, type PlaceQuery } from './area-preload.ts';

const queryOf = (path: string) => {
  const ask = jest.fn((_: PlaceQuery) => []);
  areaPreload(ask)(path);
  const [{ pathname, page, query } = { pathname: '', page: '', query: '' }] = ask.mock.calls[0] ?? [];
  return [pathname, page, query.toString()];
};

test('an area is told path, page and query; the host names the path alone, and the query stands in the address', () => {
  history.replaceState(null, '', '/policy/search?q=tax');
  expect(queryOf('/policy/search')).toEqual(['/policy/search', 'search', 'q=tax']);
  expect(queryOf('/policy/search?q=car')).toEqual(['/policy/search', 'search', 'q=car']);
  expect(queryOf('/policy/policies')).toEqual(['/policy/policies', 'policies', '']);
  expect(queryOf('/policy')).toEqual(['/policy', '', '']);
});

test('a question that fails is left to the page', async () => {
  const failing = Promise.reject(new Error('down'));
  expect(areaPreload(() => [failing, Promise.resolve()])('/news')).toBeUndefined();
  await expect(failing).rejects.toThrow('down');
});
