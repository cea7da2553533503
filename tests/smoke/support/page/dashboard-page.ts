import type { Visitor } from '../visitor.ts';

/** The panels of a new user, in their order. */
export const everyPanel = [
  'market-sales',
  'manufacturer-top10',
  'model-top10',
  'price-index',
  'new-cars',
  'industry-trend',
];

/** The dashboard with everything in it. */
export async function openWhole(visitor: Visitor): Promise<void> {
  await visitor.open('/dashboard');
  await visitor.see('chart');
  await visitor.see('news-item');
  await visitor.quiet();
}
