import { plain } from './plain-text.ts';

/** What rows are called that add up others. */
const totals = new Set([
  ...['合计', '合計', '总计', '總計', '小计', '小計', '累计', '累計', '共计', '总和'],
  ...['total', 'totals', 'grand total', 'subtotal', 'sub-total', 'sum', 'gesamt', 'summe'],
]);

const longest = Math.max(...[...totals].map(({ length }) => length));

/** @returns whether a name is what rows of sums are called, so that it is no member */
export const isTotalWord = (text: string): boolean =>
  text !== '' &&
  // With a space between any two signs, and a colon.
  text.length <= 2 * longest &&
  totals.has(
    plain(text)
      .replace(/ (?=[一-龥])/g, '')
      .replace(/[:：]$/, '')
      .toLowerCase(),
  );
