import { joinNames, type Language } from '@portal/contract';
import { parseBareMonth, parseMonth } from '../parse/parse-month.ts';

/** How many columns a line names; a sheet may have 16,384. */
const namedColumns = 20;

/** A header that has something of a month in it. */
const hasMonth = /(?:19|20)\d{2}|\d{1,2}\s?月|[Qq][1-4]|季度/;

const looksLikeMonth = (column: string): boolean =>
  hasMonth.test(column) || parseBareMonth(column) !== null || typeof parseMonth(column) === 'number';

function listed(columns: readonly string[], language: Language): string {
  const zh = language === 'zh_CN';
  const rest = columns.length - namedColumns;
  const names = joinNames(columns.slice(0, namedColumns), language);
  if (rest <= 0) return names;
  const more = rest.toLocaleString('en-US');
  return zh ? `${names}，另有 ${more} 列` : `${names} and ${more} more`;
}

/** The lines on columns that nothing reads: those that may be meant for a field each, all others together. */
export function unreadLines(
  { unread }: { unread: readonly { column: string; nearest: string | null }[] },
  language: Language,
): string[] {
  const zh = language === 'zh_CN';
  const meant = unread.filter(({ nearest }) => nearest !== null);
  const rest = unread.filter(({ nearest }) => nearest === null).map(({ column }) => column);
  const [months, others] = [rest.filter(looksLikeMonth), rest.filter((column) => !looksLikeMonth(column))];
  return [
    ...meant
      .slice(0, namedColumns)
      .map(({ column, nearest }) =>
        zh
          ? `没有读取的列：${column}；是否指 ${nearest}？`
          : `Column that nothing reads: ${column}; is ${nearest} meant?`,
      ),
    ...(meant.length > namedColumns
      ? [
          zh
            ? `另有 ${meant.length - namedColumns} 列没有读取，且与某个字段相近。`
            : `${meant.length - namedColumns} more columns that nothing reads are called like a field.`,
        ]
      : []),
    ...(others.length > 0
      ? [zh ? `没有读取的列：${listed(others, language)}` : `Columns that nothing reads: ${listed(others, language)}`]
      : []),
    ...(months.length > 0
      ? [
          zh
            ? `看似月份而没有读取的列：${listed(months, language)}；若是月份，请在映射的 monthColumns 中写明。`
            : `Columns that look like months and are not read: ${listed(months, language)}; where they are months, name them under "monthColumns" in the mapping.`,
        ]
      : []),
  ];
}
