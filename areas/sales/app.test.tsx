import '../../tests/support/mock-request.ts';
import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdAreas } from '../../tests/support/hold-areas.ts';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import type { Query } from '../../ui/analysis/page/ask.ts';
import { beforeEachAnswer, payloadsOf, requests } from '../../ui/analysis/testing/area-tests.ts';
import { testAnswer } from '../../ui/analysis/testing/market.ts';
import { preload } from './index.ts';
import { trendIndicators } from './market/choices.ts';
import { answerWith, open } from './testing/area.tsx';

const readText = (blob: Blob) =>
  new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsText(blob);
  });

const filterKeys = () => screen.getAllByTestId('filter').map(({ dataset }) => dataset.dimension);

beforeEachAnswer(answerWith);

describe('sales area', () => {
  test('the heading stands before any data is there', () => {
    answerWith({ marketCatalogue: () => new Promise(() => undefined) });
    open('/sales/ranking');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('排行');
    expect(screen.getByTestId('filter-bar')).toBeTruthy();
  });

  test('S3.038 S3.039 the ten filters and four levels of region are offered', async () => {
    open('/sales/structure');
    await userEvent.click(await screen.findByRole('button', { name: '更多筛选' }));
    const wanted = ['fuelType', 'manufacturerType', 'originType', 'luxuryType', 'manufacturer', 'brand', 'origin'];
    for (const dimension of [...wanted, 'model', 'segment', 'tier', 'region'])
      expect(filterKeys()).toContain(dimension);
    await userEvent.click(screen.getByRole('button', { name: /^区域/ }));
    for (const level of ['全国', '大区', '省份', '城市'])
      expect(screen.getByRole('radio', { name: level })).toBeTruthy();
  });

  test('S3.040 three date types are offered and asked', async () => {
    open('/sales/structure');
    for (const name of ['月度', '季度', '年度']) expect(await screen.findByRole('radio', { name })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '季度' }));
    await waitFor(() => expect(requests.mock.calls.at(-1)?.[1]).toMatchObject({ dateType: 'quarterly' }));
    expect(location.search).toBe('?dateType=quarterly');
  });

  test('the key figures of a year name no period before it, which is the year before', async () => {
    const { unmount } = open('/sales/overview?dateType=quarterly');
    expect((await screen.findAllByText('环比')).length).toBe(1);
    unmount();
    open('/sales/overview?dateType=annual');
    expect((await screen.findAllByText('同比')).length).toBeGreaterThan(0);
    expect(screen.queryByText('环比')).toBeNull();
  });

  test('of years no page asks what is against the period before: where it is a choice, it is off and says why', async () => {
    const indicators = () =>
      requests.mock.calls.flatMap(([name, payload]) =>
        name === 'marketQuery' ? (payload as { indicators: string[] }).indicators : [],
      );
    for (const page of ['trend?indicator=mom', 'region?indicator=mom', 'ranking?sort=mom', 'growth?against=before']) {
      const { unmount } = open(`/sales/${page}&dateType=annual`);
      await screen.findAllByTestId('pivot');
      expect([page, indicators().filter((key) => /^mom$|(?<!Year)Before$|RankMove$/.test(key))]).toEqual([page, []]);
      const labels = [...document.querySelectorAll<HTMLInputElement>('option, input[type=radio]')]
        .map((choice) => [choice.disabled, choice.closest('label')?.textContent ?? choice.textContent])
        .filter(([, label]) => /i:mom|环比|^上期|对比上期/.test(String(label)));
      expect(labels.filter(([isOff, label]) => !isOff || !String(label).endsWith('（年度同上年同期）'))).toEqual([]);
      if (/^(trend|growth)/.test(page)) expect([page, labels.length]).not.toEqual([page, 0]);
      unmount();
    }
  });

  test('S3.041 every indicator is offered', async () => {
    open('/sales/trend');
    const select = await screen.findByRole('combobox', { name: '指标' });
    await waitFor(() => expect(within(select).getAllByRole('option')).toHaveLength(trendIndicators.length));
    await userEvent.selectOptions(select, 'shareChange');
    await waitFor(() =>
      expect(requests.mock.calls.at(-1)?.[1]).toMatchObject({ indicators: ['shareChange', 'volume', 'yoy'] }),
    );
  });

  test('the parts of the market are shares, or each by itself in the figure of the table below', async () => {
    open('/sales/structure?indicator=volume');
    const chart = await screen.findByTestId('chart');
    expect(chart.querySelector('figcaption')?.textContent).not.toContain('i:volume');
    await userEvent.click(screen.getByRole('radio', { name: '小图' }));
    expect(location.search).toBe('?indicator=volume&shown=apart');
    await waitFor(() =>
      expect(screen.getByTestId('chart').querySelector('figcaption')?.textContent).toContain('i:volume'),
    );
  });

  test('S2.037 a filter goes into the address and unknown values stay', async () => {
    open('/sales/ranking?campaign=autumn&fuelType=BEV');
    await userEvent.click(await screen.findByRole('button', { name: /移除筛选/ }));
    expect(location.search).toBe('?campaign=autumn');
  });

  test('S2.037 the way through the menu takes filters and unknown values along, but no choice of the page left', async () => {
    open('/sales/ranking?campaign=autumn&fuelType=BEV&by=brand');
    await screen.findByTestId('pivot');
    act(() => {
      history.pushState(null, '', '/sales/trend');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(location.search).toBe('?campaign=autumn&fuelType=BEV'));
    expect(location.pathname).toBe('/sales/trend');
    await userEvent.click(await screen.findByRole('button', { name: /移除筛选/ }));
    expect(location.search).toBe('?campaign=autumn');
  });

  test('a row of a ranking leads to the trend of its member; the total leads nowhere', async () => {
    holdAreas({ '/sales': '销量分析' });
    open('/sales/ranking?by=brand&province=p1');
    const rows = within(await screen.findByTestId('pivot')).getAllByTestId('lead');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Battery', 'Petrol']);
    await userEvent.click(rows[0] as HTMLElement);
    const ways = within(screen.getByTestId('ways')).getAllByRole('menuitem');
    expect(screen.getByTestId('ways').textContent).toContain('i:volume 100');
    const opened = ways.filter(({ dataset }) => dataset.way === 'open:/sales/trend');
    expect(opened.map((way) => way.getAttribute('href'))).toEqual(['/sales/trend?by=brand&brand=BEV&province=p1']);
  });

  test('S3.041 of what a share is a part is offered where it makes a difference, and stays in the address', async () => {
    const base = () => screen.queryByRole('combobox', { name: '份额基准' });
    const { unmount } = open('/sales/ranking?by=model&segment=A');
    await screen.findByTestId('pivot');
    expect(base()).toBeNull();
    unmount();
    answerWith({
      marketQuery: (query) => ({
        ...testAnswer(query as Query),
        shareOf: { base: 'market', narrowedBy: ['brand'] },
      }),
    });
    const asked = () =>
      (payloadsOf('marketQuery') as Partial<Query>[]).flatMap(({ shareOf }) => (shareOf ? [shareOf] : []));
    open('/sales/ranking?by=model&brand=BEV');
    await waitFor(() => expect(base()).toBeTruthy());
    expect(new Set(asked())).toEqual(new Set(['market']));
    await userEvent.selectOptions(base() as HTMLElement, 'chosen');
    expect(location.search).toBe('?by=model&brand=BEV&share=chosen');
    await waitFor(() => expect(asked()).toContain('chosen'));
  });

  test('what preload asked is not asked again by the page', async () => {
    const address = '/sales/structure?by=tier&from=2024-01&to=2024-03';
    preload(address);
    open(address);
    await screen.findByTestId('pivot');
    const questions = requests.mock.calls.filter(([name]) => name === 'marketQuery');
    expect(questions).toHaveLength(1);
    expect(questions[0]?.[1]).toMatchObject({ by: ['period', 'tier'], from: '2024-01', to: '2024-03' });
  });

  test('the export holds the rows of the table', async () => {
    const files: Blob[] = [];
    stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    open('/sales/ranking?by=brand&top=10');
    const table = await screen.findByTestId('pivot');
    await userEvent.click(screen.getAllByTestId('share').at(-1) as HTMLElement);
    await userEvent.click(await screen.findByTestId('export-csv'));
    const text = files[0] && (await readText(files[0]));
    const names = [...table.querySelectorAll('tbody th')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Battery', 'Petrol', '合计']);
    expect(
      text
        ?.split('\r\n')
        .slice(1, 4)
        .map((line) => line.split(',')[0]),
    ).toEqual(names);
  });
});
