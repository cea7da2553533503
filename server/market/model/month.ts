import { monthText } from '@portal/contract';

/** Months as the store counts them (year * 12 + month - 1) and as the wire writes them (2024-03). */
export { monthNumber, monthText } from '@portal/contract';

/**
 * @param first the first of some months of one year that stand together @param last the last of them
 * @returns the months as files say them: 2025-03, and 2025-01~02 for several
 */
export const monthsText = (first: number, last: number): string =>
  first === last ? monthText(last) : `${monthText(first)}~${monthText(last).slice(5)}`;
