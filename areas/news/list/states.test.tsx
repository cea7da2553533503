import '../../../tests/support/mock-request.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginNews, found, newsroom, openNews } from '../testing/open-news.tsx';

beforeEach(() => beginNews(jest.mocked(request)));

const bones = () => document.querySelectorAll('.skeleton').length;
const keys = '按 J、K 上下移动，Enter 打开';

describe('the list without rows', () => {
  test('on its way it holds the room of rows and filters', () => {
    newsroom.special.newsSearch = () => new Promise(() => undefined);
    openNews('/news/news?q=x');
    expect(bones()).toBeGreaterThan(8 * 4);
  });

  test('one that could not be fetched waits for nothing more: no filters with counts, no number, no keys', async () => {
    newsroom.special.newsSearch = () => Promise.reject(new Error('down'));
    openNews('/news/news?q=title');
    const failed = await screen.findByTestId('news-failed');
    expect(bones()).toBe(0);
    expect(screen.queryByTestId('news-facet')).toBeNull();
    expect(screen.getByTestId('news-found').textContent?.trim()).toBe('');
    expect(screen.queryByText(keys)).toBeNull();
    newsroom.special = {};
    await userEvent.click(within(failed).getByRole('button', { name: '重试' }));
    await found(45);
    expect(screen.getAllByTestId('news-facet')).toHaveLength(3);
    screen.getByText(keys);
  });

  test('S8.023 one that found nothing has no keys to move by', async () => {
    openNews('/news/news?q=zzz');
    await screen.findByTestId('news-nothing');
    expect(screen.queryByText(keys)).toBeNull();
  });

  test('a page behind the last leads to the first', async () => {
    openNews('/news/news?page=9');
    const nothing = await screen.findByTestId('news-nothing');
    const steps = history.length;
    expect(nothing.textContent).toBe('本页没有内容回到第一页');
    await userEvent.click(within(nothing).getByRole('button', { name: '回到第一页' }));
    await screen.findByText('Title 0');
    expect([location.search, history.length]).toEqual(['', steps]);
  });
});
