import type { DatasetKey } from '@portal/contract';
import type { Asking } from '../questions/asking.ts';

/** Products that an account owns. */
export type Owned = () => Promise<ReadonlySet<string>>;

/** Whether a dataset can be asked about: it can, no product of the account opens it, or the release keeps nothing of it. */
export type Standing = 'open' | 'notOwned' | 'notCovered';

/** The datasets by their keys, each with its name and how it stands for an account. */
export async function standingsOf({ market, language }: Asking, owned: Owned) {
  const [all, products] = await Promise.all([market.datasets(language), owned()]);
  const found = new Map(all.map((dataset) => [dataset.key, dataset]));
  const standing = (key: DatasetKey): Standing => {
    const dataset = found.get(key);
    if (!dataset?.products.some((product) => products.has(product))) return 'notOwned';
    return dataset.covered ? 'open' : 'notCovered';
  };
  return (key: DatasetKey) => ({
    dataset: { key, name: found.get(key)?.name ?? key },
    standing: standing(key),
  });
}
