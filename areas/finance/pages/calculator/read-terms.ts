import type { LoanTerms } from '@portal/contract';
import { termNames } from '../../parts/calculator-path.ts';
import { plainNumber } from '../../parts/plain-number.ts';

/** What the calculator begins with: a car of 150,000 yuan, a fifth of it paid at once. The rate is in percent. */
export const usualTerms: Readonly<Record<keyof LoanTerms, string>> = {
  price: '150000',
  down: '30000',
  months: '36',
  rate: '3.99',
  fee: '0',
  subsidy: '0',
  subsidyMonth: '0',
  balloon: '0',
  freeMonths: '0',
};

/** In what each term is written. */
export const termUnits = {
  price: 'yuan',
  down: 'yuan',
  months: 'monthsUnit',
  rate: 'percent',
  fee: 'yuan',
  subsidy: 'yuan',
  subsidyMonth: 'monthsUnit',
  balloon: 'yuan',
  freeMonths: 'monthsUnit',
} as const satisfies Record<keyof LoanTerms, 'yuan' | 'monthsUnit' | 'percent'>;

/** @param choices of the address, empty where it says nothing @returns the terms, a term that is no number being NaN */
export function readTerms(choices: Readonly<Record<keyof LoanTerms, string>>): LoanTerms {
  const entries = termNames.map((name): [keyof LoanTerms, number] => {
    const value = plainNumber(choices[name] === '' ? usualTerms[name] : choices[name]);
    return [name, name === 'rate' ? Number((value / 100).toPrecision(12)) : value];
  });
  return Object.fromEntries(entries) as Record<keyof LoanTerms, number>;
}
