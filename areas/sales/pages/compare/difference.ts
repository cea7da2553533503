import { formatNumber, formatRatio } from '@portal/ui';

/** How the values of a row are meant: words to compare, a name, a count or yuan, a ratio, a place in a ranking. */
export type SheetFormat = 'words' | 'name' | 'count' | 'ratio' | 'growth' | 'rank';

export type SheetValue = string | number | null;

/** A minus of its own sign: spreadsheets would take a text that begins with a hyphen for a formula. */
const withMinus = (text: string) => text.replace(/^-(?=\d)/, '−');

/** A value as the screen and the export show it. */
export function valueText(value: SheetValue, format: SheetFormat): string {
  if (value === null || value === '') return '-';
  if (typeof value === 'string') return value;
  if (format === 'growth') return arrowed(value, (size) => formatRatio(size));
  return withMinus(format === 'ratio' ? formatRatio(value) : formatNumber(value, 0));
}

/** A change with an arrow before its size; without one where it is shown as zero. */
function arrowed(value: number, write: (size: number) => string): string {
  const text = write(Math.abs(value));
  return /[1-9]/.test(text) ? `${value > 0 ? '▲' : '▼'} ${text}` : text;
}

/**
 * What sets a value apart from the first model's: words are different or not, counts differ by a part of the first,
 * ratios by percentage points, ranks by places (a lower place has the larger number). Empty where both are shown alike or one is missing.
 */
export function differenceText(value: SheetValue, first: SheetValue, format: SheetFormat, points: string): string {
  if (value === null || first === null || value === first || format === 'name') return '';
  if (typeof value === 'string' || typeof first === 'string') return '≠';
  const tell = (change: number, write: (size: number) => string) => {
    const text = arrowed(change, write);
    return /^[▲▼]/.test(text) ? text : '';
  };
  if (format === 'rank') return tell(first - value, (size) => formatNumber(size, 0));
  if (format === 'count') return first === 0 ? '' : tell(value / first - 1, (size) => formatRatio(size));
  return tell((value - first) * 100, (size) => `${formatNumber(size, 1)} ${points}`);
}
