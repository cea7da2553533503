import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallError, NetworkError } from '../api/call-errors.ts';
import { setLanguage } from '../i18n/language.ts';
import { freshShell } from '../testing/fresh-shell.ts';
import { CallProblem } from './call-problem.tsx';

const titles = { failed: 'not fetched', refused: 'may not' };

const show = (error: unknown, retry = jest.fn()) => {
  render(<CallProblem {...titles} error={error} retry={retry} data-testid="failed" />);
  return retry;
};

beforeEach(() => freshShell());

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
    expect(screen.getByTestId('failed').textContent).toContain('not fetchedno such item');
  });

  test('what is gone says so once, and leads back to its list in the place of Retry', async () => {
    const leave = jest.fn();
    const gone = { back: 'to the list', leave };
    const error = new CallError('1', 'It is gone.', '', 'content.news-gone');
    const { rerender } = render(<CallProblem {...titles} error={error} retry={jest.fn()} gone={gone} />);
    expect(screen.getByRole('alert').textContent).toBe('It is gone.to the list编号：content.news-gone');
    await userEvent.click(screen.getByRole('button'));
    expect(leave).toHaveBeenCalledTimes(1);
    rerender(<CallProblem {...titles} error={new NetworkError('newsDetail', '')} retry={jest.fn()} gone={gone} />);
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });

  test.each([
    ['zh_CN', '编号：market.month-not-covered'],
    ['en', 'Reference: market.month-not-covered'],
  ] as const)('the id of what was refused can be quoted, in %s', (language, reference) => {
    setLanguage(language);
    show(new CallError('1', 'no such month', '', 'market.month-not-covered'));
    expect(screen.getByText(reference)).toBeTruthy();
    expect(screen.getByRole('alert').lastElementChild?.textContent).toBe(reference);
  });

  test.each([
    [
      'en',
      new CallError('1', 'no', '', 'http.failed', null, '0f3a5c7e9b1d'),
      'Reference: http.failed, request 0f3a5c7e9b1d',
    ],
    [
      'zh_CN',
      new CallError('1', 'no', '', 'http.failed', null, '0f3a5c7e9b1d'),
      '编号：http.failed，请求：0f3a5c7e9b1d',
    ],
    ['en', new NetworkError('newsSearch', 'not of this portal', '0f3a5c7e9b1d'), 'Request: 0f3a5c7e9b1d'],
    ['zh_CN', new NetworkError('newsSearch', 'not of this portal', '0f3a5c7e9b1d'), '请求：0f3a5c7e9b1d'],
  ] as const)('how the server calls the request can be quoted too, in %s: %s', (language, error, reference) => {
    setLanguage(language);
    show(error);
    expect(screen.getByRole('alert').lastElementChild?.textContent).toBe(reference);
  });

  test('a refused account can quote it as well', () => {
    show(new CallError('403', '', '', 'catalogue.product-not-held'));
    expect(screen.getByTestId('area-refused').textContent).toContain('编号：catalogue.product-not-held');
  });

  test.each([new CallError('1', 'no', ''), new NetworkError('newsSearch', '')])(
    'without an id none is shown: %s',
    (error) => {
      show(error);
      expect(screen.getByTestId('failed').textContent).not.toContain('编号');
    },
  );

  test.each([
    ['too many at once', '429', true],
    ['stopped for its time', '1', true],
    ['too large, as it would be again', '413', false],
  ])(
    'of a question that was %s, the words of the server stand there, and Retry where it can help',
    (_what, code, helps) => {
      show(new CallError(code, 'The words of the server.', '', 'market.some-limit'));
      expect(screen.getByTestId('failed').textContent).toContain('not fetchedThe words of the server.');
      expect(screen.queryByRole('button', { name: '重试' }) !== null).toBe(helps);
    },
  );

  test('what a demonstration is still making is no failure, and is looked for again by itself', () => {
    jest.useFakeTimers();
    try {
      const retry = show(new CallError('1', 'In a minute or two.', '', 'market.demonstration-unfinished'));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByTestId('being-made').textContent).toContain('演示数据生成中In a minute or two.');
      jest.advanceTimersByTime(25_000);
      expect(retry).toHaveBeenCalledTimes(2);
    } finally {
      jest.useRealTimers();
    }
  });

  test('S1.012 a refused account is shown the way to another', () => {
    show(new CallError('403', '', ''));
    expect(screen.getByTestId('area-refused').textContent).toContain('may not');
    expect(screen.getByRole('button', { name: '切换账号' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });
});
