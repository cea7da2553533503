import type { LifeMark } from '@portal/contract';
import { formatNumber, formatRatio } from '@portal/ui';

/** A figure of a mark, with its unit; cars and yuan are whole. */
const figure = (value: number | null, { format, unit }: LifeMark): string =>
  format === 'percent' ? formatRatio(value) : `${formatNumber(value, 0)}${/^[a-z]/i.test(unit) ? ' ' : ''}${unit}`;

/** What a mark says behind its name: from where to where, or how many where there are several. */
export function markText(mark: LifeMark): string {
  if (mark.count === null) return `${figure(mark.before, mark)} → ${figure(mark.after, mark)}`;
  return mark.count === 1 ? '' : `× ${formatNumber(mark.count)}`;
}

/** What stood before and stands in the month, or how many there are. */
export const markCells = (mark: LifeMark) => ({
  was: mark.count === null ? figure(mark.before, mark) : '',
  is: mark.count === null ? figure(mark.after, mark) : `× ${formatNumber(mark.count)}`,
});
