/** Months as the store counts them (year * 12 + month - 1) and as the wire writes them (2024-03). */

/** @param text a month as 2024-03 @returns the month as a number that grows by 1 each month */
export const monthNumber = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;

/** @param month a month as year * 12 + month - 1 @returns 2024-03 */
export const monthText = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/**
 * @param first the first of some months of one year that stand together @param last the last of them
 * @returns the months as files say them: 2025-03, and 2025-01~02 for several
 */
export const monthsText = (first: number, last: number): string =>
  first === last ? monthText(last) : `${monthText(first)}~${monthText(last).slice(5)}`;
