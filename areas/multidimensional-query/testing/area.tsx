import type { CallPayload } from '@portal/contract';
import { render } from '@testing-library/react';
import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
import { namingAll } from '../../../ui/analysis/testing/drawn-labels.ts';
import { testAnswer, testCatalogue } from '../../../ui/analysis/testing/market.ts';
import App from '../app.tsx';

const datasets = [
  { key: 'sales', name: '销量', covered: true },
  { key: 'price', name: '价格', covered: true },
];

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
