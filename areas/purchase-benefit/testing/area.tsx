import type { Query } from '@portal/ui/analysis';
import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { areaOpener } from '../../../ui/analysis/testing/open-area.tsx';
import { area } from '../area.ts';
import pages from '../pages.ts';
import { catalogueOf } from './catalogues.ts';

/** What the market says of every member: two trims with benefits of 12,000 yuan together, of cars of 120,000 yuan. */
const values = { benefitSum: 12_000, benefitTrims: 2, benefits: 6, benefitPrice: 120_000, benefitValue: 3000 };

/** Answers of the test market; of benefits with these figures. */
export function benefitAnswer(query: Query) {
  const answer = testAnswer(query);
  if (query.dataset !== 'benefit') return answer;
  const of = Object.fromEntries(Object.entries(values).filter(([key]) => query.indicators.includes(key)));
  return { ...answer, rows: answer.rows.map((row) => ({ ...row, values: { ...row.values, ...of } })) };
}

const answers: CallAnswers = {
  marketCatalogue: catalogueOf,
  getAuthProducts: () => [],
  marketMembers: () => ({ members: [{ key: 'BEV', name: 'Battery' }], all: 1 }),
  marketDatasets: () => ({
    datasets: ['benefit', 'price', 'incentive', 'sales'].map((key) => ({ key, name: key, covered: true })),
  }),
  marketQuery: (query) => benefitAnswer(query as Query),
  // The benefits of the test market: one that ended, and one that follows it.
  benefitDetails: () => [
    { key: 'ICE', from: '2024-01-01', until: '2024-06-30', places: '', assumption: '' },
    { key: 'BEV', from: '2024-07-01', until: '2024-12-31', places: '上海', assumption: '每度 1.2 元' },
  ],
};

/** Answers every call from the test market; a test may say otherwise for some of them. */
export const answerWith = (special: CallAnswers = {}) => answerCalls((name) => special[name] ?? answers[name]);

/** Opens the area at an address, in Chinese. */
export const open = areaOpener(area, pages, '/purchase-benefit');
