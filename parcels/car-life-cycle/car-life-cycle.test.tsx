import { beforeEach, expect, jest, test } from '@jest/globals';
import type { LifeCurve, LifeMark, MarketModelLife } from '@portal/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { admission } from '../../shell-app/guard/admission.ts';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { expectToolStates } from '../../shell-app/testing/tool-states.tsx';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import { CarLifeCycle } from './car-life-cycle.tsx';

const curve: LifeCurve = {
  key: 'm',
  name: '北辰 A',
  launch: { month: '2026-01', by: 'event' },
  from: '2026-01',
  values: [100, 200, 300],
  years: [100, 300, 600],
  stages: ['launch', 'launch', null],
  now: { month: '2026-02', stage: 'launch', since: '2026-01', reason: null, change: null, ofPeak: null },
};

const mark = (change: Partial<LifeMark>): LifeMark => ({
  month: '2026-02',
  dataset: 'launch',
  kind: 'launched',
  name: '上市',
  before: null,
  after: null,
  count: 1,
  format: 'count',
  unit: '',
  ...change,
});

const answer: MarketModelLife = {
  standing: 'open',
  release: { id: 'r', publishedAt: '2026-11-01T00:00:00Z', demonstration: true, note: '' },
  dataSource: { key: 'DATASOURCE_CLH_PIFA', name: '协会批发量' },
  dataSources: [{ key: 'DATASOURCE_CLH_PIFA', name: '协会批发量' }],
  period: { from: '2026-01', to: '2026-03', preliminaryFrom: '2026-03' },
  model: curve,
  segment: { key: 'SUV_A', name: 'A级SUV' },
  rivals: [],
  lines: { joined: false, successions: [] },
  marks: [mark({})],
  movers: [
    { dataset: { key: 'launch', name: '新车上市' }, standing: 'open', counts: '亮相与上市' },
    { dataset: { key: 'price', name: '价格' }, standing: 'notOwned', counts: '指导价变动' },
    { dataset: { key: 'software', name: '软件升级' }, standing: 'notCovered', counts: '软件版本' },
  ],
  rule: { name: '阶段', definition: '怎么判断', formula: '依次判断' },
};

async function draw(data: Partial<MarketModelLife>, search = '') {
  admission.place = { path: '/car-life-cycle', search, hash: '' } as typeof admission.place;
  const server = fakeServer({ marketModelLife: { data: { ...answer, ...data } } });
  await act(async () => render(<CarLifeCycle />));
  return server;
}

beforeEach(() => {
  freshShell('/car-life-cycle');
  forgetAnswers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('S2.014 the life curve says that it waits, was refused or failed, and is tried again', async () => {
  await expectToolStates({
    Tool: CarLifeCycle,
    call: 'marketModelLife',
    loading: '正在加载生命曲线',
    failed: '生命曲线加载失败',
    refused: '当前账号不能查看生命曲线',
    testId: 'life-failed',
  });
});

test.each([
  ['notOwned', '当前账号未开通“销量分析”'],
  ['notCovered', '当前版本没有销量数据'],
] as const)(
  'S2.014 without sales (%s) there is no curve, and the reason with the way to the products',
  async (standing, words) => {
    await draw({ standing, model: null, release: null, period: null, dataSource: null, dataSources: [] });
    const closed = await screen.findByTestId('life-closed');
    expect(closed.textContent).toContain(words);
    expect(closed.querySelector('a')?.getAttribute('href')).toBe('/products');
  },
);

test('S2.014 a model without sales is named, and another one can be chosen', async () => {
  await draw({ model: null }, '?model=nobody');
  expect(await screen.findByText(/没有“nobody”的销量/)).toBeTruthy();
  expect(screen.getByLabelText('查找车型')).toBeTruthy();
});

test('S2.014 a source of the address that the release has not is replaced, and the page says by which', async () => {
  const server = await draw({}, '?source=DATASOURCE_ZD_LINGSHOU');
  expect(server.named('marketModelLife')[0]?.body).toEqual({ data: { dataSource: 'DATASOURCE_ZD_LINGSHOU' } });
  expect((await screen.findByTestId('life-other-source')).textContent).toContain('协会批发量');
});

test('S2.014 the stage stands beside what may have moved it, each with its standing; an event says once what it was', async () => {
  await draw({});
  expect((await screen.findByTestId('life-curve')).textContent).toContain('导入');
  expect([...screen.getByTestId('life-stages').children].map((run) => (run as HTMLElement).dataset.stage)).toEqual([
    'launch',
    '',
  ]);
  const movers = screen.getAllByTestId('life-mover');
  expect(movers.map(({ dataset }) => dataset.standing)).toEqual(['open', 'notOwned', 'notCovered']);
  expect(movers[1]?.textContent).toContain('未开通该产品');
  const events = screen.getByRole('list', { name: '事件' });
  expect(events.textContent).toMatch(/2026\/02 上市$/);
  fireEvent.click(movers[0]?.querySelector('input') as HTMLElement);
  expect(screen.queryByRole('list', { name: '事件' })).toBeNull();
});

const successions = [
  {
    predecessor: { key: 'old', name: '北辰 A 老款' },
    successor: { key: 'm', name: '北辰 A' },
    into: 'm',
    month: '2026-02',
  },
];

test('predecessors are offered where a model that is shown has some, and asked for once they are wanted', async () => {
  await draw({});
  await screen.findByTestId('life-tool');
  expect(screen.queryByRole('checkbox', { name: '与前代合为一线' })).toBeNull();
});

test('a model with its predecessors is asked for on request, and says which, from when on', async () => {
  await draw({ lines: { joined: false, successions } }, '?model=m');
  expect(screen.queryByText(/各月为两者之和/)).toBeNull();
  fireEvent.click(await screen.findByRole('checkbox', { name: '与前代合为一线' }));
  expect(location.search).toBe('?model=m&line=joined');
});

test('a model that is drawn with its predecessors says so at the curve and beside its rivals, and forecasts the line', async () => {
  const server = await draw({ lines: { joined: true, successions } }, '?model=m&line=joined');
  expect(server.named('marketModelLife')[0]?.body).toEqual({ data: { model: 'm', succession: true } });
  const words = /各月为两者之和：北辰 A 老款 自 2026\/02 起由 北辰 A 换代/;
  expect((await screen.findByTestId('life-curve')).textContent).toMatch(words);
  expect(screen.getByTestId('life-rivals').textContent).toMatch(words);
  expect(server.named('marketForecast')[0]?.body).toMatchObject({ data: { succession: true } });
});

test('S2.014 more than ten events of a curve fold below their number', async () => {
  const many = Array.from({ length: 11 }, (_, at) => mark({ kind: `kind-${at}`, name: `年款 ${at}` }));
  await draw({ marks: many });
  const folded = (await screen.findByText('事件 (11)')).closest('details');
  expect([folded?.open, folded?.querySelectorAll('li').length]).toEqual([false, 11]);
});
