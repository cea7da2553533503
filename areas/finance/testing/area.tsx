import type { LoanTerms } from '@portal/contract';
import type { Query } from '@portal/ui/analysis';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { testArea } from '../../../ui/analysis/testing/test-area.ts';
import { area } from '../area.ts';
import pages from '../pages.ts';
import { answers } from './catalogues.ts';

/** 160,000 yuan in 36 months at 3.99 %. */
export const testTerms: LoanTerms = {
  price: 200_000,
  down: 40_000,
  months: 36,
  rate: 0.0399,
  fee: 0,
  subsidy: 0,
  subsidyMonth: 0,
  balloon: 0,
  freeMonths: 0,
};

/** What the market says of an offer with these terms. */
const offerValues = {
  offerPrice: testTerms.price,
  downPayment: testTerms.down,
  offerMonths: testTerms.months,
  offerRate: testTerms.rate,
  offerFee: 0,
  makerSubsidy: 0,
  subsidyMonth: 0,
  balloon: 0,
  freeMonths: 0,
  monthlyPayment: 4723.13,
  trueRate: 0.0406,
  financeCost: 10_033,
  loanAmount: 160_000,
  totalPaid: 210_033,
};

/** Answers of the test market; of offers with the terms of one that hold together. */
export function financeAnswer(query: Query) {
  const answer = testAnswer(query);
  if (query.dataset !== 'offer') return answer;
  const met = new Set<string>();
  // An offer is of one car: of the combinations that the test market makes each month and offer stands once.
  const rows = answer.rows.filter(({ keys: { period = '', offer = '' } }) => {
    const key = `${period} ${offer}`;
    return !met.has(key) && met.add(key);
  });
  const columns = answer.columns.map((column) =>
    /Rate$/.test(column.key) ? { ...column, format: 'percent' as const } : column,
  );
  return { ...answer, columns, rows: rows.map((row) => ({ ...row, values: { ...row.values, ...offerValues } })) };
}

export const { answerWith, open } = testArea(area, pages, '/finance', {
  ...answers,
  marketQuery: (query) => financeAnswer(query as Query),
  offerDetails: () => [{ key: 'BEV', from: '2024-03-01', until: '2024-12-31' }],
});
