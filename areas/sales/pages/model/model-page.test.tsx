import '../../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import type { Query } from '@portal/ui/analysis';
import { screen, waitFor } from '@testing-library/react';
import { forgetAnswers } from '../../../../tests/support/forget-answers.ts';
import { testAnswer } from '../../../../ui/analysis/testing/market.ts';
import { answerWith, open } from '../../testing/area.tsx';

beforeEach(() => {
  jest.mocked(request).mockReset();
  forgetAnswers();
});

/** The datasets that the page has asked for figures or their names. */
const datasetsQueried = () =>
  new Set(
    jest
      .mocked(request)
      .mock.calls.flatMap(([name, payload]) =>
        name === 'marketQuery' || name === 'marketCatalogue' ? [(payload as { dataset: string }).dataset] : [],
      ),
  );

const owned = (...keys: string[]) => ({
  marketDatasets: () => ({ datasets: keys.map((key) => ({ key, name: key, covered: true })) }),
});

test('a model is shown without its prices to who does not hold them, and they are not asked for', async () => {
  answerWith(owned('sales'));
  open('/sales/model?model=BEV');
  expect(await screen.findAllByTestId('pivot')).not.toHaveLength(0);
  expect(screen.queryByText('各配置的指导价与成交价')).toBeNull();
  expect(screen.queryByTestId('area-refused')).toBeNull();
  expect([...datasetsQueried()]).toEqual(['sales']);
});

test('who holds them sees them', async () => {
  answerWith(owned('sales', 'price'));
  open('/sales/model?model=BEV');
  expect(await screen.findAllByText('各配置的指导价与成交价')).not.toHaveLength(0);
  await waitFor(() => expect([...datasetsQueried()].sort()).toEqual(['price', 'sales']));
});

test('a model goes on by each source that is drawn, each asked by itself, in rows that say so', async () => {
  const months = ['2024-09', '2024-10'];
  const row = { key: null, name: '', reason: null, values: [120, 130], low: [100, 90], high: [140, 170] };
  const tried = { times: 36, figures: 366, error: 0.081, naiveError: 0.11, inBand: 0.82 };
  const names = { keys: ['DATASOURCE_CLH_PIFA', 'DATASOURCE_ZD_LINGSHOU'] };
  answerWith({
    ...owned('sales'),
    marketQuery: (payload) => {
      const query = payload as Query;
      const answer = testAnswer(query);
      if (!query.by.includes('dataSource')) return answer;
      const rows = names.keys.flatMap((dataSource) =>
        ['2024-07', '2024-08'].map((period) => {
          const own = { period, dataSource };
          return { kind: 'row' as const, keys: own, names: own, values: { volume: 100, yoy: 0.1 } };
        }),
      );
      return { ...answer, rows };
    },
    marketForecast: (payload) => {
      const [key = ''] = (payload as { dataSources: string[] }).dataSources;
      return {
        release: { id: 'r1', publishedAt: '2024-09-10T00:00:00Z', demonstration: true, note: '' },
        dataSources: [{ key, name: key }],
        indicator: { key: 'volume' },
        period: { from: '2018-01', to: '2024-08', preliminaryFrom: null },
        months,
        rows: [{ ...row, tried }],
        rule: { name: '未来 12 个月预测', definition: 'definition', formula: 'formula' },
      };
    },
  });
  open('/sales/model?model=BEV&ahead=year');
  await waitFor(() => expect(screen.getAllByTestId('pivot').at(-1)?.textContent).toContain('2024/10（预测）'));
  const spy = jest
    .mocked(request)
    .mock.calls.flatMap(([name, payload]) => (name === 'marketForecast' ? [payload] : []));
  expect(spy).toEqual(
    names.keys.map((key) => expect.objectContaining({ dataSources: [key], filters: { model: ['BEV'] } })),
  );
  for (const query of spy) expect(query).not.toHaveProperty('by');
});
