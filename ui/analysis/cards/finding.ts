import { type DimensionKey, joinNames, type Language } from '@portal/contract';
import { formatMonthRange, isNarrowedBy, type View } from '@portal/ui';
import { analysisWords } from '../page/phrases.ts';

/** Places from the narrowest to the widest. */
const places: readonly DimensionKey[] = ['city', 'province', 'area'];

/** More of them are counted and no longer named: a title is read at a glance. */
const mostNamed = 2;

/** Where figures of a view are from: its cities, else its provinces, else its areas; everywhere else the place of the market. */
export function placeOf(
  { filters, without }: Pick<View, 'filters' | 'without'>,
  everywhere: string,
  nameOf: (dimension: DimensionKey, key: string) => string,
  language: Language,
): string {
  const words = analysisWords(language);
  const named = (dimension: DimensionKey, keys: readonly string[]) => {
    const names = keys.slice(0, mostNamed).map((key) => nameOf(dimension, key));
    const more = keys.length > mostNamed ? ` +${keys.length - mostNamed}` : '';
    return joinNames(names, language) + more;
  };
  const chosen = places.find((place) => filters[place]?.length);
  if (chosen) return named(chosen, filters[chosen] ?? []);
  const left = places.find((place) => isNarrowedBy({ filters: {}, without }, place));
  return left ? `${everywhere} ${words('without', { name: named(left, without[left] ?? []) })}` : everywhere;
}

/** What follows the subject in the title of a chart: of which months, and where. */
export function whenAndWhere(months: { from: string; to: string } | undefined, place: string): string[] {
  return [months ? formatMonthRange(months.from, months.to) : '', place].filter((part) => part !== '');
}
