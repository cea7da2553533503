import type { MarketQuery } from '@portal/contract';
import { periodLengths } from '../../exports/index.ts';
import { monthNumber, monthText } from '../../market/index.ts';

/**
 * The same question about the span before, of the same length. Years and quarters that are not over are compared with
 * as many months: the answer is then asked by month, which widens nothing.
 */
export function spanBefore(question: MarketQuery): MarketQuery {
  const { springTogether: _together, ...rest } = question;
  const length = periodLengths[question.dateType];
  const begin = beginOf(question.from, question);
  const last = monthNumber(question.to);
  const span = Math.ceil((last - begin + 1) / length) * length;
  // Months that are one period for the eye are two for a comparison of as many.
  return { ...rest, dateType: 'monthly', from: monthText(begin - span), to: monthText(last - span) };
}

/** The first month of the period that a month is of: January where both first months of the year are one. */
function beginOf(
  month: string,
  { dateType, springTogether }: Pick<MarketQuery, 'dateType' | 'springTogether'>,
): number {
  const at = monthNumber(month);
  if (dateType === 'monthly') return springTogether && at % 12 === 1 ? at - 1 : at;
  return Math.floor(at / periodLengths[dateType]) * periodLengths[dateType];
}

/** How many periods a question spans. */
export const periodsIn = (question: MarketQuery): number =>
  Math.ceil((monthNumber(question.to) - beginOf(question.from, question) + 1) / periodLengths[question.dateType]);

/** How many months a question without periods is about. */
export const monthsOf = (question: MarketQuery): number =>
  monthNumber(question.to) - beginOf(question.from, question) + 1;

/**
 * The same question about spans of the same length, a period after the other, of which the last is its own: of a period
 * that is not over as many months of those before. The oldest comes first.
 */
export function spansUpTo(question: MarketQuery, count: number): MarketQuery[] {
  const { springTogether: _together, ...rest } = question;
  const [begin, last] = [beginOf(question.from, question), monthNumber(question.to)];
  return Array.from({ length: count }, (_, at) => {
    const back = (count - 1 - at) * periodLengths[question.dateType];
    if (back === 0) return question;
    return { ...rest, dateType: 'monthly', from: monthText(begin - back), to: monthText(last - back) };
  });
}

/** The newest period of a question, as far as it has come. */
export const newestPeriod = (question: MarketQuery): { from: string; to: string } => ({
  from: monthText(beginOf(question.to, question)),
  to: question.to,
});

/** What a rule about a figure asks: each row once, of the newest period alone where the table lists periods. */
export function figuresQuery(question: MarketQuery, indicator: MarketQuery['indicators'][number]): MarketQuery {
  // Who leaves the limits that a table has is to be noticed, and is asked about all the same.
  const {
    limit: _limit,
    others: _others,
    subtotals: _subtotals,
    fillGaps: _fillGaps,
    where: _where,
    ...rest
  } = question;
  const by = question.by.filter((dimension) => dimension !== 'period');
  return {
    ...rest,
    by,
    totals: by.length > 0,
    sort: { by: indicator, direction: 'descending' },
    ...(by.length < question.by.length ? { from: question.to } : {}),
  };
}

/**
 * What a rule about a figure asks that is there by period alone, as an index is: the newest period and the one before it,
 * with a total of each, on the base that the table has.
 * @param since a month of the first period instead of that one
 */
export function periodsQuery(question: MarketQuery, since?: string): MarketQuery {
  const { limit: _limit, others: _others, totals: _totals, sort: _sort, ...listed } = question;
  const { minimumVolume: _least, where: _where, ...rest } = listed;
  const by: MarketQuery['by'] = ['period', ...question.by.filter((dimension) => dimension !== 'period')];
  const before = since ?? monthText(beginOf(question.to, question) - 1);
  return {
    ...rest,
    by,
    from: monthText(beginOf(before, question)),
    base: question.base ?? question.from,
    subtotals: by.length > 1,
    fillGaps: true,
  };
}
