import { expect, test } from '@jest/globals';
import type { Product } from '@portal/contract';
import { isSoon } from './is-soon.ts';

const product = (key: string): Product => ({ id: `id-${key}`, key, productName: key, memo: '', path: `/${key}` });
const offered = {
  products: [{ productName: 'A', productList: [product('owned'), product('tried'), product('planned')] }],
  solutions: [{ productName: 'B', productList: [product('later')] }],
  authorised: [product('owned')],
  trial: [product('tried')],
};

test('S2.019 S4.074 only what can be neither entered nor tried is still to come', () => {
  const soon = ['owned', 'tried', 'planned', 'later', 'unknown'].filter((key) => isSoon(key, offered));
  expect(soon).toEqual(['planned', 'later']);
});
