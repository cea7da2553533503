import '../../tests/support/mock-request.ts';
import { describe, expect, test } from '@jest/globals';
import type { Query } from '@portal/ui/analysis';
import { screen, waitFor } from '@testing-library/react';
import { beforeEachAnswer, questions, rowsOf, testRefusal } from '../../ui/analysis/testing/area-tests.ts';
import { testAnswer } from '../../ui/analysis/testing/market.ts';
import { answerWith, open } from './testing/area.tsx';
import { only } from './testing/catalogues.ts';

beforeEachAnswer(answerWith);

/** Who has Channel and dealer, and not the sales. */
const withoutSales = () => answerWith(only('outlet'));

describe('rights', () => {
  testRefusal(answerWith, open, '/channel/overview', '渠道与经销商');

  test.each(['white-spots', 'productivity'])(
    'without the sales %s says which product it needs, and asks none',
    async (page) => {
      withoutSales();
      open(`/channel/${page}`);
      expect((await screen.findByTestId('sales-wanted')).textContent).toContain('销量分析');
      expect(questions().filter(({ dataset }) => dataset === 'sales')).toEqual([]);
    },
  );

  test('a city stands without its sales where these are not open', async () => {
    withoutSales();
    open('/channel/city?city=BEV');
    expect((await screen.findByTestId('pivot')).textContent).toContain('Battery');
    expect(await screen.findByText(/需要“销量分析”/)).toBeTruthy();
    expect(questions().every(({ dataset }) => dataset === 'outlet')).toBe(true);
  });
});

describe('white spots', () => {
  test('rivals are those of the filter, else all but the own brand', async () => {
    open('/channel/white-spots?own=ICE');
    await screen.findAllByTestId('key-figure');
    await waitFor(() => expect(questions().some(({ dataset }) => dataset === 'sales')).toBe(true));
    const sold = questions().filter(({ dataset }) => dataset === 'sales');
    expect(sold[0]).toMatchObject({
      by: ['city', 'province', 'tier'],
      without: { brand: ['ICE'] },
      from: '2023-08',
      to: '2024-07',
    });
    expect(sold[1]).toMatchObject({ by: ['city'], filters: { brand: ['ICE'] } });
  });

  test('where the own brand is in every city there are none, and the page says so', async () => {
    answerWith({ marketQuery: (query) => testAnswer(query as Query) });
    open('/channel/white-spots?own=ICE&brand=BEV');
    expect(await screen.findByText('没有空白城市')).toBeTruthy();
  });
});

describe('cars per outlet', () => {
  test('are the retail of a year by the outlets at its end', async () => {
    answerWith({
      marketQuery: (payload) => {
        const query = payload as Query;
        const answer = testAnswer(query);
        const value = query.dataset === 'outlet' ? { outlets: 50, outletCities: 9 } : { volume: 12_000 };
        return { ...answer, rows: answer.rows.map((row) => ({ ...row, values: value })) };
      },
    });
    open('/channel/productivity');
    const [first] = rowsOf(await screen.findByTestId('pivot'));
    // 12,000 cars in twelve months, 50 outlets: 20 a month each.
    expect(first?.at(-1)).toBe('20.0');
  });
});

describe('outlets by name', () => {
  test('stand with their addresses; those that are only counted are left out', async () => {
    open('/channel/outlets');
    const rows = rowsOf(await screen.findByTestId('pivot'));
    await waitFor(() => expect(screen.getByTestId('pivot').textContent).toContain('样例路1号'));
    expect(rows[0]?.[0]).toContain('Battery');
    expect(questions()[0]?.without).toEqual({ outlet: ['unlisted'] });
  });

  test('one that is chosen has a page of its own, with the others of its brand in the city', async () => {
    open('/channel/outlets?outlet=BEV');
    const sheet = await screen.findByTestId('outlet-sheet');
    await waitFor(() => expect(sheet.textContent).toContain('400-000-0001'));
    const one = [expect.any(String)];
    await waitFor(() => expect(questions().at(-1)?.filters).toEqual({ brand: one, city: one }));
  });

  test('one that no month lists is said to be none', async () => {
    answerWith({ marketQuery: (query) => ({ ...testAnswer(query as Query), rows: [] }) });
    open('/channel/outlets?outlet=nobody');
    expect(await screen.findByText('没有这家网点')).toBeTruthy();
  });
});

test('stock says beside its figures what they leave out', async () => {
  open('/channel/stock');
  expect((await screen.findAllByText(/不含厂家库存、在途与出口/)).length).toBeGreaterThan(0);
  const sold = questions().filter(({ dataset }) => dataset === 'sales');
  expect(sold.every(({ dataSources }) => dataSources[0] === 'DATASOURCE_ZD_LINGSHOU')).toBe(true);
});
