import { monthNumber } from '@portal/contract';

export { addMonths } from '@portal/contract';

/** How many months from..to holds, both included. */
export function countMonths(from: string, to: string): number {
  return monthNumber(to) - monthNumber(from) + 1;
}
