import { freeOf, narrowedTo } from '@portal/ui';
import { membersOf, useMarket, usePage } from '@portal/ui/analysis';
import { largestOf } from '../../market/questions.ts';

/** The city that the sheet is of: the first that the filter names, else the one with most outlets. */
export function useCity() {
  const { view, setView, names } = usePage();
  const answered = useMarket((view, catalogue) => largestOf(freeOf(view, 'city'), catalogue, 'city', 500));
  const cities = answered.answer ? membersOf(answered.answer, 'city').filter(({ key }) => !/^\d\d00$/.test(key)) : [];
  const [chosen] = view.filters.city ?? [];
  const city = chosen ?? cities[0]?.key;
  const known = cities.find(({ key }) => key === city);
  const name = known?.name ?? (city ? names.nameOf('city', city) : '');
  return {
    answered,
    city,
    name,
    cities: city && !known ? [{ key: city, name }, ...cities] : cities,
    choose: (key: string) => setView(narrowedTo(view, { city: [key] })),
  };
}
