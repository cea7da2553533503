import type { DimensionKey, FigureKey } from '@portal/contract';
import { addMonths, questionBase as base, freeOf, narrowedTo, type View } from '@portal/ui';
import type { Catalogue, Query } from '@portal/ui/analysis';
import { mostBeside, mostCompared } from './choices.ts';

/** As many rows as a question can have. */
const mostRows = 20_000;

/** How cars were paid over time: a row for each period, the latest last. */
export function paymentTrend(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue),
    by: ['period'],
    indicators: [
      ...(['financePenetration', 'financePenetrationChange', 'financedCars', 'yoyFinanced', 'retailVolume'] as const),
      ...(['captivePart', 'bankPart', 'leasePart'] as const),
    ],
    fillGaps: true,
  };
}

/** The same by way of payment. @param financed those paid in full are left out */
export function waysTrend(view: View, catalogue: Catalogue, financed: boolean): Query {
  const question: Query = {
    ...base(view, catalogue),
    by: ['period', 'paymentKind'],
    indicators: financed ? ['financedCars', 'financedShare', 'yoyFinanced'] : ['retailVolume', 'paymentShare'],
    sort: { by: 'paymentKind', direction: 'ascending' },
    fillGaps: true,
  };
  return financed ? { ...question, without: { ...question.without, paymentKind: ['cash'] } } : question;
}

/** The members of a dimension that most cars were bought of, in the latest period. */
export function largestOf(view: View, catalogue: Catalogue, by: DimensionKey, limit = mostCompared): Query {
  return {
    ...base(view, catalogue, 1),
    by: [by],
    indicators: ['retailVolume'],
    sort: { by: 'retailVolume', direction: 'descending' },
    limit,
  };
}

/** Penetration and lenders of some members over time. */
export function membersTrend(view: View, catalogue: Catalogue, by: DimensionKey, members: readonly string[]): Query {
  return {
    ...base(narrowedTo(view, { [by]: members.slice(0, mostCompared) }), catalogue),
    by: ['period', by],
    indicators: [
      ...(['financePenetration', 'financePenetrationChange', 'financedCars', 'retailVolume'] as const),
      ...(['captivePart', 'bankPart', 'leasePart'] as const),
    ],
    fillGaps: true,
  };
}

/** What each kind of lender has of the cars of members, in the latest period; those with most cars financed first. */
export function lendersOf(view: View, catalogue: Catalogue, by: DimensionKey): Query {
  return {
    ...base(view, catalogue, 1),
    by: [by],
    indicators: [
      ...(['financedCars', 'financePenetration', 'captiveCars', 'bankCars', 'leaseCars'] as const),
      ...(['captivePart', 'bankPart', 'leasePart'] as const),
    ],
    sort: { by: 'financedCars', direction: 'descending' },
    limit: 200,
  };
}

/** All that an offer says and comes to. */
export const termFigures = [
  ...(['monthlyPayment', 'trueRate', 'financeCost', 'offerRate', 'offerMonths', 'downPayment', 'offerPrice'] as const),
  ...(['offerFee', 'makerSubsidy', 'subsidyMonth', 'balloon', 'freeMonths', 'loanAmount', 'totalPaid'] as const),
] as const satisfies readonly FigureKey<'offer'>[];

/** A view of the last month alone: offers are known by month. */
function lastMonthOf(view: View, catalogue: Catalogue): View {
  const { to } = base({ ...view, dateType: 'monthly' }, catalogue, 1);
  return { ...view, dateType: 'monthly', from: to, to };
}

/** The offers in force in the last month of the view. */
export function offersOf(view: View, catalogue: Catalogue): Query {
  return {
    ...base(lastMonthOf(view, catalogue), catalogue, 1),
    by: ['offer', 'lender', 'model', 'trim'],
    indicators: [...termFigures],
    sort: { by: 'trueRate', direction: 'ascending' },
    limit: 500,
  };
}

/** What there is on offer in the last month: how many, by how many lenders, for how many models. */
export function offersNow(view: View, catalogue: Catalogue): Query {
  return {
    ...base({ ...view, dateType: 'monthly' }, catalogue),
    by: ['period'],
    indicators: ['financeOffers', 'offerLenders', 'offerModels', 'interestFreePart', 'trueRate', 'offerRate'],
    fillGaps: true,
  };
}

/** One offer month by month, as far back as a question goes. */
export function offerMonths(view: View, catalogue: Catalogue, offer: string): Query {
  const { to } = base({ ...view, dateType: 'monthly' }, catalogue, 1);
  const first = addMonths(to, 1 - catalogue.caps.monthly);
  return {
    dataset: 'offer',
    dataSources: [],
    dateType: 'monthly',
    from: first > catalogue.first ? first : catalogue.first,
    to,
    by: ['period', 'offer', 'lender', 'lenderKind', 'model', 'trim'],
    indicators: [...termFigures],
    filters: { offer: [offer] },
    sort: { by: 'period', direction: 'ascending' },
    limit: 200,
  };
}

/** The model with most offers, whose offers stand side by side where nobody has chosen any. */
export function mostOffered(view: View, catalogue: Catalogue): Query {
  return {
    ...base(lastMonthOf(view, catalogue), catalogue, 1),
    by: ['model'],
    indicators: ['financeOffers'],
    sort: { by: 'financeOffers', direction: 'descending' },
    limit: 1,
  };
}

/** Some offers side by side: those that the filter names, else those of a model. */
export function offersBeside(view: View, catalogue: Catalogue, model: string | undefined): Query {
  const chosen = (view.filters.offer ?? []).slice(0, mostBeside);
  const narrowed = narrowedTo(
    view,
    chosen.length > 0 ? { offer: chosen } : model === undefined ? {} : { model: [model] },
  );
  return { ...offersOf(narrowed, catalogue), limit: mostBeside };
}

/** The offers of one model in one month, the lowest true rate first. */
export const offersOfModel = (month: string, model: string): Query => ({
  dataset: 'offer',
  dataSources: [],
  dateType: 'monthly',
  from: month,
  to: month,
  by: ['offer'],
  indicators: ['trueRate'],
  filters: { model: [model] },
  sort: { by: 'trueRate', direction: 'ascending' },
  limit: 500,
});

/** Every offer of the last month with its terms, by model. */
export function offersByModel(view: View, catalogue: Catalogue): Query {
  return {
    ...offersOf(view, catalogue),
    by: ['model', 'offer'],
    sort: { by: 'model', direction: 'ascending' },
    limit: mostRows,
  };
}

/** What buyers of the same models are given off the price in the same month, or in the last that is known before it. */
export function incentivesOf(view: View, question: Query, incentive: Pick<Catalogue, 'first' | 'last'>): Query | null {
  const to = question.to < incentive.last ? question.to : incentive.last;
  if (to < incentive.first) return null;
  const { filters, without } = freeOf(view, 'lenderKind', 'lender', 'rateBand', 'termBand', 'offer');
  return {
    dataset: 'incentive',
    dataSources: [],
    dateType: 'monthly',
    from: to,
    to,
    by: ['model'],
    indicators: ['cash', 'incentive', 'retailVolume'],
    filters,
    ...(Object.keys(without).length > 0 && { without }),
    sort: { by: 'retailVolume', direction: 'descending' },
    limit: mostRows,
  };
}
