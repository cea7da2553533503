import type { Query } from '@portal/ui/analysis';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { testArea } from '../../../ui/analysis/testing/test-area.ts';
import { area } from '../area.ts';
import pages from '../pages.ts';
import { answers } from './catalogues.ts';

/** What the market says of every member: two trims with benefits of 12,000 yuan together, of cars of 120,000 yuan. */
const values = { benefitSum: 12_000, benefitTrims: 2, benefits: 6, benefitPrice: 120_000, benefitValue: 3000 };

/** Answers of the test market; of benefits with these figures. */
export function benefitAnswer(query: Query) {
  const answer = testAnswer(query);
  if (query.dataset !== 'benefit') return answer;
  const of = Object.fromEntries(Object.entries(values).filter(([key]) => query.indicators.includes(key)));
  return { ...answer, rows: answer.rows.map((row) => ({ ...row, values: { ...row.values, ...of } })) };
}

export const { answerWith, open } = testArea(area, pages, '/purchase-benefit', {
  ...answers,
  marketQuery: (query) => benefitAnswer(query as Query),
  // The benefits of the test market: one that ended, and one that follows it.
  benefitDetails: () => [
    { key: 'ICE', from: '2024-01-01', until: '2024-06-30', places: '', assumption: '' },
    { key: 'BEV', from: '2024-07-01', until: '2024-12-31', places: '上海', assumption: '每度 1.2 元' },
  ],
});
