import '../../tests/support/mock-request.ts';
import { expect, test } from '@jest/globals';
import type { Query } from '@portal/ui/analysis';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import { beforeEachAnswer, questions, refuse } from '../../ui/analysis/testing/area-tests.ts';
import { answerWith, incentiveAnswer, open } from './testing/area.tsx';

beforeEachAnswer(answerWith);

test('the heading stands before any data is there, and no source is offered', async () => {
  answerWith({ marketCatalogue: () => new Promise(() => undefined) });
  const { unmount } = open('/incentive/movers');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('变动榜');
  unmount();
  forgetAnswers();
  answerWith();
  open('/incentive/movers');
  await screen.findAllByTestId('pivot');
  const filters = screen.getAllByTestId('filter').map(({ dataset }) => dataset.dimension);
  expect(filters).toEqual(expect.arrayContaining(['brand', 'region', 'period']));
  expect(filters).not.toContain('dataSource');
});

test('the overview says the figures of the latest month, with their changes', async () => {
  answerWith({
    marketQuery: (query) => incentiveAnswer(query as Query, (key, at) => (key === 'incentive' ? 12_340 + at : at)),
  });
  open('/incentive/terminal');
  await screen.findAllByTestId('chart');
  const [first] = screen.getAllByTestId('key-figure');
  expect(first?.textContent).toContain('12,341');
  expect(first?.textContent).toContain('元');
});

test('in ten thousand yuan a key figure and its change in yuan are written alike', async () => {
  const values: Record<string, number> = { incentive: 23_292, incentiveChange: 663 };
  answerWith({ marketQuery: (query) => incentiveAnswer(query as Query, (key) => values[key] ?? 0) });
  open('/incentive/terminal?figures=large');
  await screen.findAllByTestId('chart');
  const [first] = screen.getAllByTestId('key-figure');
  expect(first?.textContent).toContain('2.33 万元');
  expect(first?.textContent).toContain('+0.07 万元');
});

test('what rose stands in one list and what fell in the other, whatever the server sends of both', async () => {
  answerWith({
    marketQuery: (query) =>
      incentiveAnswer(query as Query, (key, at) => (key === 'incentiveChange' ? ([300, -200][at % 2] ?? 0) : 1000)),
  });
  open('/incentive/movers?by=brand');
  const tables = await screen.findAllByTestId('pivot');
  expect(
    tables.map((table) =>
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([['Battery'], ['Petrol']]);
});

test('a list in which nothing moved says so', async () => {
  answerWith({ marketQuery: (query) => incentiveAnswer(query as Query, () => 0) });
  open('/incentive/movers');
  expect(await screen.findByText('没有上升的项目')).toBeTruthy();
  expect(screen.getByText('没有下降的项目')).toBeTruthy();
});

test('the floor of cars is chosen and asked', async () => {
  open('/incentive/movers');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '辆数下限' }), '500');
  await waitFor(() => expect(questions().at(-1)?.minimumVolume).toBe(500));
  expect(location.search).toBe('?least=500');
});

test('the matrix stands by cities, and a chosen city that nobody watches is not covered', async () => {
  open('/incentive/cities?city=c9&by=segment');
  const table = await screen.findByTestId('pivot');
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['d:segment', 'Battery', 'Petrol', '合计']);
  expect(screen.getByText(/未覆盖：Ninth city/)).toBeTruthy();
  expect(questions().at(-1)).toMatchObject({ by: ['segment', 'city'], filters: { city: ['BEV', 'ICE'] } });
});

test('the matrix asks nothing more where nothing is found', async () => {
  answerWith({ marketQuery: (query) => ({ ...incentiveAnswer(query as Query), rows: [] }) });
  open('/incentive/cities?brand=b1');
  expect(await screen.findByText('没有符合条件的数据')).toBeTruthy();
  expect(questions().every(({ by }) => by.length === 1)).toBe(true);
});

test('an order by a figure goes into the address of the ranking, and the usual one out of it', async () => {
  open('/incentive/ranking?by=city');
  await screen.findByTestId('pivot');
  const head = async (name: RegExp) => within(await screen.findByTestId('pivot')).getByRole('button', { name });
  await userEvent.click(await head(/^i:cash/));
  await waitFor(() => expect(questions().at(-1)).toMatchObject({ by: ['city'], sort: { by: 'cash' } }));
  await userEvent.click(await head(/^i:incentive\b/));
  await waitFor(() => expect(location.search).toBe('?by=city'));
});

test('a refused account is told so and may switch', async () => {
  answerWith({
    marketCatalogue: refuse('403'),
  });
  open('/incentive/composition');
  const refused = await screen.findByTestId('area-refused');
  expect(refused.textContent).toContain('终端促销');
  expect(within(refused).getByRole('button', { name: '切换账号' })).toBeTruthy();
});

test('the change of years by city is the one against the year before, whichever the address names', async () => {
  open('/incentive/cities?indicator=incentiveChange&dateType=annual');
  const field = (await screen.findByRole('combobox', { name: '指标' })) as HTMLSelectElement;
  const choices = [...field.options].map(({ value, disabled }) => [value, disabled]);
  expect(choices.filter(([, isOff]) => !isOff).map(([value]) => value)).toEqual([
    'incentive',
    'incentiveDepth',
    'incentiveChangeYoy',
  ]);
  expect(choices).toContainEqual(['incentiveChange', true]);
  expect(field.options[2]?.label).toContain('（年度同上年同期）');
  expect(field.value).toBe('incentiveChangeYoy');
});
