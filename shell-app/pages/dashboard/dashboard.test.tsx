import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setLanguage } from '../../i18n/language.ts';
import { clearSession, keepLogin } from '../../session/keep-session.ts';
import { session } from '../../session/session.ts';
import { type FakeAnswer, fakeServer } from '../../testing/fake-server.ts';
import { aLogin, anEntry, freshShell } from '../../testing/fresh-shell.ts';
import DashboardPage from './dashboard-page.tsx';
import { dropOverview, overview, type Question } from './overview-store.ts';
import { trendSpec } from './trend-spec.ts';

const figure = (value: number | null, yoy: number | null) => ({ value, yoy });
const index = (volume: number) => ({
  month: '2024-03',
  dataSource: 'DATASOURCE_CLH_PIFA',
  monthIndex: figure(volume, 0.1),
  shareIndex: figure(0.412, -5),
  totalIndex: figure(volume * 3, null),
});
const line = (rank: number) => ({
  rank,
  key: `k${rank}`,
  name: `名称${rank}`,
  volume: 1234567 - rank,
  yoy: 0.123,
  mom: -0.045,
  share: 0.1,
  shareChange: 1.2,
});
const lines = Array.from({ length: 12 }, (_, at) => line(at + 1));
const point = { month: '2024-03', volume: 2_000_000, energyVolume: 800_000, yoy: 0.1, mom: 0.2 };
const answers: Record<Question, FakeAnswer> = {
  getPvSales: { data: { data: index(2_234_567) } },
  getEnergySales: { data: { data: index(912_345) } },
  getPvSalesTrend: { data: { data: [point] } },
  listManfSales: { data: { data: { year: '2024', month: '03', salesRanks: lines } } },
  listSubModelSales: {
    data: {
      data: { year: '2024', month: '3', list: lines.map((one) => ({ ...one, manufacturer: '厂商', fuelType: 'BEV' })) },
    },
  },
};
const panel = (name: string) => {
  const found = screen.getAllByTestId('panel').find((one) => one.dataset.panel === name);
  if (!found) throw new Error(`no panel ${name}`);
  return within(found);
};

const FakeChart = ({ spec }: { spec: { title: string } }) => <figure aria-label={spec.title} />;

async function open(more: Partial<Record<Question, FakeAnswer>> = {}) {
  const server = fakeServer({ ...answers, ...more });
  const view = await act(async () => render(<DashboardPage />));
  return { ...server, view };
}

beforeEach(() => {
  freshShell('/dashboard');
  dropOverview();
  keepLogin(aLogin());
  session.menus = [anEntry('/sales', { key: 'sales' })];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('System', { import: async () => ({ Chart: FakeChart }) });
});

describe('what is shown', () => {
  test('S2.086 S2.087 S2.089 three panels, with a way into the sales area only for who has it', async () => {
    const { view } = await open();
    expect(screen.getAllByTestId('panel').map(({ dataset }) => dataset.panel)).toEqual([
      'market-sales',
      'manufacturer-top10',
      'model-top10',
    ]);
    expect(panel('market-sales').getByRole('link').getAttribute('href')).toBe('/sales/overview');
    view.unmount();
    session.menus = [];
    await open();
    expect(panel('market-sales').queryByRole('link')).toBeNull();
  });

  test('S2.092 S2.093 three figures for all passenger vehicles and three for new energy', async () => {
    await open();
    expect(screen.getByTestId('pv-index').textContent).toBe(
      '乘用车当月销量223.5万辆同比 ▲+10.0%新能源渗透率41.2%同比 ▼-5.0 百分点乘用车累计销量670.4万辆同比 -',
    );
    expect(screen.getByTestId('energy-index').textContent).toContain('新能源当月销量91.2万辆');
  });

  test('S2.094 columns for both, in plain units, compared and not added', async () => {
    await open();
    expect(await screen.findByRole('figure')).toBeTruthy();
    const words = { title: 't', pv: 'pv', energy: 'nev', yoy: 'yoy', source: 's' };
    expect(trendSpec([point], words, 'zh_CN')).toMatchObject({
      kind: 'column',
      categories: ['2024/03'],
      series: [
        { values: [2_000_000], changes: [0.1], format: 'count' },
        { values: [800_000], format: 'count' },
      ],
    });
  });

  test('S2.096 S9.015 S9.017 rankings of ten, with a month of two digits', async () => {
    await open();
    for (const name of ['manufacturer-top10', 'model-top10']) {
      expect(panel(name).getAllByRole('row')).toHaveLength(11);
      expect(panel(name).getByText('2024/03')).toBeTruthy();
    }
    expect(panel('manufacturer-top10').getAllByRole('row')[1]?.textContent).toBe(
      '1名称11,234,566▲+12.3%▼-4.5%10.0%▲+1.2',
    );
  });
});

