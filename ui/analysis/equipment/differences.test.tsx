import '../../../tests/support/mock-request.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { render, screen, within } from '@testing-library/react';
import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import type { Answer, Query } from '../page/ask.ts';
import { testAnswer, testCatalogue } from '../testing/market.ts';
import { differencesOf } from './differences.ts';
import { EquipmentDifferences } from './equipment-differences.tsx';

const row = (
  equipmentItem: string,
  subModel: string,
  standardRate: number,
  availableRate: number,
): Answer['rows'][number] => {
  const keys = { equipmentItem, subModel, model: `model of ${subModel}` };
  return { kind: 'row', keys, names: keys, values: { standardRate, availableRate, equipmentTrims: 4 } };
};
const rows = [
  row('alike', 'one', 1, 1),
  row('alike', 'two', 1, 1),
  row('option', 'one', 0, 0.5),
  row('option', 'two', 0, 0),
  row('roof', 'one', 0.5, 1),
  row('roof', 'two', 0, 0),
  row('lidar', 'one', 0, 0),
  row('lidar', 'two', 1, 1),
  row('unknown', 'one', 1, 1),
];
const answerOf = (query: Query): Answer => ({ ...testAnswer(query), dataSources: [], rows });
const cars = [
  { key: 'one', name: 'Car one' },
  { key: 'two', name: 'Car two' },
];
const answers: CallAnswers = {
  marketDatasets: () => ({ datasets: [{ key: 'configuration', covered: true }] }),
  marketCatalogue: () => ({ ...testCatalogue, dataset: 'configuration', first: '2020-01', last: '2024-12' }),
  marketQuery: answerOf,
};
const queries = () => jest.mocked(request).mock.calls.filter(([name]) => (name as string) === 'marketQuery');

beforeEach(() => {
  jest.mocked(request).mockReset();
  forgetAnswers();
  answerCalls((name) => answers[name]);
});

test('items in which cars differ stand by how far apart they are, and what one says nothing of is no difference', () => {
  const answer = answerOf({
    dataset: 'configuration',
    dataSources: [],
    dateType: 'annual',
    from: '2024-01',
    to: '2024-12',
    by: ['equipmentItem', 'model', 'subModel'],
    indicators: ['standardRate'],
  });
  const found = differencesOf(answer, 'subModel', ['one', 'two']);
  expect(found.map(({ key }) => key)).toEqual(['lidar', 'roof', 'option']);
  expect(found[1]?.cells).toEqual([
    { standard: 2, available: 4, trims: 4 },
    { standard: 0, available: 0, trims: 4 },
  ]);
});

test('they are shown by signs and words, of the year of the month, each car leading to all of its equipment', async () => {
  render(<EquipmentDifferences by="subModel" cars={cars} month="2023-06" />);
  const card = await screen.findByTestId('equipment-differences');
  const sheet = await within(card).findByRole('table');
  const texts = within(sheet)
    .getAllByRole('row')
    .map((line) => [...line.children].map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim()));
  expect(texts).toEqual([
    ['配置项', 'Car one', 'Car two'],
    ['lidar', '–无', '●标配'],
    ['roof', '◐部分标配 2/4 款', '–无'],
    ['option', '○选装', '–无'],
  ]);
  expect(within(sheet).getByRole('link', { name: 'Car one' }).getAttribute('href')).toBe(
    '/configuration/comparison?model=model%20of%20one',
  );
  expect(queries()[0]?.[1]).toMatchObject({ from: '2023-01', to: '2023-12', filters: { subModel: ['one', 'two'] } });
});

test('a later month than the release has is its last year, and without the product nothing is asked or shown', async () => {
  const { unmount } = render(<EquipmentDifferences by="subModel" cars={cars} month="2026-06" />);
  await screen.findByRole('table');
  expect(queries()[0]?.[1]).toMatchObject({ from: '2024-01' });
  unmount();
  jest.mocked(request).mockClear();
  forgetAnswers();
  answerCalls((name) => (name === 'marketDatasets' ? () => ({ datasets: [] }) : answers[name]));
  render(<EquipmentDifferences by="subModel" cars={cars} month="2024-06" />);
  await Promise.resolve();
  expect(screen.queryByTestId('equipment-differences')).toBeNull();
  expect(queries()).toEqual([]);
});
