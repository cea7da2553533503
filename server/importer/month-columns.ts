import type { MonthColumnsWanted } from './mapping.ts';
import { parseBareMonth, parseMonth } from './parse-month.ts';
import { refuseFile } from './source-row.ts';

/** A column that holds the figures of one month. */
export interface MonthColumn {
  column: number;
  /** year * 12 + month - 1; null where the year stands in a column of its own. */
  month: number | null;
  /** The month as the header says it. */
  text: string;
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

/**
 * Finds the columns of months: every one whose header is a month, or those that the mapping names.
 * @param free whether a column is one of the file and not taken by a field
 * @param hasYear whether a year stands in a column of its own, so that headers may be bare months
 * @param need finds a named column, or refuses
 * @throws Refusal when there is none, or one that the mapping names is no month
 */
export function monthColumnsOf(
  header: string[],
  wanted: MonthColumnsWanted,
  { free, hasYear, need }: { free: (column: number) => boolean; hasYear: boolean; need: (name: string) => number },
): MonthColumn[] {
  const textOf = monthTexts(wanted, need);
  const months = header.flatMap((name, column): MonthColumn[] => {
    const text = free(column) ? textOf(name, column) : null;
    if (text === null) return [];
    const month = parseMonth(text);
    if (typeof month === 'number') return [{ column, month, text }];
    if (hasYear && parseBareMonth(text) !== null) return [{ column, month: null, text }];
    if (wanted === true) return [];
    throw refuseFile(
      'importer.column-no-month',
      `映射的 monthColumns 选了列“${name}”，但它不是月份：${month.sentence.zh_CN}`,
      `monthColumns of the mapping picks the column "${name}", which is not a month: ${month.sentence.en}`,
    );
  });
  if (months.length === 0) {
    throw refuseFile('importer.no-month-column', '表头中没有月份列。', 'The header has no month column.');
  }
  return months;
}
