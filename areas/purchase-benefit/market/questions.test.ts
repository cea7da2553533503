import { describe, expect, test } from '@jest/globals';
import { testCatalogue } from '../../../ui/analysis/testing/market.ts';
import { besideOf, movesOf } from './questions.ts';
import { ofBenefits } from './subjects.ts';

const catalogue = { ...testCatalogue, dataset: 'benefit', dataSources: [], first: '2020-01', last: '2024-08' };
const viewOf = (from: string, to: string) => ofBenefits.views.read(new URLSearchParams({ from, to }));

describe('the months that the changes of benefits are read from', () => {
  test.each([
    ['the one before and the one after', '2024-02', '2024-06', ['2024-01', '2024-07']],
    ['none beyond those that are known', '2024-02', '2024-08', ['2024-01', '2024-08']],
    ['none before the first', '2020-01', '2020-06', ['2020-01', '2020-07']],
    ['no more than a question may have', '2021-01', '2023-12', ['2021-01', '2023-12']],
    ['with one to spare that after them', '2021-01', '2023-11', ['2021-01', '2023-12']],
  ])('are those of the view and %s', (_what, from, to, months) => {
    const query = movesOf(viewOf(from, to), catalogue);
    expect([query.from, query.to]).toEqual(months);
  });
});

test('sales are asked as far as their source goes, though another one goes on', () => {
  const view = viewOf('2024-06', '2024-08');
  const question = { ...movesOf(view, catalogue), to: '2024-08' };
  const wanted = {
    dataset: 'sales' as const,
    dataSources: ['DATASOURCE_ZD_LINGSHOU' as const],
    indicators: ['volume' as const],
  };
  expect(besideOf(view, question, testCatalogue, wanted)).toMatchObject({ from: '2024-07', to: '2024-07' });
});
