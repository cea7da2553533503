import type { AnswerCoverage } from '@portal/contract';
import { indicatorOf } from '../datasets/find.ts';
import { monthNumber, monthsIn, periodAt, standingIn, within } from '../model/index.ts';
import { type Coverage, isAtEnd, type Plan, soleWindowOf } from '../sql/index.ts';
import type { PlannedQuery } from './write-rows.ts';

type Frame = Plan['windows'][number]['frame'];

/** The periods listed that have months of a frame of a source. */
const periodsWith = ({ plan }: PlannedQuery, { source }: Coverage, frame: Frame): string[] =>
  plan.slots
    .filter(({ slot }) =>
      plan.windows.some((window) => window.source === source && window.slot === slot && window.frame === frame),
    )
    .map(({ key }) => key);

/**
 * The periods of a source whose former figures are not known, by figure: their own months are covered, and those that
 * they would be of are not.
 * @returns nothing where there are none
 */
export function unbasedOf(question: PlannedQuery, source: Coverage): Pick<AnswerCoverage, 'unbased'> {
  const { dataset, query, plan } = question;
  if (!plan.byPeriod) return {};
  const covered = periodsWith(question, source, 'current');
  const found = query.indicators.flatMap((key): [string, string[]][] => {
    const indicator = indicatorOf(dataset, key);
    const window = soleWindowOf(indicator);
    if (!window) return [];
    const atEnd = isAtEnd(dataset, indicator);
    const known = new Set(periodsWith(question, source, atEnd ? `${window} end` : window));
    const periods = covered.filter((period) => !known.has(period));
    return periods.length > 0 ? [[key, periods]] : [];
  });
  return found.length > 0 ? { unbased: Object.fromEntries(found) } : {};
}

/** How much a source covers of the period that the question's indices begin with; nothing where it names none. */
export function baseOf({ query, plan }: PlannedQuery, source: Coverage | undefined): Pick<AnswerCoverage, 'base'> {
  if (query.base === undefined || !plan.byPeriod) return {};
  const { key, ...months } = periodAt(monthNumber(query.base), query);
  const known = source ? within(standingIn(source, months), months) : [];
  return { base: { period: key, months: monthsIn(known), of: months.last - months.first + 1 } };
}
