import { expect, type jest } from '@jest/globals';
import type { request } from '@portal/shell';
import { render, screen, waitFor } from '@testing-library/react';
import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import App from '../app.tsx';
import { detail, orderOf, reportItems, search } from './shelves.ts';

/** What a test may set of the marketplace that answers its calls. */
export const marketplace: { special: CallAnswers } = { special: {} };

const answers: CallAnswers = {
  marketReports: search,
  marketReport: ({ reportId }: { reportId: string }) => detail(reportId),
  orderReport: ({ reportId, note = '' }: { reportId: string; note?: string }) =>
    orderOf(reportItems.find((item) => item.reportId === reportId) ?? (reportItems[0] as never), { note }),
  cancelOrder: () => orderOf(reportItems[2] as never, { state: 'cancelled' }),
  reportOrders: () => ({
    orders: [
      orderOf(reportItems[2] as never, { note: 'For the board' }),
      orderOf(reportItems[5] as never, { state: 'granted', until: '2026-12-31', decidedAt: Date.now() }),
      orderOf(reportItems[7] as never, { state: 'declined', present: false, answer: 'No' }),
    ],
  }),
};

/** Begins a test: nothing is remembered. @param requests the mocked request of the shell */
export function beginMarket(requests: jest.MockedFunction<typeof request>): void {
  forgetAnswers();
  marketplace.special = {};
  requests.mockReset();
  answerCalls((name) => marketplace.special[name] ?? answers[name]);
}

/** The payloads of a call so far. */
export const payloadsOf = (requests: jest.MockedFunction<typeof request>, name: string) =>
  requests.mock.calls.filter(([call]) => call === name).map(([, payload]) => payload);

export function openMarket(address: string) {
  history.replaceState(null, '', address);
  return render(<App basePath="/report-market" language="zh_CN" />);
}

/** Waits until the list says how many it found. */
export const found = (total: number) =>
  waitFor(() => expect(screen.getByTestId('market-found').textContent).toBe(`${total} 份报告`));
