import type { DimensionKey } from '@portal/contract';
import { addMonths, questionBase as base, countMonths, freeOf, lastPeriodOf, narrowedTo, type View } from '@portal/ui';
import type { Catalogue, Query } from '@portal/ui/analysis';
import { audiencesOf, type Buyer, usualPeriods } from './choices.ts';

/** As many rows as a question can have. */
const mostRows = 20_000;

/** As many benefits as are listed: their days and assumptions are asked at once. */
const mostListed = 1000;

/** Benefits over time: how many, of how many models, and how many began and ended. */
export function benefitTrend(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue),
    by: ['period'],
    indicators: [
      ...(['benefits', 'yoyBenefits', 'benefitModels', 'benefitTrims', 'benefitMoves'] as const),
      ...(['begunBenefits', 'endedBenefits', 'benefitValue', 'valuedPart'] as const),
    ],
    fillGaps: true,
  };
}

/** The same by kind, or by another dimension. */
export function partsTrend(view: View, catalogue: Catalogue, by: DimensionKey): Query {
  return { ...base(view, catalogue), by: ['period', by], indicators: ['benefits', 'benefitShare'], fillGaps: true };
}

/** What began and ended month by month. */
export function movesTrend(view: View, catalogue: Catalogue): Query {
  return {
    ...base(view, catalogue, usualPeriods),
    by: ['period'],
    indicators: ['benefitMoves', 'begunBenefits', 'endedBenefits', 'benefits'],
    fillGaps: true,
  };
}

/**
 * The benefits that stood in the months of the view, in the one before and in the one after, as far as one question may
 * reach: what began in the first came after some of these, and what ended in the last is followed by others.
 */
export function movesOf(view: View, catalogue: Catalogue): Query {
  const question = base(view, catalogue, usualPeriods);
  const [before, after] = [addMonths(question.from, -1), addMonths(question.to, 1)];
  const fits = (from: string, to: string) => countMonths(from, to) <= catalogue.caps.monthly;
  const to = after <= catalogue.last && fits(question.from, after) ? after : question.to;
  const from = before >= catalogue.first && fits(before, to) ? before : question.from;
  return {
    ...question,
    from,
    to,
    by: ['benefit', 'subModel', 'benefitKind', 'benefitAudience', 'benefitReach'],
    indicators: ['benefitMoves', 'benefitValue', 'benefitTrims'],
    sort: { by: 'benefitMoves', direction: 'descending' },
    limit: mostListed,
  };
}

/** Each benefit in force in the last month of the view. */
export function benefitsNow(view: View, catalogue: Catalogue): Query {
  return {
    ...base(lastPeriodOf(view, catalogue), catalogue, 1),
    by: ['benefit', 'subModel', 'benefitKind', 'benefitAudience', 'benefitReach', 'valueBasis'],
    indicators: ['benefitValue', 'benefitTrims'],
    sort: { by: 'benefitValue', direction: 'descending' },
    limit: mostListed,
  };
}

/**
 * A view narrowed to the benefits that a buyer may have: by for whom they are, and to those that hold in the whole
 * country where nobody chose a place, as nobody buys in two.
 */
const forBuyer = (view: View, buyer: Buyer): View => {
  const audiences = audiencesOf[buyer];
  if (!audiences) return view;
  const isPlaced = (view.filters.benefitReach ?? []).length > 0;
  return narrowedTo(view, {
    benefitAudience: [...audiences],
    ...(!isPlaced && { benefitReach: ['nationwide'] }),
  });
};

/** What stacks are made of in the last month, member by member. */
export function stacksOf(view: View, catalogue: Catalogue, by: DimensionKey, buyer: Buyer): Query {
  return {
    ...base(forBuyer(lastPeriodOf(view, catalogue), buyer), catalogue, 1),
    by: [by],
    indicators: ['benefitSum', 'benefitTrims', 'benefits', 'valuedPart'],
    sort: { by: 'benefitSum', direction: 'descending' },
    limit: mostRows,
  };
}

/** What each trim of the stacks costs: as much as it says in each of its benefits. */
export function stackPrices(view: View, catalogue: Catalogue, by: DimensionKey, buyer: Buyer): Query {
  return {
    ...stacksOf(view, catalogue, by, buyer),
    by: [by, 'trim'],
    indicators: ['benefitPrice'],
    sort: { by: 'benefitPrice', direction: 'descending' },
  };
}

/** The same by kind of benefit. */
export function stackParts(view: View, catalogue: Catalogue, by: DimensionKey, buyer: Buyer): Query {
  return {
    ...stacksOf(view, catalogue, by, buyer),
    by: [by, 'benefitKind'],
    indicators: ['benefitSum'],
    sort: { by: 'benefitKind', direction: 'ascending' },
  };
}

/** Stacks over time: their sum by kind. */
export function stackMonths(view: View, catalogue: Catalogue, buyer: Buyer): Query {
  return {
    ...base(forBuyer(view, buyer), catalogue),
    by: ['period', 'benefitKind'],
    indicators: ['benefitSum'],
    sort: { by: 'benefitKind', direction: 'ascending' },
  };
}

/** Of how many trims they are, month by month. */
export function stackTrims(view: View, catalogue: Catalogue, buyer: Buyer): Query {
  return { ...base(forBuyer(view, buyer), catalogue), by: ['period'], indicators: ['benefitTrims', 'benefitSum'] };
}

/** Each benefit of a stack, with what it is worth. @param model whose; all of the view where it is not said */
export function stackItems(view: View, catalogue: Catalogue, buyer: Buyer, model: string | undefined): Query {
  const narrowed = model === undefined ? view : narrowedTo(view, { model: [model] });
  return { ...benefitsNow(forBuyer(narrowed, buyer), catalogue), limit: 200 };
}

/** What another dataset knows of the same members, in the same month or in the last that its source has before it. */
export function besideOf(
  view: View,
  question: Query,
  known: Pick<Catalogue, 'first' | 'last' | 'dataSources'>,
  wanted: Pick<Query, 'dataset' | 'dataSources' | 'indicators'>,
): Query | null {
  const { first, last } =
    known.dataSources.find(({ key }) => wanted.dataSources.some((source) => source === key)) ?? known;
  const to = question.to < last ? question.to : last;
  if (to < first) return null;
  const { filters, without } = freeOf(view, 'benefitKind', 'benefitAudience', 'benefitReach', 'valueBasis');
  return {
    ...wanted,
    dateType: 'monthly',
    from: to,
    to,
    by: question.by,
    filters,
    ...(Object.keys(without).length > 0 && { without }),
    limit: mostRows,
  };
}
