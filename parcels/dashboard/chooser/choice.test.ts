import { expect, test } from '@jest/globals';
import { moved, toggled } from './choice.ts';

test('S2.080 S9.014 a fourth panel is refused, and a chosen one can be taken away', () => {
  const three = toggled(toggled(toggled([], 'new-cars'), 'price-index'), 'market-sales');
  expect(three).toEqual(['new-cars', 'price-index', 'market-sales']);
  expect(toggled(three, 'model-top10')).toEqual(three);
  expect(toggled(three, 'price-index')).toEqual(['new-cars', 'market-sales']);
});

test.each([
  ['new-cars', 2, ['price-index', 'market-sales', 'new-cars']],
  ['market-sales', 0, ['market-sales', 'new-cars', 'price-index']],
  ['market-sales', -1, ['market-sales', 'new-cars', 'price-index']],
  ['new-cars', 9, ['price-index', 'market-sales', 'new-cars']],
  ['model-top10', 0, ['new-cars', 'price-index', 'market-sales']],
] as const)('%s goes to place %i', (name, to, expected) => {
  expect(moved(['new-cars', 'price-index', 'market-sales'], name, to)).toEqual(expected);
});
