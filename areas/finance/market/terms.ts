import type { FigureKey, LoanTerms } from '@portal/contract';
import type { Answer } from '@portal/ui/analysis';

type Values = Answer['rows'][number]['values'];

/** By which figure of the market each term of an offer is known, and in which unit: rates are parts of one on the wire. */
const figures = {
  price: 'offerPrice',
  down: 'downPayment',
  months: 'offerMonths',
  rate: 'offerRate',
  fee: 'offerFee',
  subsidy: 'makerSubsidy',
  subsidyMonth: 'subsidyMonth',
  balloon: 'balloon',
  freeMonths: 'freeMonths',
} as const satisfies Record<keyof LoanTerms, FigureKey<'offer'>>;

/** @returns the terms of an offer, of the figures of a row that is of one offer and month */
export const termsOf = (values: Values): LoanTerms => {
  const of = (term: keyof LoanTerms) => values[figures[term]] ?? 0;
  return {
    price: of('price'),
    down: of('down'),
    months: Math.round(of('months')),
    // It stands in hundredths of a percent.
    rate: Math.round(of('rate') * 10_000) / 10_000,
    fee: of('fee'),
    subsidy: of('subsidy'),
    subsidyMonth: Math.round(of('subsidyMonth')),
    balloon: of('balloon'),
    freeMonths: Math.round(of('freeMonths')),
  };
};
