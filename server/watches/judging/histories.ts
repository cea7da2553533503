import type { AnswerAbout, MarketAnswer, MarketCatalogue, MarketQuery } from '@portal/contract';
import { type FigureRule, figureIn, type Standing } from '../kinds/verdict.ts';
import type { Asking } from './asking.ts';
import { figuresQuery, monthsOf, periodsIn, periodsQuery, spansUpTo } from './following.ts';
import { standingOf } from './standings.ts';

/** A figure as it was after each of the last months, as a condition would have found it then. */
export interface History {
  points: { month: string; figure: number | null }[];
  /** How many months each figure is of. */
  months: number;
  about: AnswerAbout;
}

/** A year and the same month of the year before, so that a season is seen; of a table by months as many as it has. */
const [least, most] = [13, 25];

type Rule = Extract<FigureRule, { keys: unknown }>;

const figureOf = (standing: Standing, { keys }: Rule): number | null =>
  standing.covered ? figureIn(standing, keys) : null;

/** @throws Refusal when the market cannot answer; the signal's reason */
export async function historyAlone(
  { market, language, signal }: Asking,
  question: MarketQuery,
  catalogue: MarketCatalogue,
  rule: Rule,
): Promise<History | null> {
  const query = figuresQuery(question, rule.indicator);
  const count = question.by.includes('period') ? Math.min(most, Math.max(least, periodsIn(question))) : least;
  const points: History['points'] = [];
  let last: MarketAnswer | null = null;
  for (const span of spansUpTo(query, count)) {
    if (span.from < catalogue.first) continue;
    last = await market.query(span, language, signal);
    const standing = standingOf(last, catalogue, rule.indicator, language);
    points.push({ month: span.to, figure: figureOf(standing, rule) });
  }
  return last && { points, months: monthsOf(query), about: last };
}

/** Of a figure that is there by period alone, such as an index: one answer has them all. */
export async function historyByPeriod(
  { market, language, signal }: Asking,
  question: MarketQuery,
  catalogue: MarketCatalogue,
  rule: Rule,
): Promise<History | null> {
  const answer = await market.query(periodsQuery(question, question.from), language, signal);
  const periods = [...new Set(answer.rows.flatMap(({ kind, keys }) => (kind === 'row' ? (keys.period ?? []) : [])))];
  const points = periods.sort().map((period) => ({
    month: period,
    figure: figureOf(standingOf(answer, catalogue, rule.indicator, language, period), rule),
  }));
  return { points: points.slice(-most), months: 1, about: answer };
}
