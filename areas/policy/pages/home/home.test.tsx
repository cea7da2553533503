import '../../../../tests/support/mock-request.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CallError } from '@portal/shell';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allTimersBut } from '../../../../tests/support/all-timers-but.ts';
import { forgetAnswers } from '../../../../tests/support/forget-answers.ts';
import { answerWith, open } from '../../testing/area.tsx';
import { testItems } from '../../testing/policies.ts';

beforeEach(() => answerWith());
afterEach(forgetAnswers);

describe('policy home', () => {
  test('S1.026 the bare address opens the first page and keeps the query', async () => {
    open('/policy?campaign=autumn');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('政策首页');
    await screen.findByTestId('policy-upcoming');
    expect(location.pathname + location.search).toBe('/policy/home?campaign=autumn');
  });

  test('S1.012 kinds and levels lead into the search, policies to their text', async () => {
    open('/policy/home');
    const counts = await screen.findByTestId('policy-counts');
    expect(
      within(counts)
        .getByRole('link', { name: /n:charging/ })
        .getAttribute('href'),
    ).toBe('/policy/search?kind=charging');
    expect(
      within(counts)
        .getByRole('link', { name: /n:national/ })
        .getAttribute('href'),
    ).toBe('/policy/search?level=national');
    const latest = screen.getByTestId('policy-latest');
    expect(within(latest).getByRole('link', { name: testItems[0]?.title }).getAttribute('href')).toBe(
      '/policy/policies?id=p1',
    );
    expect(screen.getByText('共收录 1,236 项政策')).toBeTruthy();
  });

  test('words typed on the first page are searched', async () => {
    open('/policy/home');
    await userEvent.click(screen.getByRole('searchbox', { name: '检索政策' }));
    await userEvent.paste('new energy');
    await userEvent.keyboard('{Enter}');
    expect(location.pathname + location.search).toBe('/policy/search?q=new+energy');
  });

  test('what changes soon says its day and how far it is', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-12-01T00:00:00Z'), doNotFake: allTimersBut('Date') });
    open('/policy/home');
    const upcoming = await screen.findByTestId('policy-upcoming');
    expect(within(upcoming).getByText('到期')).toBeTruthy();
    expect(within(upcoming).getByText('2026/12/31')).toBeTruthy();
    expect(within(upcoming).getByText('30 天后')).toBeTruthy();
  });

  test('a failed question can be asked again', async () => {
    answerWith({
      policyHome: () => {
        throw new CallError('500', '服务暂时不可用', '');
      },
    });
    open('/policy/home');
    expect((await screen.findByTestId('policy-failed')).textContent).toContain('服务暂时不可用');
    answerWith();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByTestId('policy-upcoming')).toBeTruthy();
  });
});
