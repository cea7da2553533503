import type { AreaManifest } from '@portal/contract';

const testProduct = (id: string, key: string, name: string): AreaManifest => ({
  id,
  key,
  path: `/${key}`,
  category: 'market-data',
  place: 90,
  names: { zh_CN: name, en: name },
  memo: { zh_CN: name, en: name },
  downloads: [],
});

/** Products of tests alone, so that no journey depends on what the portal has no area for; their ids may stand in the rail. */
export const testProducts = {
  alpha: testProduct('209803', 'alpha', 'Alpha'),
  beta: testProduct('209809', 'beta', 'Beta'),
  gamma: testProduct('209818', 'gamma', 'Gamma'),
} as const;

export type TestProduct = keyof typeof testProducts;
