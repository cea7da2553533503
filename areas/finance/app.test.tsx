import '../../tests/support/mock-request.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { figuresOf, worthOf } from '@portal/contract';
import { CallError, request } from '@portal/shell';
import type { Query } from '@portal/ui/analysis';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import { answerWith, financeAnswer, open, testTerms } from './testing/area.tsx';

const requests = jest.mocked(request);
const questions = () =>
  requests.mock.calls.flatMap(([name, payload]) => ((name as string) === 'marketQuery' ? [payload as Query] : []));

beforeEach(() => {
  requests.mockReset();
  forgetAnswers();
  answerWith();
});

const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

describe('rights', () => {
  test('an account without the product is told so', async () => {
    answerWith({
      marketCatalogue: () => {
        throw new CallError('403', '', '');
      },
    });
    open('/finance/overview');
    expect((await screen.findByTestId('area-refused')).textContent).toContain('汽车金融');
  });

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

describe('the calculator', () => {
  const address =
    '/finance/calculator?price=200000&down=40000&months=36&rate=3.99&fee=0&balloon=0&freeMonths=0&market=6';
  const results = async () => (await screen.findByTestId('loan-results')).textContent ?? '';

  test('works out what the address says: payment, cost, true rate and worth', async () => {
    open(address);
    const text = await results();
    const { payment, cost, trueRate } = figuresOf(testTerms);
    expect(text).toContain(payment.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
    expect(text).toContain(Math.round(cost).toLocaleString('en-US'));
    expect(text).toContain(`${(trueRate * 100).toFixed(2)}%`);
    expect(text).toContain(Math.round(worthOf(testTerms, 0.06)).toLocaleString('en-US'));
    expect(within(await screen.findByTestId('pivot')).getAllByRole('row')).toHaveLength(37);
  });

  test('a term that is changed is worked out when its field is left', async () => {
    open(address);
    await results();
    const field = within(screen.getByTestId('loan-terms')).getByLabelText('名义年利率');
    fireEvent.change(field, { target: { value: '0' } });
    fireEvent.blur(field);
    await waitFor(async () => expect(await results()).toContain('4,444.44'));
    expect(await results()).toContain('0.00%');
  });

  test.each([
    ['months=0', '期数', '1 至 120'],
    ['balloon=300000', '尾款', '高于车价'],
    ['fee=160000', '手续费', '无解'],
    ['fee=170000&subsidy=190000&subsidyMonth=12', '厂商补贴', '2 个解'],
    ['price=abc', '车价', '金额'],
  ])('%s is said to be amiss at its own field, and nothing is worked out', async (query, label, sentence) => {
    const [changed] = query.split('&');
    const name = changed?.split('=')[0] ?? '';
    open(`${address.replace(new RegExp(`&?\\b(${name}|fee)=[^&]*`, 'g'), '')}&${query}`.replace('?&', '?'));
    expect((await screen.findByTestId('loan-fault')).textContent).toContain(sentence);
    const field = within(screen.getByTestId('loan-terms')).getByLabelText(label);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByTestId('loan-results')).toBeNull();
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
    open('/finance/comparison?offer=BEV&offer=ICE');
    const table = await screen.findByTestId('pivot');
    const payment = within(table)
      .getAllByRole('row')
      .find((row) => row.textContent?.startsWith('i:monthlyPayment'));
    expect(
      payment &&
        cells(payment)
          .slice(1)
          .filter((text) => text?.includes('最低')),
    ).toHaveLength(1);
  });
});

test('what an offer is worth stands beside the cash of the same month, at the rate that the address says', async () => {
  open('/finance/worth?market=6');
  const table = await screen.findByTestId('pivot');
  expect(table.textContent).toContain(Math.round(worthOf(testTerms, 0.06)).toLocaleString('en-US'));
  expect(questions().find(({ dataset }) => dataset === 'incentive')).toMatchObject({ by: ['model'], to: '2024-08' });
});
