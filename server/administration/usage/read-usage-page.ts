import type { CallData, CallPayload, Language } from '@portal/contract';
import { chinaDay } from '../../kernel/days/dates.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { type Period, readTotal, readUsage } from '../../tracking/index.ts';
import { dayText } from '../values/day-text.ts';
import { dayAfter, readPeriod } from '../values/read-values.ts';
import { nameUsage } from './name-usage.ts';
import { usageCsv } from './usage-file.ts';

/** So many days are counted where nobody says which, today among them. */
export const usualUsageDays = 30;

/** So many lines a page shows; a file has all of them. */
const mostShown = 500;

const periodOf = ({ from, to }: CallPayload<'readUsage'>, now: number): Period =>
  readPeriod({ from, to }, { from: dayAfter(now, 1 - usualUsageDays), to: chinaDay(now) });

/**
 * How the portal was used, for the page of the administration.
 * @param now milliseconds since 1970
 * @throws UsageError for a day that there is not, or a last day before the first
 */
export async function readUsagePage(
  db: StateDatabase,
  query: CallPayload<'readUsage'>,
  language: Language,
  now: number,
): Promise<CallData<'readUsage'>> {
  const period = periodOf(query, now);
  const [usage, total] = [await readUsage(db, period, query.by), await readTotal(db, period)];
  const listed = query.by === 'day' ? usage : usage.slice(0, mostShown);
  const named = await nameUsage(db, listed, query.by, language);
  return {
    from: dayText(period.from),
    to: dayText(period.to),
    total,
    lines: named.map((line, at) => ({ key: listed[at]?.key ?? '', ...line })),
    all: usage.length,
  };
}

/** All of it as a file. @throws UsageError as readUsagePage */
export async function writeUsage(
  db: StateDatabase,
  query: CallPayload<'exportUsage'>,
  language: Language,
  now: number,
): Promise<CallData<'exportUsage'>> {
  const usage = await readUsage(db, periodOf(query, now), query.by);
  const lines = await nameUsage(db, usage, query.by, language);
  return { csv: `\ufeff${usageCsv(query.by, lines, language)}\r\n`, lines: lines.length };
}
