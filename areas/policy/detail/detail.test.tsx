import '../../../tests/support/mock-request.ts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CallError } from '@portal/shell';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allTimersBut } from '../../../tests/support/all-timers-but.ts';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import { answerWith, callsOf, open, rows } from '../testing/area.tsx';
import { testDetail } from '../testing/policies.ts';

beforeEach(() => answerWith());
afterEach(forgetAnswers);

describe('one policy', () => {
  test('S1.025 a link opens its figures with unit and note, its days, text, changes and source', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-12-01T00:00:00Z'), doNotFake: allTimersBut('Date') });
    open('/policy/policies?id=p1');
    const figures = await screen.findAllByTestId('policy-figure');
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      'Support per car20,000yuanArticle 2 names the sum.First paragraph.',
      'Share of the price-来源未注明依据的句子',
    ]);
    expect(screen.getByTestId('policy-period').textContent).toContain(
      '2026/01/10 ~ 2026/12/31 · 已生效 326 天 · 30 天后到期',
    );
    expect(screen.getByTestId('policy-text').textContent).toContain('<script>alert(1)</script>');
    expect(screen.getByTestId('policy-text').querySelector('script')).toBeNull();
    expect(screen.getByTestId('policy-changes').textContent).toContain('2026/03/01');
    expect(screen.getByTestId('policy-source').getAttribute('rel')).toContain('noopener');
  });

  test('two texts stand side by side with what changed between them', async () => {
    open('/policy/policies?id=p1');
    const versions = within(await screen.findByTestId('policy-versions'));
    const marked = (tag: 'del' | 'ins') =>
      [...screen.getByTestId('policy-versions').querySelectorAll(tag)].map(({ textContent }) => textContent);
    expect([marked('del'), marked('ins')]).toEqual([['3,000'], ['5,000', 'Until the end of the year.']]);
    expect((versions.getByLabelText('右侧版本') as HTMLSelectElement).value).toBe('1');
    await userEvent.selectOptions(versions.getByLabelText('左侧版本'), '1');
    expect([marked('del'), marked('ins')]).toEqual([[], []]);
  });

  test('without days and without source it says so', async () => {
    open('/policy/policies?id=p3');
    expect((await screen.findByTestId('policy-period')).textContent).toContain('未注明有效期');
    expect(screen.getByText('演示内容，不是真实政策')).toBeTruthy();
    expect(screen.queryByTestId('policy-source')).toBeNull();
  });

  test('opened from the list it takes the focus, and gives it back to its row when closed', async () => {
    open('/policy/policies?kind=charging');
    await rows();
    await userEvent.click(screen.getByRole('link', { name: 'Charging posts, =1+1' }));
    expect(location.search).toBe('?kind=charging&id=p2');
    const detail = await screen.findByTestId('policy-detail');
    expect(document.activeElement).toBe(within(detail).getByRole('heading', { level: 2 }));
    await userEvent.click(screen.getByTestId('policy-close'));
    await waitFor(() => expect(location.search).toBe('?kind=charging'));
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.policy).toBe('p2'));
  });

  test('Escape leads back to the list, as in an article and a report', async () => {
    open('/policy/policies');
    await rows();
    await userEvent.click(screen.getByRole('link', { name: 'Charging posts, =1+1' }));
    await screen.findByTestId('policy-figures');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByTestId('policy-detail')).toBeNull());
    expect(location.search).toBe('');
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.policy).toBe('p2'));
  });

  test('the buttons turn to the neighbours in the list, and keep the focus', async () => {
    open('/policy/policies?id=p1');
    await rows();
    const next = screen.getByRole('button', { name: '下一项' });
    await userEvent.click(next);
    expect(location.search).toBe('?id=p2');
    expect(document.activeElement).toBe(next);
    await userEvent.click(next);
    expect(location.search).toBe('?id=p3');
    expect((next as HTMLButtonElement).disabled).toBe(true);
    expect(callsOf('policySearch')).toHaveLength(1);
  });

  test('a policy that is gone can be left, and the list beside it stands', async () => {
    answerWith({
      policyDetail: () => {
        throw new CallError('1', '没有这项政策', '', 'content.policy-gone');
      },
    });
    open('/policy/policies?id=gone');
    expect((await screen.findByTestId('policy-failed')).textContent).toBe(
      '没有这项政策返回列表编号：content.policy-gone',
    );
    expect(await rows()).toHaveLength(3);
    await userEvent.click(screen.getByTestId('policy-close'));
    expect(location.search).toBe('');
  });

  test('an answer that comes late is not taken for the policy opened since', async () => {
    const late: ((detail: unknown) => void)[] = [];
    answerWith({
      policyDetail: ({ policyId }) =>
        policyId === 'p1' ? new Promise((done) => late.push(done)) : testDetail(policyId),
    });
    open('/policy/policies?id=p1');
    await rows();
    await userEvent.click(screen.getByRole('button', { name: '下一项' }));
    await screen.findByTestId('policy-figures');
    await act(async () => late[0]?.(testDetail('p1')));
    expect(screen.queryByTestId('policy-source')).toBeNull();
  });
});
