import type { DimensionKey } from '@portal/contract';
import { questionBase as base, narrowedTo, type View } from '@portal/ui';
import { againstOf, type Catalogue, type Chosen, figuresIn, isByYear, type Query } from '@portal/ui/analysis';
import {
  type Base,
  type changeChoices,
  changeFigures,
  crossedIndicators,
  mostCities,
  mostMovers,
  mostPoints,
  parts,
} from './choices.ts';

/** Key figures, parts and trend: a row for each period, the latest last. */
export function incentiveTrend(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue),
    by: ['period'],
    indicators: [
      ...figuresIn(view, catalogue, [
        ...['incentive' as const, ...parts, 'incentiveDepth' as const, 'incentiveChange' as const],
        ...(['momIncentive', 'yoyIncentive', 'depthChange', 'retailVolume', 'retailMom'] as const),
      ]),
      ...(isByYear(view) ? (['incentiveChangeYoy', 'depthChangeYoy', 'retailYoy'] as const) : []),
    ],
    fillGaps: true,
  };
}

const mostSold = { by: 'retailVolume' as const, direction: 'descending' as const };

/** The members of a dimension of which most cars were registered, over the latest period. */
export function largestOf(view: View, catalogue: Catalogue, by: DimensionKey, limit: number): Query {
  return { ...base(view, catalogue, 1), by: [by], indicators: ['retailVolume'], sort: mostSold, limit };
}

/** The largest cities, which stand beside each other. */
export const largestCities = (view: View, catalogue: Catalogue): Query =>
  largestOf(view, catalogue, 'city', mostCities);

/**
 * Members against cities, with the mean over the cities of each member.
 * @param members those that stand below each other @param cities those beside each other
 */
export function crossedWithCities(
  view: View,
  catalogue: Catalogue,
  { by, members, cities }: { by: DimensionKey; members: readonly string[]; cities: readonly string[] },
): Query {
  return {
    ...base(narrowedTo(view, { [by]: [...members], city: [...cities] }), catalogue, 1),
    by: [by, 'city'],
    indicators: ['retailVolume', ...figuresIn(view, catalogue, crossedIndicators)],
    sort: mostSold,
    subtotals: true,
  };
}

/** The parts of incentives over time, or of the members of which most cars were registered in the latest period. */
export function partsOf(view: View, catalogue: Catalogue, by: DimensionKey): Query {
  const indicators: Query['indicators'] = ['incentive', ...parts, 'retailVolume'];
  if (by === 'period') return { ...base(view, catalogue), by: ['period'], indicators, fillGaps: true };
  return { ...base(view, catalogue, 1), by: [by], indicators, sort: mostSold, limit: 20, others: true, totals: true };
}

/** What a list of changes is about: members, the period they are compared with, and how few cars they may have. */
export type ChangeChoice = Chosen<typeof changeChoices>;

const changeIndicators = (against: Base): Query['indicators'] => {
  const { change, growth, former } = changeFigures[against];
  return [change, 'incentive', former, growth, 'retailVolume'];
};

const floor = (least: string) => (least === '0' ? {} : { minimumVolume: Number(least) });

/** The members whose incentive rose most, or fell most. */
export function moversOf(
  view: View,
  catalogue: Catalogue,
  { by, base: against, least }: ChangeChoice,
  direction: 'ascending' | 'descending',
): Query {
  return {
    ...base(view, catalogue, 1),
    by: [by],
    indicators: changeIndicators(againstOf(view, against)),
    sort: { by: changeFigures[againstOf(view, against)].change, direction },
    limit: mostMovers,
    ...floor(least),
  };
}

/** How incentives and cars have changed side by side, of the members of which most cars were registered. */
export function againstVolume(view: View, catalogue: Catalogue, { by, base: against, least }: ChangeChoice): Query {
  return {
    ...base(view, catalogue, 1),
    by: [by],
    indicators: [...changeIndicators(againstOf(view, against)), changeFigures[againstOf(view, against)].volume],
    sort: mostSold,
    limit: mostPoints,
    ...floor(least),
  };
}
