import { type Answer, crossValues, membersOf } from '@portal/ui/analysis';

/** How an item has spread within a member of a dimension, such as a segment. */
export interface Adoption {
  key: string;
  name: string;
  /** The first year in which a model has it as standard, and the models that do, those of most trims first. */
  first: { year: string; models: readonly { key: string; name: string }[] } | null;
  /** The first year in which half of the cars sold have it. */
  half: string | null;
  /** From the first model to half, in years; null where one of the two is not there, or half in a year that is not over. */
  years: number | null;
  /** The rates of its first year and of the last one. */
  rateOfFirst: number | null;
  now: number | null;
}

/**
 * How an item spreads, member by member, those with the highest rate first.
 * @param rates rows by `period` and `by` with `weightedStandardRate` @param having rows by `period`, `by` and `model`
 * @param running the year that is not over
 */
export function adoptionsOf(rates: Answer, having: Answer, by: string, running: string): Adoption[] {
  const years = membersOf(rates, 'period')
    .map(({ key }) => key)
    .sort();
  const rateAt = crossValues(rates, 'period', by, 'weightedStandardRate');
  const rows = having.rows.filter(({ kind }) => kind === 'row');
  return membersOf(rates, by)
    .map(({ key, name }): Adoption => {
      const own = rows.filter(({ keys }) => keys[by] === key);
      const year = own.map(({ keys }) => keys.period ?? '').sort()[0];
      const models = own
        .filter(({ keys }) => keys.period === year)
        .sort((row, other) => (other.values.equipmentTrims ?? 0) - (row.values.equipmentTrims ?? 0))
        .map(({ keys, names }) => ({ key: keys.model ?? '', name: names.model ?? '' }));
      const half = years.find((each) => (rateAt(each, key) ?? 0) >= 0.5) ?? null;
      return {
        key,
        name,
        first: year ? { year, models } : null,
        half,
        years: year && half && half !== running ? Number(half.slice(0, 4)) - Number(year.slice(0, 4)) : null,
        rateOfFirst: year ? rateAt(year, key) : null,
        now: rateAt(years.at(-1) ?? '', key),
      };
    })
    .sort((adoption, other) => (other.now ?? -1) - (adoption.now ?? -1));
}
