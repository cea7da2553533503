import { beforeEach, expect, jest, test } from '@jest/globals';
import type { KeptView, MarketDecision } from '@portal/contract';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { expectToolStates } from '../../shell-app/testing/tool-states.tsx';
import { readSheet } from './address/sheet.ts';
import { DecisionSheet } from './decision-sheet.tsx';
import { sheetTable } from './result/sheet-table.ts';

const range = (low: number, high: number) => ({ low, high });
const ahead = (low: number, high: number) => ({
  months: Array.from({ length: 12 }, () => range(low, high)),
  total: range(12 * low, 12 * high),
});

const answer: MarketDecision = {
  release: { id: 'r', publishedAt: '2026-11-01T00:00:00Z', demonstration: true, note: '' },
  kind: 'price',
  subject: { key: 'm', name: '北辰 A' },
  forerunner: null,
  proposed: [],
  segment: { key: 'SUV_A', name: 'A级SUV' },
  dataSource: { key: 'DATASOURCE_ZD_LINGSHOU', name: '终端零售量' },
  missing: [],
  lacks: null,
  months: Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, '0')}`),
  base: ahead(1000, 2000),
  scenario: ahead(1100, 2600),
  effect: range(0.1, 0.3),
  price: { now: range(160_000, 170_000), after: range(152_000, 161_500) },
  revenue: { base: range(1.92e9, 4.08e9), scenario: range(2e9, 5e9) },
  net: null,
  response: {
    own: null,
    segment: { low: -1.5, high: -1, count: 3055, cars: 88 },
    used: { basis: 'segment', low: -1.5, high: -1 },
    least: 24,
  },
  comparables: [],
  spread: null,
  assumed: { passed: null, matched: 0, cannibalised: null, discount: null, baseline: 'forecast' },
};

async function draw(data: Partial<MarketDecision>, search = '?model=m', more: Parameters<typeof fakeServer>[0] = {}) {
  freshShell(`/intelligent-decision${search}`);
  const server = fakeServer({
    ...more,
    marketDecision: { data: { ...answer, ...data } },
    marketMembers: { data: { members: [{ key: 'm', name: '北辰 A', parent: null }], all: 1, outside: 0 } },
  });
  await act(async () => render(<DecisionSheet />));
  return server;
}

beforeEach(() => freshShell('/intelligent-decision'));

test('S2.016 the sheet says that it waits, was refused or failed, and is tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expectToolStates({
    Tool: DecisionSheet,
    call: 'marketDecision',
    loading: '正在推算',
    failed: '未能推算',
    refused: '当前账号不能查看决策表',
    testId: 'decision-failed',
  });
});

test('S2.016 a scenario is shown by both ends of each figure, with its baseline', async () => {
  await draw({});
  const figures = (await screen.findByTestId('decision-figures')).textContent ?? '';
  for (const text of ['1.3 – 3.1', '+10.0% – +30.0%', '15.20 – 16.15', '20.00 – 50.00'])
    expect(figures).toContain(text);
  expect(screen.getAllByRole('row')).toHaveLength(13);
  expect(screen.getByTestId('decision-months').textContent).toContain('2027/011,000 – 2,0001,100 – 2,600');
  expect(screen.getByText(/不能证明因果/)).toBeTruthy();
});

test('S2.016 each assumption says where it comes from, and an estimate of too few changes cannot be chosen', async () => {
  await draw({});
  const assumptions = (await screen.findByTestId('decision-assumptions')).textContent ?? '';
  expect(assumptions).toContain('88 款车，3,055 次变动');
  expect(assumptions).toContain('少于 24 次变动');
  const [own, segment, assumed] = screen.getAllByRole('radio', { name: /历史|自行假设/ }) as HTMLInputElement[];
  expect([own?.disabled, segment?.checked, assumed?.disabled]).toEqual([true, true, false]);
  fireEvent.click(assumed as HTMLElement);
  expect(location.search).toContain('basis=assumed');
});

test('S2.016 a change counts once it is typed, and stands in the address', async () => {
  await draw({});
  const field = await screen.findByLabelText('变动');
  fireEvent.change(field, { target: { value: '-8' } });
  expect(location.search).not.toContain('change');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(location.search).toContain('change=-8');
  fireEvent.change(field, { target: { value: 'eight' } });
  fireEvent.blur(field);
  expect(screen.getByText('请输入数字')).toBeTruthy();
  expect(location.search).toContain('change=-8');
});

test('S2.016 what is missing is named with the way to its product', async () => {
  await draw({ missing: [{ dataset: 'price', name: '价格', products: ['price'] }], price: null, revenue: null });
  const link = (await screen.findByTestId('decision-missing')).querySelector('a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['价格', '/products?page=price']);
});

test('S2.016 without sales there is no sheet, and without a model best sellers to begin with', async () => {
  await draw({ lacks: 'sales', scenario: null, base: null, subject: null });
  expect(await screen.findByText('需要“销量分析”产品')).toBeTruthy();
});

test('S2.016 a model that is proposed is chosen by a press', async () => {
  const proposed = [{ key: 'best', name: '海岳 云帆' }];
  await draw({ lacks: 'subject', scenario: null, base: null, subject: null, proposed }, '');
  fireEvent.click(await screen.findByTestId('decision-proposed'));
  expect(location.search).toBe('?model=best');
});

test('S2.016 the file of a sheet has both ends of each month, and beside them all that they rest on', () => {
  const table = sheetTable(answer, readSheet('?model=m&change=-8&matched=20'), 'en');
  expect(table?.model.rows.map(({ kind, values }) => [kind, ...Object.values(values)])).toEqual([
    ...Array.from({ length: 12 }, () => ['row', 1000, 2000, 1100, 2600]),
    ['total', 12_000, 24_000, 13_200, 31_200],
  ]);
  const about = Object.fromEntries(table?.about ?? []);
  expect(about).toMatchObject({
    Change: 'Transaction price -8%',
    'Change in sales': '+10.0% – +30.0%',
    'Sales response': '-1.50% – -1.00% · History of all models: A级SUV',
    Revenue: '2,000,000,000 – 5,000,000,000 yuan',
  });
  expect(sheetTable({ ...answer, scenario: null }, readSheet(''), 'en')).toBeUndefined();
});

test('S2.016 a saved sheet is opened and shared, and not offered to be sent, as it is no table of the market', async () => {
  const view: KeptView = {
    viewId: 'v',
    name: '降价 5%',
    path: '/intelligent-decision',
    query: 'model=m',
    mine: true,
    owner: '',
    shared: false,
    favourite: false,
    standard: false,
    usedAt: null,
    updatedAt: 0,
    comments: 0,
  };
  await draw({}, '?model=m', { listKeptViews: { data: { views: [view] } } });
  fireEvent.click(await screen.findByTestId('save-view'));
  const row = await screen.findByTestId('kept-view');
  expect(row.textContent).toContain('降价 5%');
  expect([row.textContent?.includes('评论'), row.textContent?.includes('设为本页默认')]).toEqual([true, false]);
  expect(screen.queryByTestId('send-view')).toBeNull();
});

test('S2.016 a sheet is sent by calendar as its question, with the address that opens it, once it has a range', async () => {
  const { named } = await draw({}, '?model=m&change=-3', {
    listWatches: { data: { watches: [], address: 'a@b.cn', most: 20 } },
    addWatch: {},
  });
  fireEvent.click(await screen.findByTestId('watch-decision'));
  fireEvent.click(await screen.findByTestId('watch-save'));
  await waitFor(() => expect(named('addWatch')).toHaveLength(1));
  expect(named('addWatch')[0]?.body?.data).toMatchObject({
    rule: { kind: 'monthly' },
    sheets: [
      {
        kind: 'decision',
        title: '决策表 · 调价 · 北辰 A',
        link: '/intelligent-decision?model=m&change=-3',
        query: { kind: 'price', subject: { dimension: 'model', key: 'm' }, change: { value: -0.03, unit: 'part' } },
      },
    ],
  });
  await draw({ lacks: 'change', scenario: null, base: null });
  expect((screen.getAllByTestId('watch-decision').at(-1) as HTMLButtonElement).disabled).toBe(true);
});

test('S2.016 a model stays when the question turns to a launch, as its forerunner, in its segment and at its price', async () => {
  await draw({});
  fireEvent.click(await screen.findByRole('radio', { name: '新车上市' }));
  expect(location.search).toBe('?kind=launch&model=m&segment=SUV_A&price=170000');
  await draw(
    { kind: 'launch', subject: null, base: null, effect: null, forerunner: { key: 'm', name: '北辰 A', sold: 12_345 } },
    '?kind=launch&model=m&segment=SUV_A&price=170000',
  );
  expect((await screen.findAllByTestId('decision-figures')).at(-1)?.textContent).toContain(
    '前代 北辰 A，近 12 个月 1.2 万辆',
  );
  fireEvent.click(screen.getAllByRole('radio', { name: '调价' }).at(-1) as HTMLElement);
  expect(location.search).toBe('?model=m');
});
