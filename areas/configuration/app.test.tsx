import '../../tests/support/mock-request.ts';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import { beforeEachAnswer, questions, testRefusal } from '../../ui/analysis/testing/area-tests.ts';
import { answerWith, open } from './testing/area.tsx';

/** What is read of a cell: the words of a sign stand behind it. */
const heard = (cell: Element) => {
  const copy = cell.cloneNode(true) as Element;
  for (const sign of copy.querySelectorAll('[role="img"]')) sign.append(` ${sign.getAttribute('aria-label')} `);
  return copy.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
};

const textsOf = async () => {
  const sheet = await screen.findByTestId('equipment');
  const rows = within(sheet).getAllByRole('row');
  return rows.map((row) => [...row.children].map(heard));
};

beforeEachAnswer(answerWith);

test('trims of a model stand from the cheapest to the dearest, with prices, states in words, and what is alike folded', async () => {
  open('/configuration/comparison?model=car');
  const rows = await textsOf();
  expect(rows[0]?.map((text) => text.replace(/(设为)?基准.*/, ''))).toEqual(['配置项', 'plain', 'middle', 'top']);
  expect(rows).toContainEqual(['i:msrp (万元)', '12.00', '14.00', '16.50']);
  expect(rows).toContainEqual(['比基准', '基准', '多 1 · 少 0 · 不同 1', '多 1 · 少 0 · 不同 1']);
  expect(rows).toContainEqual(['massage', '– 无', '○ 选装 4,000 元≠ 与基准不同', '● 标配 ≠ 与基准不同']);
  expect(rows).toContainEqual(['1 项相同', 'airbag']);
  expect(questions().find(({ by }) => by.includes('equipmentValue'))).toMatchObject({
    dateType: 'annual',
    from: '2024-01',
    to: '2024-12',
    filters: { model: ['car'] },
  });
});

test('what is alike unfolds, is left out, or stands with all others', async () => {
  open('/configuration/comparison?model=car');
  await userEvent.click(await screen.findByRole('button', { name: '1 项相同' }));
  expect((await textsOf()).map(([name]) => name)).toContain('airbag');
  await userEvent.click(screen.getByRole('radio', { name: '仅看不同' }));
  expect(location.search).toBe('?model=car&rows=different');
  expect((await textsOf()).map(([name]) => name)).not.toContain('1 项相同');
  await userEvent.click(screen.getByRole('radio', { name: '全部' }));
  expect((await textsOf()).map(([name]) => name)).toEqual(expect.arrayContaining(['airbag', 'screen', 'massage']));
});

test('any trim is the base, and one that is taken out leaves the others in the address', async () => {
  open('/configuration/comparison?model=car');
  await userEvent.click(await screen.findByRole('button', { name: '设为基准：top' }));
  expect(location.search).toBe('?model=car&basis=top');
  expect(await textsOf()).toContainEqual(['比基准', '多 0 · 少 1 · 不同 1', '多 0 · 少 1 · 不同 0', '基准']);
  await userEvent.click(screen.getByRole('button', { name: '隐藏 middle' }));
  await waitFor(() => expect(new URLSearchParams(location.search).getAll('trims')).toEqual(['plain', 'top']));
  expect((await textsOf())[0]).toHaveLength(3);
});

test('an item is found by a part of its name, and what is not there says so', async () => {
  open('/configuration/comparison?model=car&find=SCR');
  expect((await textsOf()).map(([name]) => name)).toContain('screen');
  expect((await textsOf()).map(([name]) => name)).not.toContain('massage');
  await userEvent.clear(screen.getByRole('searchbox', { name: '查找装备' }));
  await userEvent.type(screen.getByRole('searchbox', { name: '查找装备' }), 'nothing{Enter}');
  expect(await screen.findByText('没有符合条件的配置项')).toBeTruthy();
});

test('without a model the one with most trims is shown, and without prices the trims stand as they come', async () => {
  answerWith({ marketDatasets: () => ({ datasets: [{ key: 'configuration', covered: true }] }) });
  open('/configuration/comparison');
  const rows = await textsOf();
  expect(rows[0]?.map((text) => text.replace(/(设为)?基准.*/, ''))).toEqual(['配置项', 'top', 'middle', 'plain']);
  expect(rows.flat()).not.toContain('i:msrp (万元)');
  expect(questions().every(({ dataset }) => dataset === 'configuration')).toBe(true);
});

test('rates leave measures out, and are of one item within segments', async () => {
  open('/configuration/fitment');
  await screen.findAllByTestId('chart');
  expect(questions().find(({ limit }) => limit === 6)).toMatchObject({
    without: { equipmentCategory: ['dimensions'] },
  });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '对比维度' }), 'segment');
  await waitFor(() =>
    expect(questions().at(-1)).toMatchObject({ by: ['period', 'segment'], filters: { equipmentItem: ['BEV'] } }),
  );
});

test('what an item is worth says count and spread and that it is no proof; without the product Price it says that', async () => {
  const { unmount } = open('/configuration/worth');
  expect(
    await screen.findByText(
      /1 个子车型的价差中位数为 2.50 万元（四分位 2.50 万元 至 2.50 万元）；选装均价：0.40 万元。/,
    ),
  ).toBeTruthy();
  expect(screen.getByText(/不能证明/)).toBeTruthy();
  expect(screen.getByText(/未计入：1 个子车型全系标配，0 个没有标配，1 个没有价格/)).toBeTruthy();
  unmount();
  forgetAnswers();
  answerWith({ marketDatasets: () => ({ datasets: [{ key: 'configuration', covered: true }] }) });
  open('/configuration/worth');
  expect(await screen.findByText('此页使用价格数据，需要开通“价格分析”')).toBeTruthy();
});

testRefusal(answerWith, open, '/configuration/spread', '配置分析');
