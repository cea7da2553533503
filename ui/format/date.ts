import { formatMonth, formatMonthRange } from '@portal/contract';
import { emptyText, invalidText, isEmpty } from './empty.ts';

export { formatMonth, formatMonthRange };

const two = (number: number) => String(number).padStart(2, '0');

/** 20240105, 2024-01-05, 2024/01/05 and 2024-01-05 08:09:10 (or with T) -> a Date in the reader's own time. */
function parseDate(value: string | Date): Date | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value;
  const plain = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(value.trim());
  if (!plain) {
    const moment = /\dT\d/.test(value) ? new Date(value) : null;
    return moment && !Number.isNaN(moment.getTime()) ? moment : null;
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = plain
    .slice(1)
    .map((part) => Number(part ?? 0));
  const date = new Date(year, month - 1, day, hour, minute, second);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

function writeDate(value: string | Date | null | undefined, write: (date: Date) => string): string {
  if (isEmpty(value)) return emptyText;
  const date = parseDate(value);
  return date ? write(date) : invalidText;
}

/** S9.018: 20240105 -> 2024/01/05. Empty -> '-', not a date -> 'N/A'. */
export function formatDate(value: string | Date | null | undefined): string {
  return writeDate(value, (date) => `${date.getFullYear()}/${two(date.getMonth() + 1)}/${two(date.getDate())}`);
}

/** S9.021: -> 2024.01.05 08:09:10. */
export function formatDateTime(value: string | Date | null | undefined): string {
  return writeDate(value, (date) => {
    const day = `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
    return `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
  });
}

/** S9.019: start and end joined by a tilde with blanks: 2024/01/01 ~ 2024/12/31. */
export function formatDateRange(from: string | Date | null | undefined, to: string | Date | null | undefined): string {
  return `${formatDate(from)} ~ ${formatDate(to)}`;
}

/** Months of one year whose figure is one: 2025-01, 2025-02 -> 2025/01–02. */
export const formatMonthsTogether = (from: string, to: string): string => `${formatMonth(from)}–${to.slice(5)}`;

/** A period of the market by its key: 2024-03 -> 2024/03, 2024-Q1 -> 2024 Q1, 2024 -> 2024. */
export const formatPeriod = (key: string): string =>
  key.includes('Q') ? key.replace('-', ' ') : key.length === 4 ? key : formatMonth(key);

/** S9.018 of a launch: the day, or the month alone where no day is announced. Empty -> '-'. */
export const formatDayOrMonth = (value: string | null | undefined): string =>
  value?.length === 7 ? formatMonth(value) : formatDate(value);
