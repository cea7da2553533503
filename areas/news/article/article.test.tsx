import '../../../tests/support/mock-request.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { MenuEntry } from '@portal/contract';
import { request } from '@portal/shell';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../../shell-app/session/session.ts';
import { beginNews, found, newsroom, openNews, refuse } from '../testing/open-news.tsx';

const requests = jest.mocked(request);

beforeEach(() => beginNews(requests));

describe('the article', () => {
  test('S1.023 shows its models with their tone in words, and the way to sales where the account holds it', async () => {
    session.menus = [{ path: '/sales', special: false } as MenuEntry];
    openNews('/news/news?id=n4');
    await screen.findByRole('heading', { level: 1, name: 'Title 4' });
    const models = screen.getAllByTestId('linked-model').map(({ textContent }) => textContent);
    expect(models).toEqual(
      ['Model One正面', 'Model Two中性', 'Model Three负面'].map((text) => `${text}销量趋势相关资讯`),
    );
    expect(screen.getAllByTestId('model-sales')[0]?.getAttribute('href')).toBe('/sales/trend?by=model&model=m1');
  });

  test('S1.023 without sales there is no link that would be refused', async () => {
    openNews('/news/news?id=n4');
    await screen.findByTestId('linked-models');
    expect(screen.queryByTestId('model-sales')).toBeNull();
  });

  test('S2.039 opens from the list and leads back to the list with the focus on it', async () => {
    openNews('/news/news?topic=market');
    await found(23);
    await userEvent.click(within(screen.getByTestId('news-list')).getByRole('link', { name: 'Title 2' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Title 2' });
    expect(location.search).toBe('?topic=market&id=n2');
    expect(document.activeElement).toBe(heading);
    expect(screen.getByTestId('news').hidden).toBe(true);
    await userEvent.keyboard('j');
    await screen.findByRole('heading', { level: 1, name: 'Title 4' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByTestId('news').hidden).toBe(false));
    expect(location.search).toBe('?topic=market');
    expect((document.activeElement as HTMLElement).dataset.newsId).toBe('n4');
  });

  test('S2.039 a link straight to it leads back to its list', async () => {
    openNews('/news/news?source=Weekly&id=n3');
    await screen.findByRole('heading', { level: 1, name: 'Title 3' });
    fireEvent.click(screen.getByTestId('news-back'));
    await found(22);
    expect(location.search).toBe('?source=Weekly');
  });

  test('an article that is gone says so', async () => {
    newsroom.special.newsDetail = refuse('1', '没有这条资讯');
    openNews('/news/news?id=gone');
    const failed = await screen.findByTestId('news-failed');
    expect(failed.textContent).toContain('没有找到这条资讯');
    expect(failed.textContent).toContain('没有这条资讯');
  });
});
