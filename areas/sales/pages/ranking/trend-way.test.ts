import { expect, test } from '@jest/globals';
import { salesViews } from '../../market/views.ts';
import { trendWay } from './trend-way.ts';

test('a member of a ranking leads to its trend, with the filters of the ranking and without its months', () => {
  const view = salesViews.read(
    new URLSearchParams('source=DATASOURCE_ZD_LINGSHOU&from=2024-08&to=2024-08&province=p&brand=x'),
  );
  expect(trendWay(view, 'brand', 'a&b')).toBe(
    '/sales/trend?by=brand&source=DATASOURCE_ZD_LINGSHOU&brand=a%26b&province=p',
  );
});
