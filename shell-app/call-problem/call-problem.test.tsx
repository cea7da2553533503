import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError, NetworkError } from '../api/call-errors.ts';
import { CallProblem } from './call-problem.tsx';

const titles = { failed: 'not fetched', refused: 'may not', answered: 'not there' };

const show = (error: unknown, retry = jest.fn()) => {
  render(<CallProblem {...titles} error={error} retry={retry} data-testid="failed" />);
  return retry;
};

describe('a call that brought nothing', () => {
  test('a failed one says so and can be tried again', async () => {
    const retry = show(new NetworkError('newsSearch', ''));
    expect(screen.getByRole('alert').textContent).toContain('not fetched');
    expect(screen.getByTestId('failed').textContent).toContain('请检查网络后重试');
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('the words of the server stand below the title for what it answers', () => {
    show(new CallError('404', 'no such item', ''));
    expect(screen.getByTestId('failed').textContent).toContain('not thereno such item');
  });

  test('S1.012 a refused account is shown the way to another', () => {
    show(new CallError('403', '', ''));
    expect(screen.getByTestId('area-refused').textContent).toContain('may not');
    expect(screen.getByRole('button', { name: '切换账号' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });
});
