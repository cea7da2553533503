import '../../../../tests/support/mock-request.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAnswers } from '../../../../tests/support/forget-answers.ts';
import { answerWith, callsOf, open, rows } from '../../testing/area.tsx';

beforeEach(() => answerWith());
afterEach(forgetAnswers);

describe('search', () => {
  test('hits are marked as text, never as markup', async () => {
    open('/policy/search?q=new+energy');
    const [first] = await rows();
    expect([...(first?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'new',
      'energy',
      'new',
      'energy',
    ]);
    expect(first?.querySelector('b')).toBeNull();
    expect(first?.textContent).toContain('<b>new energy</b>');
    expect(screen.getByTestId('policy-total').textContent).toBe('“new energy”共 23 项政策');
  });

  test('S8.023 an empty search says what was asked and widens with one click', async () => {
    open('/policy/search?q=nothing&kind=tax');
    const empty = await screen.findByTestId('policy-nothing');
    expect(empty.textContent).toContain('暂无相关内容');
    expect(empty.textContent).toContain('检索词：nothing · 类型：税收');
    await userEvent.click(within(empty).getByRole('button', { name: '清除筛选' }));
    expect(location.search).toBe('');
    expect(await rows()).toHaveLength(3);
  });

  test('a page beyond the last leads back to the first', async () => {
    open('/policy/search?page=9');
    const steps = history.length;
    await userEvent.click(await screen.findByRole('button', { name: '回到第一页' }));
    expect([location.search, history.length]).toEqual(['', steps]);
  });

  test('days narrow the search, and a wrong order is said beside them', async () => {
    open('/policy/search?from=2026-05-01&to=2026-01-01');
    expect(await screen.findByText('开始日期晚于结束日期')).toBeTruthy();
    expect(callsOf('policySearch')[0]?.[1]).toMatchObject({ from: '2026-05-01', to: '2026-01-01' });
  });

  test('the same list in its other shape keeps everything', async () => {
    open('/policy/search?q=tax&kind=charging&page=2');
    await rows();
    await userEvent.click(screen.getByRole('link', { name: '查看表格' }));
    expect(location.pathname + location.search).toBe('/policy/policies?q=tax&kind=charging&page=2');
    expect(await screen.findByTestId('policy-table')).toBeTruthy();
  });
});
