/** Counting with months as the wire writes them: 2024-03. */

/** @param text a month as 2024-03 @returns year * 12 + month - 1: a number that grows by 1 each month */
export const monthNumber = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;

/** @param month a month as year * 12 + month - 1 @returns 2024-03 */
export const monthText = (month: number): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

/** 2024-03 and -3 is 2023-12. */
export const addMonths = (month: string, count: number): string => monthText(monthNumber(month) + count);
