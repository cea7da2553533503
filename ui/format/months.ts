/** Counting with months as the market writes them: '2024-03'. */

/** '2024-03' -> year * 12 + month - 1, so that months can be added and compared. */
export function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
}

/** The reverse of monthNumber. */
export function monthOf(number: number): string {
  return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** '2024-03' and -3 -> '2023-12'. */
export function addMonths(month: string, count: number): string {
  return monthOf(monthNumber(month) + count);
}

/** How many months from..to holds, both included. */
export function countMonths(from: string, to: string): number {
  return monthNumber(to) - monthNumber(from) + 1;
}
