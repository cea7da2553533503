import type { CallData, CallPayload } from '@portal/contract';
import { render } from '@testing-library/react';
import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
import { namingAll } from '../../../ui/analysis/testing/drawn-labels.ts';
import { testAnswer, testCatalogue } from '../../../ui/analysis/testing/market.ts';
import App from '../app.tsx';

const datasets = [
  { key: 'sales', name: '销量', covered: true },
  { key: 'price', name: '价格', covered: true },
];

/** What the server reads of any question: its figure by brand, once the source of it is chosen. */
const wordsRead = (settled: readonly string[]): CallData<'readWords'> => ({
  query: {
    dataset: 'sales',
    dataSources: ['DATASOURCE_CLH_PIFA'],
    dateType: 'monthly',
    from: '2026-01',
    to: '2026-03',
    by: ['brand', 'period'],
    indicators: ['volume'],
    filters: { fuelType: ['BEV'] },
  },
  chips: [
    { part: 'figure', key: 'volume', label: '销量', assumed: true },
    { part: 'by', key: 'brand', label: '按品牌', assumed: false },
    { part: 'member', key: 'fuelType', label: '燃料类型：纯电', assumed: false },
    { part: 'months', key: 'period', label: '2026-01 至 2026-03', assumed: false },
  ],
  asks:
    settled.length > 0
      ? []
      : [{ kind: 'ambiguous', sentence: '请选择：', choices: [{ label: '甲', settle: 'name|a' }] }],
  assumed: ['figure'],
  others: [],
  products: ['sales'],
  model: null,
});

const answers: CallAnswers = {
  marketDatasets: () => ({ datasets }),
  marketCatalogue: ({ dataset }: CallPayload<'marketCatalogue'>) => ({
    ...namingAll(testCatalogue),
    dataset,
    name: datasets.find(({ key }) => key === dataset)?.name ?? '',
  }),
  marketMembers: () => ({ members: [{ key: 'BEV', name: 'Battery' }], all: 1 }),
  marketQuery: testAnswer,
  getAuthProducts: () => [],
  wordExamples: () => ({ examples: ['各品牌销量'], subjects: [] }),
  readWords: ({ settled = [] }: CallPayload<'readWords'>) => wordsRead(settled),
};

/** Two figures by fuel type, as the address writes them. */
export const figures = 'fig=sales.volume.DATASOURCE_CLH_PIFA&fig=sales.volume.DATASOURCE_ZD_LINGSHOU&row=fuelType';

/** Answers every call of the area from now on. */
export const answer = (): void => answerCalls((name) => answers[name]);

/** Opens the area at an address. */
export function open(address: string): void {
  history.replaceState(null, '', address);
  render(<App basePath="/multidimensional-query" language="zh_CN" />);
}
