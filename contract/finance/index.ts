/** What a loan for a car comes to: the same where a file is read and where a person works one out. */
export { type Flows, monthlyOf, monthlyRate, presentValue, type RateFound, signChanges, yearlyOf } from './irr.ts';
export {
  figuresOf,
  flowsOf,
  type Instalment,
  type LoanFigures,
  type LoanTerms,
  planOf,
  rateOf,
  worthOf,
} from './loan.ts';
export { faultOfLoan, type LoanFault, mostMonths } from './loan-faults.ts';
