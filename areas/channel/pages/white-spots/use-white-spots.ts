import { useAnswer } from '@portal/shell';
import { type Answered, freeOf, narrowedTo, type View } from '@portal/ui';
import {
  type Answer,
  type Chosen,
  market,
  membersOf,
  useBesideCatalogue,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { brandsWithCities } from '../../market/questions.ts';
import { soldOf, standingOf, yearOf } from '../../market/sales-questions.ts';
import { usualBrand, whiteSpotsOf } from '../../market/white-spots.ts';

/** The view of the rivals: the brands that the filter names, else all but one's own. */
function ofRivals(view: View, own: string): View {
  const named = (view.filters.brand ?? []).filter((brand) => brand !== own);
  const free = freeOf(view, 'brand');
  return named.length > 0
    ? narrowedTo(view, { brand: named })
    : { ...free, without: { ...free.without, brand: [...(view.without.brand ?? []), own] } };
}

/**
 * The cities where rivals sell and the chosen brand has no outlet, of the brands with outlets in the places of the view.
 * @param choice the brand that is one's own; without it the largest that leaves cities open
 */
export function useWhiteSpots({ own: chosen }: Chosen<{ own: [] }>) {
  const { view, catalogue, names } = usePage();
  const { standing, known: sales } = useBesideCatalogue('sales');
  const brands = useMarket((view, catalogue) => brandsWithCities(freeOf(view, 'brand'), catalogue));
  const offered = brands.answer ? membersOf(brands.answer, 'brand') : [];
  const usual = brands.answer && usualBrand(brands.answer);
  const own = chosen || usual;
  const year = catalogue && sales.answer ? yearOf(view, catalogue, sales.answer) : null;
  const ask = year && own !== undefined ? { year, own, rivals: ofRivals(view, own) } : null;
  const ownView = ask && narrowedTo(view, { brand: [ask.own] });
  const byCity = ['city', 'province', 'tier'] as const;
  const answers = {
    own: useMarket(() => ask && ownView && standingOf(ownView, ask.year, ['city'])),
    sold: useAnswer(market, ask && soldOf(ask.rivals, ask.year, byCity)),
    ownSold: useAnswer(market, ask && ownView && soldOf(ownView, ask.year, ['city'])),
    rivals: useAnswer(
      market,
      ask && { ...standingOf(ask.rivals, ask.year, ['city']), indicators: ['outlets', 'outletBrands'] },
    ),
  };
  const all = Object.values(answers);
  const failed = [sales, brands, ...all].find(({ error }) => error);
  const { own: ownOutlets, sold, ownSold, rivals } = answers;
  const found =
    ownOutlets.answer && sold.answer && ownSold.answer && rivals.answer
      ? whiteSpotsOf({
          own: ownOutlets.answer,
          sold: sold.answer,
          ownSold: ownSold.answer,
          rivals: rivals.answer,
        })
      : null;
  const answered: Answered<Answer> = {
    ...(failed ?? sold),
    answer: found && sold.answer ? { ...sold.answer, rows: found.rows, total: null, cut: null } : undefined,
    waiting: all.some(({ waiting }) => waiting),
  };
  return {
    standing,
    answered,
    found,
    year,
    own,
    ownName: offered.find(({ key }) => key === own)?.name ?? (own ? names.nameOf('brand', own) : ''),
    offered,
    usual: usual ?? '',
    /** How many rivals the filter names; none means all others. */
    named: ask ? (ask.rivals.filters.brand ?? []).length : 0,
  };
}
