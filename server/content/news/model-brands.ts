import type { Facet, Language } from '@portal/contract';

/** The brands of the models that news speak of, as the market of now has them. */
export interface ModelBrands {
  /** Keys of the models of some brands; none where there is no market. */
  modelsOf(brands: readonly string[]): Promise<readonly string[]>;
  /** The brand of each model, by the key of the model. */
  brandsOf(language: Language): Promise<ReadonlyMap<string, { key: string; name: string }>>;
}

/** Brands with how many mentions of their models the news have, those with most first; a model of no brand counts for none. */
export function countBrands(
  models: readonly Facet[],
  brandOf: ReadonlyMap<string, { key: string; name: string }>,
): Facet[] {
  const brands = new Map<string, Facet>();
  for (const { key, count } of models) {
    const brand = brandOf.get(key);
    if (!brand) continue;
    brands.set(brand.key, { ...brand, count: (brands.get(brand.key)?.count ?? 0) + count });
  }
  return [...brands.values()].sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1));
}
