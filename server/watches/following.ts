import type { DateType, MarketQuery } from '@portal/contract';
import { monthNumber, monthText } from '../market/index.ts';

/** Months of one period of a date type. */
const lengths: Record<DateType, number> = { monthly: 1, quarterly: 3, annual: 12 };

const moved = (month: string, by: number): string => monthText(monthNumber(month) + by);

/**
 * The same question about the newest months: as many periods as before, of which the last is that of the newest month.
 * @param newest the last month that every source of the question has
 */
export function atNewest(question: MarketQuery, newest: string): MarketQuery {
  const length = lengths[question.dateType];
  const periodOf = (month: string) => Math.floor(monthNumber(month) / length);
  const by = (periodOf(newest) - periodOf(question.to)) * length;
  return { ...question, from: moved(question.from, by), to: newest };
}

/**
 * The same question about the span before, of the same length. Years and quarters that are not over are compared with
 * as many months: the answer is then asked by month, which widens nothing.
 */
export function spanBefore(question: MarketQuery): MarketQuery {
  const length = lengths[question.dateType];
  const begin = Math.floor(monthNumber(question.from) / length) * length;
  const last = monthNumber(question.to);
  const span = Math.ceil((last - begin + 1) / length) * length;
  return { ...question, dateType: 'monthly', from: monthText(begin - span), to: monthText(last - span) };
}

/** What a rule about a figure asks: each row once, of the newest period alone where the table lists periods. */
export function figuresAsked(question: MarketQuery, indicator: MarketQuery['indicators'][number]): MarketQuery {
  const { limit: _limit, others: _others, subtotals: _subtotals, fillGaps: _fillGaps, ...rest } = question;
  const by = question.by.filter((dimension) => dimension !== 'period');
  return {
    ...rest,
    ...{ by, totals: by.length > 0, sort: { by: indicator, direction: 'descending' } },
    ...(by.length < question.by.length ? { from: question.to } : {}),
  };
}

/** The link of a view, with the months that it is now about. */
export function linkAt(link: string, { from, to }: Pick<MarketQuery, 'from' | 'to'>): string {
  const [path = '/', query = ''] = link.split('?');
  const search = new URLSearchParams(query);
  if (search.has('from')) search.set('from', from);
  if (search.has('to')) search.set('to', to);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}
