import '../../../../tests/support/mock-request.ts';
import { describe, expect, test } from '@jest/globals';
import type { Query } from '@portal/ui/analysis';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEachAnswer, requests } from '../../../../ui/analysis/testing/area-tests.ts';
import { testAnswer, testCatalogue } from '../../../../ui/analysis/testing/market.ts';
import { preload } from '../../index.ts';
import { answerWith, open } from '../../testing/area.tsx';

const last = () => requests.mock.calls.filter(([name]) => name === 'marketQuery').at(-1)?.[1] as Query;
const heads = async () => within(await screen.findByTestId('pivot')).getAllByRole('columnheader');

beforeEachAnswer(answerWith);

describe('a trend beside what it was', () => {
  test('is chosen, stands in the address, and has columns of its own', async () => {
    open('/sales/trend?fuelType=BEV');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '对比时段' }), 'yearBefore');
    expect(location.search).toBe('?fuelType=BEV&former=yearBefore');
    await waitFor(() => expect(last().indicators).toEqual(['volume', 'yoy', 'volumeYearBefore']));
    expect(await screen.findByText(/^与上年同期对比/)).toBeTruthy();
    const names = (await heads()).map(({ textContent }) => textContent);
    expect(names).toEqual(expect.arrayContaining([expect.stringContaining('Battery · i:volumeYearBefore')]));
    expect(names.at(-1)).toContain('Petrol · i:yoy');
  });

  test('a year that is not over says that it stands beside the same months', async () => {
    answerWith({
      marketQuery: (payload) => {
        const answer = testAnswer(payload as Query);
        const keys = (stored: Record<string, string>) => ({ ...stored, ...(stored.period && { period: '2024' }) });
        const names = (stored: Record<string, string>) => ({
          ...stored,
          ...(stored.period && { period: '2024（1–8月）' }),
        });
        const rows = answer.rows.map((row) => ({ ...row, keys: keys(row.keys), names: names(row.names) }));
        return { ...answer, rows, period: { ...answer.period, from: '2024-01', to: '2024-08' } };
      },
    });
    open('/sales/trend?dateType=annual&former=yearBefore&fuelType=BEV');
    expect(await screen.findByText('与上年同期对比；2024（1–8月）未满，只与相同月份相比')).toBeTruthy();
  });

  test('what is a change itself is compared with nothing', async () => {
    open('/sales/trend?indicator=yoy&former=yearBefore&fuelType=BEV');
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: '对比时段' });
    expect([field.disabled, field.value, field.options[0]?.label]).toEqual([true, 'none', '不对比（该指标已是变动）']);
    await waitFor(() => expect(last().indicators).toEqual(['yoy', 'volume']));
  });
});

test('each member has a picture of its own where the reader wants it', async () => {
  open('/sales/trend?fuelType=BEV');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '图表布局' }), 'each');
  expect(location.search).toBe('?fuelType=BEV&lines=each');
  await waitFor(() => expect(screen.getByTestId('chart').querySelectorAll('[data-drawn] svg').length).toBe(2));
});

describe('policies as marks of a trend', () => {
  const holds = { getAuthProducts: () => [{ key: 'policy' }] };
  const item = { policyId: 'p1', title: '购置税公告', level: 'national', region: '全国', kind: 'tax' };
  const found = { items: [{ ...item, effectiveFrom: '2024-08-01' }], total: 1, facets: {} };
  const searches = () => requests.mock.calls.flatMap(([name, payload]) => (name === 'policySearch' ? [payload] : []));

  test('are asked once they are wanted, and stand in the list of events', async () => {
    answerWith({ ...holds, policySearch: () => found });
    open('/sales/trend?fuelType=BEV');
    const box = await screen.findByRole('checkbox', { name: '政策' });
    expect(searches()).toEqual([]);
    await userEvent.click(box);
    expect(location.search).toBe('?fuelType=BEV&marks=policy');
    expect((await screen.findByRole('list', { name: '事件' })).textContent).toBe('◆ 2024/08 政策：购置税公告');
    expect(searches()).toEqual([expect.objectContaining({ levels: ['national'] })]);
    expect(screen.getByText(/^◆ 为全国性的/)).toBeTruthy();
  });

  test('are those of the places a page is narrowed to; that there are none is said', async () => {
    answerWith({ ...holds, policySearch: () => ({ ...found, items: [] }) });
    open('/sales/trend?fuelType=BEV&province=44&marks=policy');
    expect(await screen.findByText(/所选省市没有.*政策生效/)).toBeTruthy();
    expect(searches()).toEqual([expect.objectContaining({ regions: ['44'] })]);
  });

  test('that could not be read leave the trend as it is, and say so', async () => {
    answerWith({ ...holds, policySearch: () => Promise.reject(new Error('down')) });
    open('/sales/trend?fuelType=BEV&marks=policy');
    expect(await screen.findByText(/政策加载失败/)).toBeTruthy();
    expect(screen.getByTestId('pivot')).toBeTruthy();
  });

  test('are neither asked nor offered for who does not hold them', async () => {
    answerWith({});
    open('/sales/trend?fuelType=BEV&marks=policy');
    await screen.findByTestId('pivot');
    expect(screen.queryByRole('checkbox', { name: /政策/ })).toBeNull();
    expect(searches()).toEqual([]);
  });

  test.each([
    ['periods of several months', '/sales/trend?fuelType=BEV&dateType=quarterly&marks=policy', '政策（仅按月）'],
    ['a picture for each member', '/sales/trend?fuelType=BEV&lines=each&marks=policy', '政策（仅限一张图）'],
  ])('are not asked on %s, and the choice is off and says why', async (_, address, name) => {
    answerWith(holds);
    open(address);
    await screen.findByTestId('pivot');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name });
    expect([box.disabled, box.checked]).toEqual([true, false]);
    expect(searches()).toEqual([]);
  });
});

