import '../../../../tests/support/mock-request.ts';
import '../../testing/mock-charts.tsx';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CallError, request } from '@portal/shell';
import type { Query } from '@portal/ui/analysis';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAnswers } from '../../../../tests/support/forget-answers.ts';
import { testAnswer, testCatalogue } from '../../../../ui/analysis/testing/market.ts';
import { preload } from '../../index.ts';
import { open } from '../../testing/area.tsx';
import { comparedAnswer, comparedModel } from '../../testing/compared.ts';

const requests = jest.mocked(request);
const compared = () => requests.mock.calls.filter(([name]) => name === 'marketCompare').map(([, payload]) => payload);

let refuse: CallError | null;
beforeEach(() => {
  refuse = null;
  forgetAnswers();
  requests.mockReset();
  requests.mockImplementation(((name: string, payload: { subModels: string[] }) => {
    if (name === 'marketCatalogue') return Promise.resolve(testCatalogue);
    if (name === 'marketMembers') return Promise.resolve({ members: [{ key: 'BEV', name: 'Battery' }], all: 1 });
    if (name !== 'marketCompare') return Promise.resolve(testAnswer(payload as unknown as Query));
    if (refuse) return Promise.reject(refuse);
    return Promise.resolve(comparedAnswer(...payload.subModels.map((key) => comparedModel(key))));
  }) as typeof request);
});

describe('comparison of models', () => {
  test('S2.082 the address names models, months and view; each view can be opened', async () => {
    open('/sales/compare?subModel=a&subModel=b&from=2024-07&to=2024-08');
    const table = await screen.findByTestId('compare-table');
    expect(table.querySelectorAll('thead [data-key]')).toHaveLength(2);
    expect(screen.getAllByTestId('chart')).toHaveLength(3);
    expect(compared()).toEqual([
      { dataSource: 'DATASOURCE_CLH_PIFA', subModels: ['a', 'b'], from: '2024-07', to: '2024-08' },
    ]);
    await userEvent.click(screen.getByRole('radio', { name: '明细对比' }));
    expect(location.search).toContain('show=detail');
    await waitFor(() => expect(document.querySelector('[data-row="trim-0-msrp"]')).toBeTruthy());
    expect(compared()).toHaveLength(1);
  });

  test('S2.082 with too few models one click compares those of one segment', async () => {
    open('/sales/compare');
    await userEvent.click(await screen.findByRole('button', { name: /^对比 / }));
    expect(new URLSearchParams(location.search).getAll('subModel')).toEqual(['BEV', 'ICE']);
    expect(await screen.findByTestId('compare-table')).toBeTruthy();
  });

  test('a model is taken out of the comparison', async () => {
    open('/sales/compare?subModel=a&subModel=b&subModel=c');
    await userEvent.click((await screen.findAllByTestId('compare-chosen'))[0] as HTMLElement);
    await waitFor(() => expect(compared().at(-1)).toMatchObject({ subModels: ['b', 'c'] }));
  });

  test('a refusal is said in the words of the server', async () => {
    refuse = new CallError('100', '没有这些子车型', '');
    open('/sales/compare?subModel=x&subModel=y');
    expect(await screen.findByText('没有这些子车型')).toBeTruthy();
  });

  test('the next twelve months of each model stand behind its line by month, where the address wants them', async () => {
    requests.mockImplementation(((name: string, payload: { subModels: string[] }) => {
      if (name === 'marketCatalogue') return Promise.resolve(testCatalogue);
      if (name === 'marketMembers') return Promise.resolve({ members: [], all: 0 });
      if (name === 'marketForecast') return Promise.reject(new CallError('100', 'no', ''));
      return Promise.resolve(comparedAnswer(...payload.subModels.map((key) => comparedModel(key))));
    }) as typeof request);
    open('/sales/compare?subModel=a&subModel=b&ahead=year&dateType=annual');
    await waitFor(() =>
      expect(requests.mock.calls.flatMap(([name, asked]) => (name === 'marketForecast' ? [asked] : []))).toEqual([
        {
          dataset: 'sales',
          dataSources: ['DATASOURCE_CLH_PIFA'],
          by: 'subModel',
          indicator: 'volume',
          filters: { subModel: ['a', 'b'] },
        },
      ]),
    );
    expect((screen.getByRole('checkbox', { name: /预测/ }) as HTMLInputElement).checked).toBe(true);
  });

  test('what preload asked is not asked again', async () => {
    const address = '/sales/compare?subModel=p&subModel=q';
    preload(address);
    open(address);
    await screen.findByTestId('compare-table');
    expect(compared()).toHaveLength(1);
  });
});
