import { figuresIn, membersOf, useChoices, useMarket, usePage } from '@portal/ui/analysis';
import { citiesChoices } from '../../market/choices.ts';
import { crossedWithCities, largestCities, largestOf } from '../../market/questions.ts';

/** What stands against the cities, and its answer: the largest members and cities are asked first. */
export function useCrossed() {
  const { view, catalogue, names } = usePage();
  const { by, rows, indicator: chosen } = useChoices(citiesChoices);
  // Of years, a change against the period before is one against the year before.
  const indicator = figuresIn(view, catalogue, [chosen])[0] ?? 'incentiveChangeYoy';
  const largest = useMarket((view, catalogue) => largestOf(view, catalogue, by, Number(rows)));
  const places = useMarket(largestCities);
  const keysIn = ({ answer, waiting }: typeof largest, dimension: string) =>
    answer && !waiting ? membersOf(answer, dimension).map(({ key }) => key) : [];
  const [members, cities] = [keysIn(largest, by), keysIn(places, 'city')];
  const isSettled = members.length > 0 && cities.length > 0;
  const matrix = useMarket((view, catalogue) =>
    isSettled ? crossedWithCities(view, catalogue, { by, members, cities }) : null,
  );
  // What is empty or failed first is the answer.
  const first = [largest, places].find(({ answer, error }) => error || answer?.rows.length === 0);
  const known = new Set(cities);
  const uncovered =
    places.answer && !places.waiting ? (view.filters.city ?? []).filter((city) => !known.has(city)) : [];
  return {
    by,
    rows,
    indicator,
    cities: cities.length,
    /** Cities that were chosen and of which nobody watches incentives, by their names. */
    uncovered: uncovered.map((city) => names.nameOf('city', city)),
    answered: first ?? matrix,
  };
}
