import type { LoanTerms } from '@portal/contract';

/** How the terms stand in the address of the calculator: plain numbers, the rate in percent. */
export const termNames = [
  ...(['price', 'down', 'months', 'rate', 'fee', 'subsidy', 'subsidyMonth', 'balloon', 'freeMonths'] as const),
] as const satisfies readonly (keyof LoanTerms)[];

/** A number as an address has it, without binary noise. */
const plain = (value: number): string => String(Number(value.toFixed(6)));

/** @returns the address at which the calculator works an offer out */
export function calculatorPath(basePath: string, terms: LoanTerms): string {
  const query = termNames.map((name) => `${name}=${plain(name === 'rate' ? terms.rate * 100 : terms[name])}`);
  return `${basePath}/calculator?${query.join('&')}`;
}
