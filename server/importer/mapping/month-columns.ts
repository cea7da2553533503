import { isYear, parseBareMonth } from '../parse/parse-month.ts';
import { type Months, parseBareMonths, parseMonthsOfYear } from '../parse/parse-months.ts';
import { refuseFile } from '../rows/source-row.ts';
import type { MonthColumnsWanted } from './reading-settings.ts';

/** A column that holds the figures of one month, or of several together. */
export interface MonthColumn {
  column: number;
  /** Null where the year, or the month, stands in a column of its own. */
  time: Months | null;
  /** The month, or the year, as the header says it. */
  text: string;
  /** Whether the header says the year of months that stand in a column of their own. */
  isYear?: true;
}

function patternOf(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'u');
  } catch (error) {
    const words = error instanceof Error ? error.message : '';
    throw refuseFile(
      'importer.pattern-faulty',
      `映射的 monthColumns.pattern 不是有效的正则表达式：${words}`,
      `monthColumns.pattern of the mapping is not a valid regular expression: ${words}`,
    );
  }
}

/** The text of a header that says the month, or null where the column is not asked for. */
function monthTexts(
  wanted: MonthColumnsWanted,
  need: (name: string) => number,
): (name: string, column: number) => string | null {
  if (wanted === true) return (name) => name;
  if (wanted === false) return () => null;
  if (Array.isArray(wanted)) {
    const columns = new Set(wanted.map(need));
    return (name, column) => (columns.has(column) ? name : null);
  }
  const pattern = patternOf(wanted.pattern);
  return (name) => {
    const found = pattern.exec(name.trim());
    return found ? (found[1] ?? found[0]) : null;
  };
}

/** The months of a column: those of a year that the file says elsewhere are counted from 0. */
function monthsIn({ time, text }: MonthColumn): number[] {
  const { first, last } = parseBareMonths(text) ?? {
    first: parseBareMonth(text) ?? 0,
    last: parseBareMonth(text) ?? 0,
  };
  const [from, to] = time ? [time.month - time.months + 1, time.month] : [first - 1, last - 1];
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Without the columns of several months each of which has a column too: those are their sums. */
function withoutSums(columns: readonly MonthColumn[]): readonly MonthColumn[] {
  if (columns.some((column) => column.isYear)) return columns;
  const months = columns.map(monthsIn);
  const single = new Set(months.flatMap((own) => (own.length === 1 ? own : [])));
  return columns.filter((_, at) => months[at]?.length === 1 || !months[at]?.every((month) => single.has(month)));
}

/**
 * Finds the columns of months: every one whose header is a month, or several whose months have no columns, or those
 * that the mapping names.
 * @param free whether a column is one of the file and not taken by a field
 * @param hasYear whether a year stands in a column of its own, so that headers may be bare months
 * @param hasMonth whether a month does, so that headers may be years
 * @param need finds a named column, or refuses
 * @throws Refusal when there is none, or one that the mapping names is no month
 */
export function monthColumnsOf(
  header: string[],
  wanted: MonthColumnsWanted,
  {
    free,
    hasYear,
    hasMonth,
    need,
  }: { free: (column: number) => boolean; hasYear: boolean; hasMonth: boolean; need: (name: string) => number },
): readonly MonthColumn[] {
  const textOf = monthTexts(wanted, need);
  const months = header.flatMap((name, column): MonthColumn[] => {
    const text = free(column) ? textOf(name, column) : null;
    if (text === null) return [];
    if (hasMonth && isYear(text)) return [{ column, time: null, text, isYear: true }];
    const time = parseMonthsOfYear('', text);
    if (!('code' in time)) return [{ column, time, text }];
    if (hasYear && (parseBareMonth(text) ?? parseBareMonths(text)) !== null) {
      return [{ column, time: null, text }];
    }
    if (wanted === true) return [];
    throw refuseFile(
      'importer.column-no-month',
      `映射的 monthColumns 选了列“${name}”，但它不是月份：${time.sentence.zh_CN}`,
      `monthColumns of the mapping picks the column "${name}", which is not a month: ${time.sentence.en}`,
    );
  });
  const found = wanted === true ? withoutSums(months) : months;
  if (found.length === 0) {
    throw refuseFile('importer.no-month-column', '表头中没有月份列。', 'The header has no month column.');
  }
  return found;
}

/** @returns year and month of a column as `parseMonthsOfYear` takes them, where a row says the one or the other */
export const yearAndMonth = (
  { text, isYear: ofYear }: Pick<MonthColumn, 'text' | 'isYear'>,
  row: { year: string; month: string },
): [year: string, month: string] => (ofYear ? [text, row.month] : [row.year, text]);
