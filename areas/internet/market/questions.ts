import type { DimensionKey } from '@portal/contract';
import { addMonths, questionBase as base, freeOf, narrowedTo, type View } from '@portal/ui';
import type { Catalogue, Query } from '@portal/ui/analysis';
import { mostCompared, type RivalBy } from './choices.ts';
import { furthest } from './correlation.ts';

/** As many rows as a question can have. */
export const mostRows = 20_000;

/** What people buy. */
export const retail = 'DATASOURCE_ZD_LINGSHOU' as const;

/** Attention over time: a row for each period, the latest last. */
export function attentionTrend(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue),
    by: ['period'],
    indicators: [
      ...(['attentionIndex', 'yoyAttention', 'leads', 'yoyLeads', 'momLeads'] as const),
      ...(['mentions', 'yoyMentions', 'netSentiment', 'positiveShare', 'negativeShare'] as const),
    ],
    fillGaps: true,
  };
}

/** Where mentions are made, over time. */
export const channelsTrend = (view: View, catalogue: Catalogue): Query => ({
  ...base(view, catalogue),
  by: ['period', 'mediaChannel'],
  indicators: ['mentions'],
  sort: { by: 'mediaChannel', direction: 'ascending' },
  fillGaps: true,
});

/** The members of a dimension with most leads, in the latest period. */
export const largestOf = (view: View, catalogue: Catalogue, by: DimensionKey, limit = mostCompared): Query => ({
  ...base(view, catalogue, 1),
  by: [by],
  indicators: ['leads'],
  sort: { by: 'leads', direction: 'descending' },
  limit,
});

/** The attention of some members over time. */
export const attentionOf = (view: View, catalogue: Catalogue, by: DimensionKey, members: readonly string[]): Query => ({
  ...base(narrowedTo(view, { [by]: members.slice(0, mostCompared) }), catalogue),
  by: ['period', by],
  indicators: ['attentionIndex', 'leads', 'attentionShare', 'leadShare', 'yoyAttention', 'yoyLeads', 'mentions'],
  fillGaps: true,
});

/** How members are spoken of in the latest period, those with most mentions first. */
export const toneOf = (view: View, catalogue: Catalogue, by: DimensionKey, least: number): Query => ({
  ...base(view, catalogue, 1),
  by: [by],
  indicators: ['mentions', 'mentionShare', 'positiveShare', 'negativeShare', 'netSentiment', 'yoyMentions'],
  sort: { by: 'mentions', direction: 'descending' },
  where: [{ indicator: 'mentions', atLeast: least }],
  limit: 500,
});

/** What people talk about in the latest period. */
export const topicsOf = (view: View, catalogue: Catalogue): Query => ({
  ...base(view, catalogue, 1),
  by: ['topic'],
  indicators: [
    ...(['topicMentions', 'topicShare', 'yoyTopicMentions'] as const),
    ...(['topicSentiment', 'positiveTopicShare', 'negativeTopicShare'] as const),
  ],
  sort: { by: 'topicMentions', direction: 'descending' },
});

/** What they talk about over time. */
export const topicsTrend = (view: View, catalogue: Catalogue): Query => ({
  ...base(view, catalogue),
  by: ['period', 'topic'],
  indicators: ['topicMentions', 'topicSentiment'],
  sort: { by: 'topic', direction: 'ascending' },
  fillGaps: true,
});

/** The members of a dimension that are talked about most, in the latest period. */
export const mostTalkedOf = (view: View, catalogue: Catalogue, by: DimensionKey, limit = 12): Query => ({
  ...base(freeOf(view, 'topic'), catalogue, 1),
  by: [by],
  indicators: ['topicMentions'],
  sort: { by: 'topicMentions', direction: 'descending' },
  limit,
});

/** The topics of some members in the latest period: all of them, since the part of one is of all. */
export const topicsBy = (view: View, catalogue: Catalogue, by: DimensionKey, members: readonly string[]): Query => ({
  ...base(narrowedTo(freeOf(view, 'topic'), { [by]: [...members] }), catalogue, 1),
  by: [by, 'topic'],
  indicators: ['topicMentions', 'topicSentiment'],
  limit: mostRows,
});

