import '../../../tests/support/mock-request.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { CallError } from '@portal/shell';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import { answerWith, callsOf, open } from '../testing/area.tsx';
import { effects } from '../testing/effects.ts';

beforeEach(() => answerWith(effects));
afterEach(forgetAnswers);

const questions = () => callsOf('marketQuery').map(([, payload]) => payload as unknown as Record<string, unknown>);
const text = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ') ?? '';

describe('announced cars', () => {
  test('S2.156 the catalogue lists its batches, of one catalogue alone', async () => {
    open('/policy/newenergycatalog?list=recommended');
    await screen.findAllByTestId('pivot');
    expect(new Set(questions().map(({ dataset }) => dataset))).toEqual(new Set(['catalogue']));
    for (const { filters } of questions()) expect(filters).toMatchObject({ catalogueKind: ['recommended'] });
    expect(questions().map(({ by }) => by)).toContainEqual(['period', 'batch']);
  });

  test('S2.156 a car shows its announced figures, the credits they make, and its batches', async () => {
    open('/policy/newenergycardetail?subModel=BEV');
    expect(text(await screen.findByTestId('announced-car'))).toContain('Battery');
    screen.getByText('标准车型积分');
    screen.getByText(/尚未与办法原文核对。/);
    await screen.findAllByTestId('pivot');
    for (const { filters } of questions()) expect(filters).toEqual({ subModel: ['BEV'] });
    expect(questions().map(({ by }) => by)).toContainEqual(['period', 'batch', 'productCode', 'entryKind']);
  });

  test('without a car the page lists those that there are', async () => {
    open('/policy/newenergycardetail');
    await screen.findByText('请选择一款车型');
    await screen.findAllByTestId('pivot');
    expect(questions().map(({ by }) => by)).toEqual([['subModel', 'brand', 'fuelType', 'segment']]);
  });
});

describe('what a policy did', () => {
  test('S2.157 a national one stands beside the same months of the year before', async () => {
    open('/policy/newenergy?policy=p1');
    await screen.findAllByTestId('pivot');
    expect(questions().map(({ from, to }) => [from, to])).toEqual([
      ['2024-01', '2024-07'],
      ['2023-01', '2023-07'],
    ]);
    screen.getAllByText('上年同月');
  });

  test('one of a province stands beside provinces without it', async () => {
    open('/policy/newenergy?policy=p2');
    await screen.findAllByTestId('pivot');
    expect(questions().at(-1)).toMatchObject({ by: ['period', 'province'], filters: { province: ['BEV', 'ICE'] } });
  });

  test('S1.025 its sum is told by price band with the cars concerned, with the sentence it is read from', async () => {
    open('/policy/impact?policy=p2');
    expect(text((await screen.findAllByTestId('policy-sentence'))[0] as HTMLElement)).toBe('First paragraph.');
    const [bands] = await screen.findAllByTestId('pivot');
    expect(text(bands as HTMLElement)).toContain('20,000');
    expect(questions()).toContainEqual(
      expect.objectContaining({ by: ['priceBand', 'fuelType'], filters: { province: ['BEV'] } }),
    );
    screen.getByText(/÷ 1\.13/);
  });

  test('an account without the product Sales reads what it lacks, and is told no figure', async () => {
    answerWith({
      ...effects,
      marketCatalogue: () => {
        throw new CallError('403', '没有权限', '');
      },
    });
    open('/policy/newenergy');
    await screen.findByText(/需要开通“销量分析”/);
    expect(questions()).toEqual([]);
  });
});

test('the cities stand by type as tiles and in words, and a type shows its own alone', async () => {
  open('/policy/cities');
  const tiles = await screen.findAllByTestId('restriction-tile');
  expect(tiles.map(text)).toEqual([
    '限行限购 1 城First city',
    '限行不限购 1 城Second city',
    '不限行限购 0 城',
    '不限行不限购 1 城Third city',
  ]);
  const table = screen.getByTestId('city-table');
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(text(table)).not.toContain('Third city');
  // The province stands twice, below the city and in a column: which of them is seen is for the width.
  expect(text(table)).toContain('First cityProvinceProvince限行限购2');
  await userEvent.click(screen.getByRole('button', { name: /^限行不限购/ }));
  expect(text(table)).not.toContain('First city');
  expect(within(table).getByRole('link', { name: 'Second city' }).getAttribute('href')).toBe(
    '/policy/policies?region=1201',
  );
});

test.each([
  ['public', '政策公共报告', true],
  ['special', '政策专题报告', false],
])('S2.155 reports of kind %s are listed under their own title and opened', async (kind, title, isAlone) => {
  open(`/policy/reports-${kind}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  await userEvent.click(await screen.findByRole('link', { name: `Report for ${kind}` }));
  expect(location.search).toBe(`?id=${kind}`);
  await screen.findByTestId('report-reader');
  expect(callsOf('policyReports')[0]?.[1]).toMatchObject({ kind });
  // What is not for everybody has no page for everybody.
  expect(screen.queryByTestId('report-alone') !== null).toBe(isAlone);
});