describe('an index, and months in pairs', () => {
  test('an index begins with the period that is chosen, which stands in the address', async () => {
    open('/sales/trend?indicator=volumeIndex&fuelType=BEV');
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '基期' }), '2019-03');
    expect(location.search).toBe('?indicator=volumeIndex&fuelType=BEV&base=2019-03');
    await waitFor(() =>
      expect(last()).toMatchObject({ indicators: ['volumeIndex', 'volume', 'yoy'], base: '2019-03' }),
    );
    expect(await screen.findByText('以 2019/03 为 100')).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: '1–2 月合并' })).toBeNull();
  });

  test('January and February are joined where periods are months, and nowhere else', async () => {
    open('/sales/trend?fuelType=BEV&former=yearBefore');
    await userEvent.click(await screen.findByRole('checkbox', { name: '1–2 月合并' }));
    expect(location.search).toBe('?fuelType=BEV&former=yearBefore&spring=together');
    await waitFor(() => expect(last().springTogether).toBe(true));
    expect(await screen.findByText(/1 月与 2 月合为一期/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '季度' }));
    await waitFor(() => expect(last().dateType).toBe('quarterly'));
    expect(last().springTogether).toBeUndefined();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '1–2 月合并（仅按月）' }).disabled).toBe(true);
  });
});

describe('the next twelve months', () => {
  const months = ['2024-09', '2024-10'];
  const row = { reason: null, values: [120, 130], low: [100, 90], high: [140, 170] };
  const tried = { times: 36, figures: 366, error: 0.081, naiveError: 0.11, inBand: 0.82 };
  const marketForecast = (payload: { by?: string; indicator: string }) => ({
    release: { id: 'r1', publishedAt: '2024-09-10T00:00:00Z', demonstration: true, note: '' },
    dataSources: [],
    indicator: { key: payload.indicator },
    period: { from: '2018-01', to: '2024-08', preliminaryFrom: '2024-08' },
    months,
    rows: ['BEV', 'ICE'].map((key) => ({ ...row, key, name: key, tried })),
    rule: { name: '未来 12 个月预测', definition: 'definition', formula: 'formula' },
  });
  const forecasts = () =>
    requests.mock.calls.filter(([name]) => name === 'marketForecast').map(([, payload]) => payload);

  test('are asked of who is compared once they are wanted, and stand in rows that say so', async () => {
    answerWith({ marketForecast });
    open('/sales/trend?fuelType=BEV&fuelType=ICE');
    await screen.findByTestId('pivot');
    expect(forecasts()).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: '预测 12 个月' }));
    expect(location.search).toContain('ahead=year');
    await waitFor(() => expect(screen.getByTestId('pivot').textContent).toContain('2024/10（预测）'));
    expect(forecasts()).toEqual([
      expect.objectContaining({ by: 'fuelType', indicator: 'volume', filters: { fuelType: ['BEV', 'ICE'] } }),
    ]);
    expect(screen.getByText(/虚线为预测.*不计入任何合计/)).toBeTruthy();
    expect((await heads()).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('预测下限'), expect.stringContaining('预测上限')]),
    );
  });

  test('of what is no count are neither offered nor asked', async () => {
    answerWith({ marketForecast });
    open('/sales/trend?fuelType=BEV&indicator=share&ahead=year');
    await screen.findByTestId('pivot');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: '预测 12 个月（仅限数量）' });
    expect([box.disabled, box.checked]).toEqual([true, false]);
    expect(forecasts()).toEqual([]);
  });

  test('that could not be had leave the trend as it is, and say so', async () => {
    answerWith({ marketForecast: () => Promise.reject(new Error('down')) });
    open('/sales/trend?fuelType=BEV&ahead=year');
    expect(await screen.findByText(/预测加载失败/)).toBeTruthy();
    expect(screen.getByTestId('pivot').textContent).not.toContain('预测');
  });
});

