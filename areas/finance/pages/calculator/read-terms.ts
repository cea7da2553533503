import type { LoanTerms } from '@portal/contract';
import { termNames } from '../../parts/calculator-path.ts';

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

/** A number that is written plainly; anything else is none. */
const numberOf = (text: string): number => (/^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN);

/** @param choices of the address, empty where it says nothing @returns the terms, a term that is no number being NaN */
export function readTerms(choices: Readonly<Record<keyof LoanTerms, string>>): LoanTerms {
  const entries = termNames.map((name): [keyof LoanTerms, number] => {
    const value = numberOf(choices[name] === '' ? usualTerms[name] : choices[name]);
    return [name, name === 'rate' ? Number((value / 100).toPrecision(12)) : value];
  });
  return Object.fromEntries(entries) as Record<keyof LoanTerms, number>;
}