test('S3.036 lists that an answer nests in data.data are read', async () => {
  await open();
  expect(overview.cells.getPvSalesTrend.data).toEqual([point]);
  expect(overview.cells.listManfSales.data?.salesRanks).toHaveLength(lines.length);
  expect(overview.cells.listSubModelSales.data?.list).toHaveLength(lines.length);
});

describe('asked once', () => {
  test('S4.081 leaving and returning gives one call each', async () => {
    const { view, seen } = await open();
    view.unmount();
    await act(async () => render(<DashboardPage />));
    expect(seen.map(({ name }) => name).sort()).toEqual([...Object.keys(answers)].sort());
  });

  test('S7.076 the source of the questions is the default one', async () => {
    const { named } = await open();
    expect(named('getPvSales')[0]?.query.dataSource).toBe('DATASOURCE_CLH_PIFA');
    expect(named('listSubModelSales')[0]?.body?.data).toEqual({ dataSource: 'DATASOURCE_CLH_PIFA' });
  });

  test('S4.083 S8.017 an empty answer is not kept, and shows the empty state without a message', async () => {
    const { view, named } = await open({ listManfSales: { data: { data: null } } });
    expect(panel('manufacturer-top10').getByText('暂无数据')).toBeTruthy();
    expect(document.querySelector('[data-testid=toast]')).toBeNull();
    expect(overview.cells.listManfSales).toEqual({ state: 'empty', data: null });
    view.unmount();
    await act(async () => render(<DashboardPage />));
    expect(named('listManfSales')).toHaveLength(2);
  });

  test('a panel that the server refuses says why in the words of the server', async () => {
    await open({ listManfSales: { status: 1, msg2Client: '当前版本没有数据来源“协会批发量”的数据。' } });
    expect(panel('manufacturer-top10').getByText('当前版本没有数据来源“协会批发量”的数据。')).toBeTruthy();
  });

  test('a failed panel stands alone, and Retry asks again', async () => {
    let broken = true;
    const server = fakeServer({
      ...answers,
      listManfSales: () => (broken ? new Error('down') : answers.listManfSales),
    });
    await act(async () => render(<DashboardPage />));
    broken = false;
    expect(panel('model-top10').getAllByRole('row')).toHaveLength(11);
    await act(async () => fireEvent.click(panel('manufacturer-top10').getByRole('button', { name: '重试' })));
    expect(panel('manufacturer-top10').getAllByRole('row')).toHaveLength(11);
    expect(server.named('listManfSales')).toHaveLength(2);
  });

  test.each([
    [
      'logout',
      () => {
        clearSession();
        keepLogin(aLogin());
      },
    ],
    [
      'account switch',
      () => {
        clearSession();
        keepLogin(aLogin({ userId: 'u2' }));
      },
    ],
    ['language change', () => setLanguage('en')],
    [
      'data source',
      () => {
        overview.source = 'DATASOURCE_CLH_SALES';
      },
    ],
  ])('S4.084 %s gives new calls', async (_, change) => {
    const { view, named } = await open();
    view.unmount();
    change();
    await act(async () => render(<DashboardPage />));
    expect(named('getPvSales')).toHaveLength(2);
    overview.source = 'DATASOURCE_CLH_PIFA';
  });

  test('S4.084 an answer of the former account is not taken', async () => {
    let answer: (value: FakeAnswer) => void = () => undefined;
    fakeServer({ ...answers, listManfSales: () => new Promise<FakeAnswer>((resolve) => (answer = resolve)) });
    await act(async () => render(<DashboardPage />));
    clearSession();
    await act(async () => answer(answers.listManfSales));
    expect(overview.cells.listManfSales.state).toBe('idle');
  });
});
