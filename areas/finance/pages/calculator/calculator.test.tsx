import '../../../../tests/support/mock-request.ts';
import { describe, expect, jest, test } from '@jest/globals';
import { figuresOf, worthOf } from '@portal/contract';
import { CallError } from '@portal/shell';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEachAnswer } from '../../../../ui/analysis/testing/area-tests.ts';
import { answerWith, open, testTerms } from '../../testing/area.tsx';
import { termLines } from './plan-table.ts';
import { termUnits, usualTerms } from './read-terms.ts';

beforeEachAnswer(answerWith);

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

  test('needs nothing of the market: it works out without it, and is refused with the product alone', async () => {
    const failing = (status: string) =>
      answerWith({
        marketCatalogue: () => {
          throw new CallError(status, '', '');
        },
      });
    failing('500');
    open(address);
    expect(await results()).toContain(Math.round(figuresOf(testTerms).cost).toLocaleString('en-US'));
    cleanup();
    failing('403');
    open(address);
    await screen.findByTestId('area-refused');
    expect(screen.queryByTestId('loan-results')).toBeNull();
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

  test('a field that is left empty has its value again, and figures stay', async () => {
    open(address);
    const before = await results();
    const field = within(screen.getByTestId('loan-terms')).getByLabelText<HTMLInputElement>('首付');
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.blur(field);
    expect(field.value).toBe('40000');
    expect([await results(), new URLSearchParams(location.search).get('down')]).toEqual([before, '40000']);
  });

  test('a market rate that is not written plainly is amiss', async () => {
    open(address.replace('market=6', 'market=0x10'));
    await results();
    const field = within(screen.getByTestId('loan-terms')).getByLabelText('市场年利率');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('its link has every term in it, and the plan is taken away with them', async () => {
    const write = jest.fn<(text: string) => Promise<void>>(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    open('/finance/calculator?rate=2.5');
    await results();
    fireEvent.click(within(document.body).getAllByTestId('share-link')[0] as HTMLElement);
    await waitFor(() => expect(write).toHaveBeenCalled());
    const link = new URL(write.mock.calls[0]?.[0] ?? '').searchParams;
    expect(Object.fromEntries(link)).toMatchObject({ ...usualTerms, rate: '2.5', market: '4.5' });
    const lines = termLines(
      testTerms,
      (term) => term,
      (term) => termUnits[term],
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        ['price', '200,000 yuan'],
        ['months', '36 monthsUnit'],
        ['rate', '3.99%'],
      ]),
    );
  });

  test.each([
    ['months=0', '期数', '1 至 120'],
    ['balloon=300000', '尾款', '高于车价'],
    ['fee=160000', '手续费', '无解'],
    ['fee=159000', '手续费', '每月超过 100%'],
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
