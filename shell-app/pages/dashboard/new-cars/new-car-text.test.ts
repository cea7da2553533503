import { expect, test } from '@jest/globals';
import { priceRange } from './new-car-text.ts';

test('prices from the lowest to the highest in ten thousands, one alone when they are the same', () => {
  expect(priceRange(129_800, 169_800)).toBe('12.98 ~ 16.98');
  expect(priceRange(129_800, 129_800)).toBe('12.98');
  expect(priceRange(null, 169_800)).toBe('16.98');
  expect(priceRange(null, null)).toBeNull();
});
