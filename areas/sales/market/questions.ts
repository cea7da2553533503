import type { DataSource, DimensionKey, FigureKey } from '@portal/contract';
import { freeOf, narrowedTo, questionBase, type View } from '@portal/ui';
import { againstOf, type Beside, type Catalogue, figuresIn, type Query } from '@portal/ui/analysis';
import { type GrowthAgainst, growthFigures, mostCompared, regionIndicators, shownUnasked } from './choices.ts';
import { inOrder } from './known.ts';

/** Two sources that are set against each other; no second one where a release has only one. */
export interface SourcePair {
  first: DataSource;
  second: DataSource | null;
}

/** Key figures and trend of the market: a row for each period, the latest last. */
export function marketTrend(view: View, catalogue: Catalogue): Query {
  return {
    ...questionBase(view, catalogue),
    by: ['period'],
    indicators: figuresIn(view, catalogue, ['volume', 'cumulativeVolume', 'yoy', 'mom', 'ytdGrowth']),
    fillGaps: true,
  };
}

/** Fuel types by period: the structure of the market, whatever fuel types are chosen. */
export function marketByFuel(view: View, catalogue: Catalogue): Query {
  return {
    ...questionBase(freeOf(view, 'fuelType'), catalogue),
    by: ['period', 'fuelType'],
    indicators: ['volume', 'share', 'shareChange'],
    ...inOrder(catalogue, 'fuelType'),
    fillGaps: true,
  };
}

/**
 * New energy as a part of the market, by period. A filter on fuel types is left out, because it would make the share one
 * of itself.
 */
export function newEnergyTrend(view: View, catalogue: Catalogue): Query {
  return {
    ...questionBase(freeOf(view, 'fuelType'), catalogue),
    by: ['period'],
    indicators: ['newEnergyVolume', 'yoyNewEnergy', 'penetration', 'penetrationChange'],
    fillGaps: true,
  };
}

/** The ten largest members of a dimension in the latest period of the view, the others and the total. */
export function topMembers(view: View, catalogue: Catalogue, by: DimensionKey): Query {
  const span = questionBase(view, catalogue);
  return {
    ...span,
    from: span.to,
    by: [by],
    indicators: ['volume', 'share', 'shareChange', 'yoy'],
    sort: { by: 'volume', direction: 'descending' },
    limit: 10,
    others: true,
    totals: true,
  };
}

/** What each member of a dimension sold formerly and now, and its part in the growth; without a choice of months, of the latest period. */
export function growthOf(
  view: View,
  catalogue: Catalogue,
  { by, against }: { by: DimensionKey; against: GrowthAgainst },
): Query {
  const { former, change, growth, contribution } = growthFigures[againstOf(view, against)];
  return {
    ...questionBase(view, catalogue, 1),
    by: [by],
    indicators: [former, 'volume', change, contribution, growth],
    sort: { by: change, direction: 'descending' },
    limit: catalogue.caps.rows,
    totals: true,
  };
}

/** Every place of a level over the span of the view; without a choice of months, over the latest period. */
export function placesOf(view: View, catalogue: Catalogue, by: DimensionKey): Query {
  return {
    ...questionBase(view, catalogue, 1),
    by: [by],
    indicators: figuresIn(view, catalogue, regionIndicators),
    sort: { by: 'volume', direction: 'descending' },
    totals: true,
  };
}

/** The tiers of cities in their own order, over the same months. */
export function tiersOf(view: View, catalogue: Catalogue): Query {
  return {
    ...questionBase(view, catalogue, 1),
    by: ['tier'],
    indicators: ['volume', 'share', 'yoy'],
    sort: { by: 'tier', direction: 'ascending' },
  };
}

/** Every member of a dimension by period, with the whole market of each period as subtotal. */
export function membersByPeriod(view: View, catalogue: Catalogue, by: DimensionKey): Query {
  return {
    ...questionBase(view, catalogue),
    by: ['period', by],
    indicators: ['volume'],
    subtotals: true,
    limit: catalogue.caps.rows,
  };
}

/** Two sources by period, side by side; null where there is no second one. */
export function sourcesByPeriod(view: View, catalogue: Catalogue, { first, second }: SourcePair): Query | null {
  if (!second) return null;
  return {
    ...questionBase(view, catalogue),
    dataSources: [first, second],
    by: ['period', 'dataSource'],
    indicators: ['volume', 'yoy'],
    fillGaps: true,
  };
}

/** The members that a trend compares when the person has chosen none: the largest of the span. */
export function largestMembers(
  view: View,
  catalogue: Catalogue,
  by: DimensionKey,
  { limit = shownUnasked, succession = false }: { limit?: number | undefined; succession?: boolean } = {},
): Query {
  return {
    ...questionBase(view, catalogue),
    by: [by],
    indicators: ['volume'],
    sort: { by: 'volume', direction: 'descending' },
    limit,
    ...(succession && { succession }),
  };
}

/** What a trend shows: which figure of whose members, and what stands beside it. */
export interface TrendQuery {
  by: DimensionKey;
  indicator: FigureKey<'sales'>;
  beside: Beside<FigureKey<'sales'>> | null;
  /** The first month of the period that an index begins with; null for the first one shown. */
  base: string | null;
  /** Whether January and February are one period. */
  springTogether: boolean;
  /** Whether predecessor and successor are one line. */
  succession: boolean;
}

/** Some members of a dimension over time. */
export function trendOf(
  view: View,
  catalogue: Catalogue,
  { by, indicator, beside, base, springTogether, succession }: TrendQuery,
  members: readonly string[],
): Query {
  return {
    ...questionBase(narrowedTo(view, { [by]: members.slice(0, mostCompared) }), catalogue),
    by: ['period', by],
    indicators: [
      ...new Set<FigureKey<'sales'>>([
        ...[indicator, 'volume' as const, 'yoy' as const],
        ...(beside ? [beside.former, beside.change] : []),
      ]),
    ],
    ...inOrder(catalogue, by),
    fillGaps: true,
    ...(base !== null && { base }),
    ...(springTogether && { springTogether }),
    ...(succession && { succession }),
  };
}

/** The parts of the market over time, with the whole market of each period as subtotal. */
export function structureOf(view: View, catalogue: Catalogue, by: DimensionKey): Query {
  return {
    ...questionBase(view, catalogue),
    by: ['period', by],
    indicators: ['volume', 'share', 'yoy', 'shareChange'],
    ...inOrder(catalogue, by),
    subtotals: true,
    fillGaps: true,
  };
}
