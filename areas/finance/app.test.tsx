import '../../tests/support/mock-request.ts';
import { describe, expect, test } from '@jest/globals';
import { type CallPayload, worthOf } from '@portal/contract';
import { CallError } from '@portal/shell';
import type { Query } from '@portal/ui/analysis';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEachAnswer, cellsOf, questions, testRefusal } from '../../ui/analysis/testing/area-tests.ts';
import { answerWith, financeAnswer, open, testTerms } from './testing/area.tsx';
import { catalogueOf } from './testing/catalogues.ts';

beforeEachAnswer(answerWith);

describe('rights', () => {
  testRefusal(answerWith, open, '/finance/overview', '汽车金融');

  test('without Incentives no cash is asked for, and the page says which product it needs', async () => {
    answerWith({
      marketDatasets: () => ({ datasets: [{ key: 'offer', name: 'offer', covered: true }] }),
    });
    open('/finance/worth');
    expect((await screen.findByTestId('incentive-wanted')).textContent).toContain('终端促销');
    await screen.findByTestId('pivot');
    expect(questions().every(({ dataset }) => dataset !== 'incentive')).toBe(true);
  });
});

describe('offers', () => {
  test('stand with their days, and one that is chosen has a sheet that leads to the calculator with its terms', async () => {
    open('/finance/offers');
    await waitFor(() => expect(screen.getByTestId('pivot').textContent).toContain('2024/12/31'));
    expect(questions().find(({ by }) => by.includes('offer'))).toMatchObject({ from: '2024-08', to: '2024-08' });
  });

  test('one that is chosen has a sheet that leads to the calculator with its terms', async () => {
    open('/finance/offers?offer=BEV');
    const sheet = await screen.findByTestId('offer-sheet');
    await waitFor(() => expect(sheet.textContent).toContain('2024/03/01'));
    expect(sheet.textContent).toContain('4.06%');
    const link = screen.getByText('在计算器中打开').closest('a');
    expect(link?.getAttribute('href')).toContain('price=200000&down=40000&months=36&rate=3.99&');
    // The offer itself, which the test market calls ICE, stands first.
    const beside = (await screen.findByText('与同车型其他 1 个方案对比')).closest('a');
    expect(beside?.getAttribute('href')).toBe('/finance/comparison?from=2024-08&to=2024-08&offer=ICE&offer=BEV');
  });

  test('one that no month has is said to be none', async () => {
    answerWith({ marketQuery: (query) => ({ ...financeAnswer(query as Query), rows: [] }) });
    open('/finance/offers?offer=nobody');
    expect(await screen.findByText('没有这个方案')).toBeTruthy();
  });

  test('side by side each is a column, and the lowest payment is marked where they differ', async () => {
    answerWith({
      marketQuery: (payload) => {
        const answer = financeAnswer(payload as Query);
        const rows = answer.rows.map((row, at) => ({ ...row, values: { ...row.values, monthlyPayment: 4000 + at } }));
        return { ...answer, rows };
      },
    });
    open('/finance/comparison?offer=ICE&offer=BEV');
    const table = await screen.findByTestId('pivot');
    const payment = within(table)
      .getAllByRole('row')
      .find((row) => row.textContent?.startsWith('i:monthlyPayment'));
    expect(
      payment &&
        cellsOf(payment)
          .slice(1)
          .filter((text) => text?.includes('最低')),
    ).toHaveLength(1);
  });
});

describe('what an offer is worth', () => {
  const catalogueFails = () =>
    answerWith({
      marketCatalogue: (payload) => {
        const wanted = payload as CallPayload<'marketCatalogue'>;
        if (wanted.dataset === 'incentive') throw new CallError('500', '', '');
        return catalogueOf(wanted);
      },
    });

  test('where nothing is known of the cash says so, in place of figures without it', async () => {
    catalogueFails();
    open('/finance/worth');
    expect((await screen.findAllByText('重试')).length).toBeGreaterThan(0);
    expect(screen.queryByTestId('pivot')).toBeNull();
  });

  test('stands alone in a month before the first of the cash', async () => {
    answerWith({
      marketCatalogue: (payload) => {
        const wanted = payload as CallPayload<'marketCatalogue'>;
        return { ...catalogueOf(wanted), ...(wanted.dataset === 'incentive' && { first: '2024-09', last: '2024-10' }) };
      },
    });
    open('/finance/worth');
    const table = await screen.findByTestId('pivot');
    expect(table.textContent).not.toContain('i:cash');
    expect(screen.getAllByText(/早于现金优惠的最早数据/).length).toBeGreaterThan(0);
    expect(screen.queryByText('最优方案价值与现金优惠：按车型')).toBeNull();
  });
});

test('what an offer is worth stands beside the cash of the same month, at the rate that the address says', async () => {
  open('/finance/worth?market=6');
  const table = await screen.findByTestId('pivot');
  expect(table.textContent).toContain(Math.round(worthOf(testTerms, 0.06)).toLocaleString('en-US'));
  expect(questions().find(({ dataset }) => dataset === 'incentive')).toMatchObject({ by: ['model'], to: '2024-08' });
});
