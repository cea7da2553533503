import '../../tests/support/mock-request.ts';
import { expect, test } from '@jest/globals';
import type { CallPayload } from '@portal/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerCalls, type CallAnswers } from '../../tests/support/answer-calls.ts';
import { namingAll } from '../../ui/analysis/testing/drawn-labels.ts';
import { testAnswer, testCatalogue } from '../../ui/analysis/testing/market.ts';
import App from './app.tsx';

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

const figures = 'fig=sales.volume.DATASOURCE_CLH_PIFA&fig=sales.volume.DATASOURCE_ZD_LINGSHOU&row=fuelType';

test.each(['table', 'scatter'])(
  'limits that leave no row say so in place of a sum alone, and can be taken away: %s',
  async (show) => {
    answerCalls((name) => answers[name]);
    history.replaceState(
      null,
      '',
      `/multidimensional-query?show=${show}&${figures}&where=sales.volume.DATASOURCE_CLH_PIFA:999999..`,
    );
    render(<App basePath="/multidimensional-query" language="zh_CN" />);
    expect(await screen.findByText('没有符合条件的数据')).toBeTruthy();
    expect(screen.getByText(/^当前条件.*999,?999/)).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(location.search).not.toContain('where');
    expect(await screen.findByTestId(show === 'table' ? 'pivot' : 'correlation')).toBeTruthy();
  },
);
