import '../../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Insight, MenuEntry } from '@portal/contract';
import { render, screen } from '@testing-library/react';
import { areasOfPage } from '../../../../tests/support/areas-of-page.ts';
import { forgetAnswers } from '../../../../tests/support/forget-answers.ts';
import { request } from '../../../api/request.ts';
import { takeAreas } from '../../../areas/known-areas.ts';
import { session } from '../../../session/session.ts';
import { InsightsTool } from './insights-tool.tsx';

const requests = jest.mocked(request);
const plain = { icon: '', videoUrl: '', memo: '', special: false, type: 0 } as const;
const entry = (path: string, children: MenuEntry[] = []): MenuEntry => ({
  ...plain,
  id: path,
  key: path,
  path,
  title: path,
  children,
});

const insight: Insight = {
  dataset: 'sales',
  dimension: { key: 'model', name: '车型' },
  member: { key: 'm&1', name: '北辰 A' },
  indicator: { key: 'volume', name: '销量', unit: '辆' },
  dataSource: { key: 'DATASOURCE_CLH_PIFA', name: '协会批发量' },
  month: '2026-09',
  preliminary: true,
  value: 12_300,
  expected: 10_000,
  low: 9_100,
  high: 11_000,
  times: 2.17,
};
const rule = { name: '预测', definition: '什么意思', formula: '怎么算' };
const answer = (insights: Insight[], series = 100) => ({ insights, datasets: ['销量'], series, outside: 21, rule });

const draw = (data: ReturnType<typeof answer>) => {
  requests.mockImplementation((() => Promise.resolve(data)) as unknown as typeof request);
  render(<InsightsTool />);
};

beforeEach(() => {
  takeAreas(areasOfPage());
  requests.mockReset();
  forgetAnswers();
  session.menus = [entry('/sales', [entry('/sales/trend')])];
});

test('an insight says who, by how much, against what, and leads to its question', async () => {
  draw(answer([insight]));
  const line = await screen.findByTestId('insight');
  expect(line.textContent).toContain('北辰 A');
  expect(line.textContent).toContain('高出预期 23.0%');
  expect(line.textContent).toContain(
    '协会批发量 12,300辆，预期 10,000辆（80% 区间 9,100 – 11,000辆），偏离为区间的 2.2 倍',
  );
  expect(line.textContent).toContain('初步数据');
  expect(line.textContent).not.toContain('区间内');
  expect(screen.getByRole('link', { name: '查看走势' }).getAttribute('href')).toMatch(
    /\/sales\/trend\?by=model&model=m%261&source=DATASOURCE_CLH_PIFA$/,
  );
  expect(screen.getByText(/100 个序列.*21 个超出/)).toBeTruthy();
  expect(screen.getByText('怎么算')).toBeTruthy();
});

test('who may not open the page of the question is told the figures alone', async () => {
  session.menus = [entry('/news')];
  draw(answer([{ ...insight, value: 9_500, times: 0.6 }]));
  const line = await screen.findByTestId('insight');
  expect([line.textContent?.includes('低于预期 5.0%'), line.textContent?.includes('区间内')]).toEqual([true, true]);
  expect(screen.queryByRole('link', { name: '查看走势' })).toBeNull();
});

test('who holds no figures is told what it takes', async () => {
  draw(answer([], 0));
  expect(await screen.findByText(/需要开通/)).toBeTruthy();
  expect(screen.queryByTestId('insights')).toBeNull();
});

test('a failure says so and can be tried again', async () => {
  requests.mockImplementation((() => Promise.reject(new Error('down'))) as unknown as typeof request);
  render(<InsightsTool />);
  expect(await screen.findByText('洞察加载失败')).toBeTruthy();
});