describe('predecessor and successor as one line', () => {
  const succession = [
    {
      dimension: 'fuelType',
      predecessor: { key: 'ICE', name: 'Petrol' },
      successor: { key: 'BEV', name: 'Battery' },
      into: 'BEV',
      month: '2024-08',
    },
  ];
  const marketQuery = (payload: unknown) => {
    const query = payload as Query;
    return { ...testAnswer(query), ...(query.succession && { succession }) };
  };

  test('is offered where the release knows of some, asked for once it is wanted, and said with its month', async () => {
    answerWith({ marketQuery, marketCatalogue: () => ({ ...testCatalogue, succeeded: { fuelType: 1 } }) });
    open('/sales/trend?fuelType=BEV');
    await screen.findByTestId('pivot');
    expect(last()).not.toHaveProperty('succession');
    expect(screen.queryByText(/合为一条线/)).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: '与前代合为一线' }));
    expect(location.search).toBe('?fuelType=BEV&line=joined');
    await waitFor(() => expect(last().succession).toBe(true));
    expect(await screen.findByText(/各月为两者之和：Petrol 自 2024\/08 起由 Battery 换代/)).toBeTruthy();
  });

  test('of which a filter counts a part alone says who is left out, and by which filter', async () => {
    const partialLines = [
      {
        dimension: 'fuelType',
        into: { key: 'BEV', name: 'Battery' },
        leftOut: { key: 'ICE', name: 'Petrol' },
        narrowedBy: ['品牌'],
      },
    ];
    answerWith({
      marketQuery: (payload: unknown) => ({ ...marketQuery(payload), partialLines }),
      marketCatalogue: () => ({ ...testCatalogue, succeeded: { fuelType: 1 } }),
    });
    open('/sales/trend?fuelType=BEV&line=joined');
    expect(await screen.findByText(/“Battery”一线不含“Petrol”：它不符合对“品牌”的筛选/)).toBeTruthy();
    expect(screen.queryByText(/各月为两者之和/)).toBeNull();
  });

  test('is neither offered nor asked for where the release knows of none', async () => {
    answerWith({ marketQuery });
    open('/sales/trend?fuelType=BEV&line=joined');
    await screen.findByTestId('pivot');
    expect(screen.queryByRole('checkbox', { name: '与前代合为一线' })).toBeNull();
    expect(last()).not.toHaveProperty('succession');
  });
});

describe('models since their launch', () => {
  test('stand side by side from month 0 on, with when they were launched', async () => {
    open('/sales/trend?by=model&model=BEV&axis=launch');
    expect(await screen.findByText(/^自上市当月（第 0 个月）起/)).toBeTruthy();
    const names = (await heads()).map(({ textContent }) => textContent ?? '');
    expect(names[0]).toContain('上市后月份');
    expect(names[1]).toMatch(/Battery（2024\/0[78] 上市）/);
    expect(screen.queryByRole('combobox', { name: '对比时段' })).toBeNull();
  });

  test('a release without launches says so, offers no such axis, and leads back to the calendar', async () => {
    answerWith({ marketDatasets: () => ({ datasets: [{ key: 'launch', name: '新车上市', covered: false }] }) });
    open('/sales/trend?by=model&model=BEV&axis=launch');
    expect(await screen.findByText('当前数据版本没有新车上市数据')).toBeTruthy();
    expect(screen.queryByTestId('pivot')).toBeNull();
    expect(screen.queryByRole('combobox', { name: '时间轴' })).toBeNull();
    expect(requests.mock.calls.some(([, payload]) => (payload as Partial<Query>).dataset === 'launch')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: '按日历查看' }));
    expect(location.search).toBe('?by=model&model=BEV');
    expect(await screen.findByTestId('pivot')).toBeTruthy();
  });

  test('where nobody is chosen the largest that are launched are shown, and what is asked ahead is the same', async () => {
    history.replaceState(null, '', '/sales/trend?by=model&axis=launch');
    preload('/sales/trend?by=model&axis=launch');
    open('/sales/trend?by=model&axis=launch');
    await screen.findByTestId('pivot');
    const ranked = requests.mock.calls
      .filter(([, payload]) => (payload as Partial<Query>).sort)
      .map(([, payload]) => payload);
    expect(ranked).toEqual([expect.objectContaining({ by: ['model'], limit: 100 })]);
  });

  test('what is no figure of who is launched is told by the calendar', async () => {
    open('/sales/trend?by=brand&brand=BEV&axis=launch');
    expect(await screen.findByTestId('pivot')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: '时间轴' })).toBeNull();
    expect(requests.mock.calls.some(([, payload]) => (payload as Partial<Query>).dataset === 'launch')).toBe(false);
  });
});
