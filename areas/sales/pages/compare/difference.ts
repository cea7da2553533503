import { type ChangeFormat, changeMark, emptyText, formatNumber, formatRatio } from '@portal/ui';

/** How the values of a row are meant: words to compare, a name, a count or yuan, a ratio, a place in a ranking. */
export type SheetFormat = 'words' | 'name' | 'count' | 'ratio' | 'growth' | 'rank';

export type SheetValue = string | number | null;

/** What sets a value apart from the first model's: other words, or so much more or less. */
export type Difference = { kind: 'words' } | { kind: 'figure'; value: number; format: ChangeFormat };

/** A value as the screen shows it; growth is shown by the mark of a change instead. */
export function valueText(value: SheetValue, format: SheetFormat): string {
  if (value === null || value === '') return emptyText;
  if (typeof value === 'string') return value;
  return format === 'ratio' ? formatRatio(value) : formatNumber(value, 0);
}

/**
 * Counts differ by a part of the first, ratios by percentage points, ranks by places (a lower place has the larger
 * number), words are different or not.
 * @returns null where both are shown alike, one is missing, or nothing can be told
 */
export function differenceOf(value: SheetValue, first: SheetValue, format: SheetFormat): Difference | null {
  if (value === null || first === null || value === first || format === 'name') return null;
  if (typeof value === 'string' || typeof first === 'string') return { kind: 'words' };
  const figure = (change: number, format: ChangeFormat): Difference | null =>
    changeMark(change, format).tone === 'flat' ? null : { kind: 'figure', value: change, format: format };
  if (format === 'rank') return figure(first - value, 'count');
  if (format === 'count') return first === 0 ? null : figure(value / first - 1, 'percent');
  return figure((value - first) * 100, 'points');
}
