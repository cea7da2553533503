import { expect, test } from '@jest/globals';
import { priceRange } from './new-cars.ts';

test('prices from the lowest to the highest as each language counts them, one alone when they are the same', () => {
  expect(priceRange('zh_CN', 129_800, 169_800)).toBe('12.98 ~ 16.98');
  expect(priceRange('en', 129_800, 169_800)).toBe('129.8 ~ 169.8');
  expect(priceRange('zh_CN', 129_800, 129_800)).toBe('12.98');
  expect(priceRange('zh_CN', null, 169_800)).toBe('16.98');
  expect(priceRange('zh_CN', null, null)).toBeNull();
});
