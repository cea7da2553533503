import type { Answer } from '@portal/ui/analysis';

/**
 * How much of the cities of a tier somebody covers.
 * @param own rows by tier, and what else tells them apart, with `outletCities`
 * @param all rows by tier alone: the cities in which any outlet stands
 * @returns the rows of `own` with `cover`; empty where no city of the tier has an outlet
 */
export function coverRates(own: Answer, all: Answer, column: Answer['columns'][number]): Answer {
  const cities = new Map(
    all.rows.flatMap(({ kind, keys, values }) => (kind === 'row' ? [[keys.tier, values.outletCities ?? null]] : [])),
  );
  return {
    ...own,
    columns: [...own.columns, column],
    rows: own.rows.flatMap((row) => {
      if (row.kind !== 'row' || row.keys.tier === 'unknown') return [];
      const [covered, whole] = [row.values.outletCities ?? null, cities.get(row.keys.tier) ?? null];
      const cover = covered === null || !whole ? null : covered / whole;
      return [{ ...row, values: { ...row.values, allCities: whole, cover } }];
    }),
    total: null,
  };
}
