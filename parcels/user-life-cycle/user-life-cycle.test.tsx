import { beforeEach, expect, jest, test } from '@jest/globals';
import type { FunnelRate, FunnelStep, MarketFunnel } from '@portal/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { admission } from '../../shell-app/guard/admission.ts';
import { fakeServer } from '../../shell-app/testing/fake-server.ts';
import { freshShell } from '../../shell-app/testing/fresh-shell.ts';
import { expectToolStates } from '../../shell-app/testing/tool-states.tsx';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import { UserLifeCycle } from './user-life-cycle.tsx';

const step = (key: FunnelStep['key'], change: Partial<FunnelStep> = {}): FunnelStep => ({
  key,
  name: key,
  dataset: { key: 'sales', name: '销量' },
  standing: 'open',
  indicator: { key: 'volume', name: '终端零售量', unit: '辆' },
  needs: null,
  value: 300,
  yearBefore: 200,
  monthly: [100, 200],
  definition: '按上险登记计',
  leavesOut: '下订',
  ...change,
});

const nothing = {
  value: null,
  yearBefore: null,
  monthly: [null, null],
  indicator: null,
  definition: '',
  leavesOut: '',
};

const rate: FunnelRate = {
  key: 'purchasesOfLeads',
  name: '每条线索的购买',
  from: 'lead',
  to: 'purchase',
  format: 'percent',
  value: 0.1,
  yearBefore: 0.08,
  monthly: [0.1, 0.1],
  definition: '零售量 / 线索量',
  leavesOut: '两步之间',
  market: 0.09,
};

const answer: MarketFunnel = {
  release: { id: 'r', publishedAt: '2026-11-01T00:00:00Z', demonstration: true, note: '' },
  dimension: { key: 'brand', name: '品牌' },
  member: null,
  period: { from: '2026-08', to: '2026-09', preliminaryFrom: null },
  months: ['2026-08', '2026-09'],
  steps: [
    step('lead', { ...nothing, standing: 'notOwned' }),
    step('order', { ...nothing, dataset: null, standing: null, needs: '新增订单与退订数' }),
    step('purchase'),
    step('use', { value: 900, monthly: [null, null] }),
  ],
  rates: [rate],
};

async function draw(data: Partial<MarketFunnel>, search = '') {
  admission.place = { path: '/user-life-cycle', search, hash: '' } as typeof admission.place;
  const server = fakeServer({ marketFunnel: { data: { ...answer, ...data } } });
  await act(async () => render(<UserLifeCycle />));
  return server;
}

beforeEach(() => {
  freshShell('/user-life-cycle');
  forgetAnswers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('S2.015 the funnel says that it waits, was refused or failed, and is tried again', async () => {
  await expectToolStates({
    Tool: UserLifeCycle,
    call: 'marketFunnel',
    loading: '正在加载漏斗',
    failed: '漏斗加载失败',
    refused: '当前账号不能查看漏斗',
    testId: 'funnel-failed',
  });
});

test('S2.015 who holds none of its products is told which it takes, with the way there', async () => {
  await draw({ steps: answer.steps.map((each) => ({ ...each, ...nothing, standing: 'notOwned' as const })) });
  const closed = await screen.findByTestId('funnel-closed');
  expect(closed.textContent).toContain('互联网大数据');
  expect(closed.querySelector('a')?.getAttribute('href')).toBe('/products');
  expect(screen.queryByTestId('funnel-tool')).toBeNull();
});

test('S2.015 each step says its figure, or why it has none: no product, or the data that would bring it', async () => {
  await draw({});
  const [lead, order, purchase] = (await screen.findAllByTestId('funnel-step')).map((line) => line.textContent ?? '');
  expect(lead).toContain('未开通该产品');
  expect(order).toContain('所需数据：新增订单与退订数');
  expect(purchase).toMatch(/300辆.*终端零售量.*\+50\.0%/);
  expect(screen.getByTestId('funnel-rate').textContent).toMatch(/10\.0%.*全部 9\.0%/);
  // What is no count of months has no column among them.
  expect(screen.getByTestId('funnel-months').textContent).not.toContain('use');
});

test('S2.015 a brand that the release does not know is named, and everything else can be chosen on', async () => {
  const server = await draw({}, '?brand=nobody&months=3');
  expect(server.named('marketFunnel')[0]?.body).toEqual({ data: { by: 'brand', member: 'nobody', months: 3 } });
  expect(await screen.findByText('当前版本没有“nobody”')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '近 6 个月' }));
  expect(location.search).toBe('?brand=nobody&months=6');
});
