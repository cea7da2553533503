import type { DimensionKey, FigureKey } from '@portal/contract';
import { freeOf, narrowedTo, questionBase, readChoice, type View } from '@portal/ui';
import { againstOf, type Catalogue, type Query } from '@portal/ui/analysis';
import { type GrowthAgainst, growthAgainst, growthFigures, shiftPlaces, shiftRivals } from '../../market/choices.ts';

/** The sides of a car by which a filter says whose share it is, the narrowest first. */
const sides = ['subModel', 'model', 'brand', 'manufacturer'] as const satisfies readonly DimensionKey[];

/** Whose share it is: members of one dimension, together. */
export interface Subject {
  dimension: (typeof sides)[number];
  keys: readonly string[];
}

/** Among whom a share has moved, by which places, and since when. */
export interface ShiftChoice {
  by: (typeof shiftRivals)[number];
  place: (typeof shiftPlaces)[number];
  against: GrowthAgainst;
}

/** The figures of a share: what it was, and how it has changed. */
export const shareFigures = {
  yearBefore: { former: 'shareYearBefore', change: 'shareChange' },
  before: { former: 'shareBefore', change: 'shareChangeMom' },
} as const satisfies Record<GrowthAgainst, Record<'former' | 'change', FigureKey<'sales'>>>;

/** Those that the view names, by the narrowest of its filters on makers and cars; null where it names nobody. */
export function chosenSubject({ filters }: Pick<View, 'filters'>): Subject | null {
  const dimension = sides.find((side) => filters[side]?.length);
  return dimension ? { dimension, keys: filters[dimension] ?? [] } : null;
}

/** What the address chooses; usually rivals of the same kind, and where one province is chosen, its cities. */
export function readShifts(search: URLSearchParams, view: View) {
  const chosen = chosenSubject(view)?.dimension;
  const usual = {
    by: shiftRivals.find((key) => key === (chosen === 'subModel' ? 'model' : chosen)) ?? shiftRivals[0],
    place: view.filters.province?.length === 1 ? ('city' as const) : shiftPlaces[0],
  };
  return {
    usual,
    choice: {
      by: readChoice(search, 'by', [usual.by, ...shiftRivals]),
      place: readChoice(search, 'place', [usual.place, ...shiftPlaces]),
      against: againstOf(view, readChoice(search, 'against', growthAgainst)),
    } satisfies ShiftChoice,
  };
}

/** The market of a view: whom it names on the side of makers and cars does not narrow it. */
const marketOf = (view: View): View => freeOf(view, ...sides);

/** Of what a share is a part: then, now, and how it has changed. */
const figuresOf = (against: GrowthAgainst) => {
  const { former, change } = shareFigures[against];
  return [former, 'share', change, growthFigures[against].former, 'volume'] as const;
};

/** Who has lost most share, where the view names nobody: the first row that stands for somebody. */
export function mostMoved(view: View, catalogue: Catalogue, { by, against }: ShiftChoice): Query {
  const { change } = shareFigures[against];
  return {
    ...questionBase(marketOf(view), catalogue, 1),
    by: [by],
    indicators: [change],
    sort: { by: change, direction: 'ascending' },
    limit: 5,
  };
}

/** The share of those that it is about, each and together. */
export function shareOfSubject(
  view: View,
  catalogue: Catalogue,
  { dimension, keys }: Subject,
  { against }: ShiftChoice,
): Query {
  return {
    ...questionBase(narrowedTo(marketOf(view), { [dimension]: keys }), catalogue, 1),
    by: [dimension],
    indicators: [...figuresOf(against)],
    sort: { by: 'volume', direction: 'descending' },
    limit: catalogue.caps.rows,
    totals: true,
  };
}

/** The shares of all others in the same market, who has won most first. */
export function sharesOfRivals(
  view: View,
  catalogue: Catalogue,
  { dimension, keys }: Subject,
  { by, against }: ShiftChoice,
): Query {
  const market = marketOf(view);
  const { change } = shareFigures[against];
  return {
    ...questionBase({ ...market, without: { ...market.without, [dimension]: [...keys] } }, catalogue, 1),
    by: [by],
    indicators: [...figuresOf(against)],
    shareOf: 'market',
    sort: { by: change, direction: 'descending' },
    limit: catalogue.caps.rows,
    totals: true,
  };
}

/** What was sold in each place, then and now: by all, or by those that it is about. */
export function soldByPlace(
  view: View,
  catalogue: Catalogue,
  { place, against }: ShiftChoice,
  subject: Subject | null,
): Query {
  const market = marketOf(view);
  const narrowed = subject ? narrowedTo(market, { [subject.dimension]: subject.keys }) : market;
  return {
    ...questionBase(narrowed, catalogue, 1),
    by: [place],
    indicators: [growthFigures[against].former, 'volume'],
    sort: { by: 'volume', direction: 'descending' },
    limit: catalogue.caps.rows,
    totals: true,
  };
}
