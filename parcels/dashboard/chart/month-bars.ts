import type { Language } from '@portal/contract';
import { formatMonth, formatMonthRange, formatMonthsTogether } from '@portal/ui';
import type { CategoryChartSpec } from '@portal/ui/charts';

/**
 * The head of a chart of the dashboard: bars by month, with title, period, source and note, and the month from which on
 * figures may still change.
 * @param points in the order of their months, named 2026-09
 */
export const monthBars = (
  points: readonly { month: string; since?: string | undefined; preliminary: boolean }[],
  { title, source, note }: { title: string; source?: string; note?: string },
  language: Language,
): Omit<CategoryChartSpec, 'series'> => ({
  kind: 'column',
  asBars: true,
  title,
  language,
  source,
  note,
  period: formatMonthRange(points[0]?.month, points.at(-1)?.month),
  categories: points.map(({ month, since }) =>
    since === undefined ? formatMonth(month) : formatMonthsTogether(since, month),
  ),
  preliminaryFrom: points.findIndex(({ preliminary }) => preliminary),
});
