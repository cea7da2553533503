import { expect, test } from '@jest/globals';
import { toggled } from './choice.ts';

test('S2.080 S9.014 a fourth panel is refused, and a chosen one can be taken away', () => {
  const three = toggled(toggled(toggled([], 'new-cars'), 'price-index'), 'market-sales');
  expect(three).toEqual(['new-cars', 'price-index', 'market-sales']);
  expect(toggled(three, 'model-top10')).toEqual(three);
  expect(toggled(three, 'price-index')).toEqual(['new-cars', 'market-sales']);
});