/** The months in which attention and sales are compared: those of the view, else as many as there are. */
export function monthsBeside(view: View, catalogue: Catalogue): { from: string; to: string } {
  const { from, to } = base({ ...view, dateType: 'monthly' }, catalogue);
  const widest = addMonths(to, 1 - catalogue.caps.monthly);
  const first = widest > catalogue.first ? widest : catalogue.first;
  return { from: view.from === null ? first : from, to };
}

/** Growth of attention against the year before, month by month. @param by tells members apart, where it is given */
export function attentionGrowth(view: View, catalogue: Catalogue, by?: DimensionKey): Query {
  return {
    ...base({ ...view, dateType: 'monthly' }, catalogue),
    ...monthsBeside(view, catalogue),
    by: ['period', ...(by ? [by] : [])],
    indicators: ['yoyLeads', 'yoyAttention', 'yoyMentions'],
    limit: mostRows,
    fillGaps: true,
  };
}

/** Growth of retail in the same months and as many before them as sales may run ahead. */
export function salesGrowth(question: Query, sales: Pick<Catalogue, 'dataSources' | 'first' | 'last' | 'caps'>): Query {
  const sold = sales.dataSources.find(({ key }) => key === retail) ?? sales;
  const to = question.to < sold.last ? question.to : sold.last;
  const earliest = [addMonths(question.from, -furthest), sold.first, addMonths(to, 1 - sales.caps.monthly)]
    .sort()
    .at(-1);
  return {
    ...question,
    dataset: 'sales',
    dataSources: [retail],
    from: earliest ?? question.from,
    to,
    indicators: ['yoy'],
  };
}

/** The months of which shares are compared: of the view, else the latest twelve, as far as both datasets have them. */
export function balanceMonths(
  view: View,
  catalogue: Catalogue,
  sales: Pick<Catalogue, 'dataSources' | 'first' | 'last'>,
) {
  const sold = sales.dataSources.find(({ key }) => key === retail) ?? sales;
  const span = base({ ...view, dateType: 'monthly' }, catalogue, 12);
  const to = [span.to, sold.last].sort()[0] ?? span.to;
  return { from: [span.from, sold.first].sort()[1] ?? span.from, to };
}

/** The parts that members have of all attention, in some months together. */
export const attentionShares = (
  view: View,
  catalogue: Catalogue,
  by: DimensionKey,
  months: { from: string; to: string },
): Query => ({
  ...base({ ...view, dateType: 'monthly' }, catalogue),
  ...months,
  by: [by],
  indicators: ['attentionShare', 'leadShare', 'mentionShare', 'leads'],
  sort: { by: 'leads', direction: 'descending' },
  limit: mostRows,
});

/** The parts that they have of sales in the same months. */
export const salesShares = (question: Query): Query => ({
  ...question,
  dataset: 'sales',
  dataSources: [retail],
  indicators: ['volume', 'share'],
  sort: { by: 'volume', direction: 'descending' },
});

/** The rivals of a dimension's members stand in a dimension of their own. */
export const rivalOf = { brand: 'rivalBrand', model: 'rivalModel' } as const satisfies Record<RivalBy, DimensionKey>;

/**
 * Who was compared with whom, in the months of the view together: every pair, whoever the filter asks for, since each of
 * them has a row in both directions; who is left out is on neither side. Of models whose brands are asked for, with their
 * brand.
 */
export function pairsOf(view: View, catalogue: Catalogue, by: RivalBy): Query {
  const { brand = [], model = [] } = view.without;
  const left = Object.entries({ brand, rivalBrand: brand, model, rivalModel: model }).filter(
    ([, keys]) => keys.length > 0,
  );
  const ofBrands = by === 'model' && (view.filters.brand ?? []).length > 0;
  return {
    ...base(freeOf(view, 'brand', 'model'), catalogue, 1),
    ...(left.length > 0 && { without: Object.fromEntries(left) }),
    by: [by, rivalOf[by], ...(ofBrands ? (['brand'] as const) : [])],
    indicators: ['comparisons', 'turned', 'turnRate'],
    sort: { by: 'comparisons', direction: 'descending' },
    limit: mostRows,
  };
}
