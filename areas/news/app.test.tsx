import '../../tests/support/mock-request.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { request } from '@portal/shell';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import App from './app.tsx';
import { preload } from './index.ts';
import { beginNews, found, newsroom, openNews, payloadsOf, refuse } from './testing/open-news.tsx';

const requests = jest.mocked(request);
const rows = () => screen.getAllByTestId('news-row').map(({ dataset }) => dataset.id);

beforeEach(() => beginNews(requests));

describe('the list', () => {
  test('S1.022 S2.039 the heading stands before any data is there; any path below the area leads to it', () => {
    requests.mockImplementation((() => new Promise(() => undefined)) as typeof request);
    openNews('/news/elsewhere?topic=market');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('资讯');
    expect(location.pathname + location.search).toBe('/news/news?topic=market');
  });

  test('S1.022 S1.023 news stand with title, source, day, topics and models; their number is announced', async () => {
    openNews('/news/news');
    await found(45);
    expect(screen.getByTestId('news-found').getAttribute('role')).toBe('status');
    const first = within(screen.getAllByTestId('news-row')[0] as HTMLElement);
    for (const text of ['Title 0', 'Summary 0', 'Daily', '2026/02/28', 'Topic market']) first.getByText(text);
    expect(first.getByTestId('row-model').textContent).toBe('Model One 正面');
    expect(rows()).toHaveLength(20);
  });

  test('S2.039 a facet narrows the list, goes into the address and can be taken away by its chip', async () => {
    openNews('/news/news?campaign=autumn');
    await found(45);
    const topics = screen.getAllByTestId('news-facet').find(({ dataset }) => dataset.facet === 'topics') as HTMLElement;
    await userEvent.click(within(topics).getByRole('checkbox', { name: /Topic price/ }));
    await found(22);
    expect(location.search).toBe('?campaign=autumn&topic=price');
    await userEvent.click(screen.getByRole('button', { name: '移除筛选：主题 Topic price' }));
    await found(45);
    expect(location.search).toBe('?campaign=autumn');
  });

  test('S2.039 a link with all filters and a page reopens exactly that', async () => {
    newsroom.liked = { topics: ['market'], models: [], brands: [], sources: [] };
    openNews('/news/news?q=title&source=Daily&mine=1&page=2');
    await found(23);
    expect(rows()).toEqual(['n40', 'n42', 'n44']);
    expect(screen.getByTestId('pager-where').textContent).toBe('第 2 / 2 页');
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('title');
  });

  test('the next page stands in the address; a new filter begins at the first page', async () => {
    openNews('/news/news');
    await found(45);
    await userEvent.click(screen.getByTestId('next-page'));
    await waitFor(() => expect(rows()[0]).toBe('n20'));
    expect(location.search).toBe('?page=2');
    await userEvent.click(screen.getAllByRole('checkbox', { name: /Topic price/ })[0] as HTMLElement);
    expect(location.search).toBe('?topic=price');
    history.back();
    await waitFor(() => expect(location.search).toBe('?page=2'));
    await waitFor(() => expect(rows()[0]).toBe('n20'));
    history.back();
    await waitFor(() => expect(rows()[0]).toBe('n0'));
    expect(location.search).toBe('');
  });

  test('S8.023 an empty search shows that there is no relevant content, and one press widens it', async () => {
    openNews('/news/news');
    await found(45);
    await userEvent.type(screen.getByRole('searchbox'), 'zzz{Enter}');
    expect(within(await screen.findByTestId('news-nothing')).getByText('暂无相关内容')).toBeTruthy();
    expect(location.search).toBe('?q=zzz');
    await userEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    await found(45);
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
  });

  test('a failed list can be asked again', async () => {
    newsroom.special.newsSearch = () => Promise.reject(new Error('down'));
    openNews('/news/news');
    const failed = await screen.findByTestId('news-failed');
    newsroom.special = {};
    await userEvent.click(within(failed).getByRole('button', { name: '重试' }));
    await found(45);
  });

  test('S1.012 a refused account is told so and may switch', async () => {
    newsroom.special.newsSearch = refuse('403');
    openNews('/news/news');
    const refused = await screen.findByTestId('area-refused');
    expect(within(refused).getByRole('button', { name: '切换账号' })).toBeTruthy();
  });

  test('J and K go from row to row, but not while somebody types', async () => {
    openNews('/news/news');
    await found(45);
    const link = (name: string) => within(screen.getByTestId('news-list')).getByRole('link', { name });
    link('Title 0').focus();
    await userEvent.keyboard('jj');
    expect(document.activeElement).toBe(link('Title 2'));
    await userEvent.keyboard('k');
    expect(document.activeElement).toBe(link('Title 1'));
    await userEvent.type(screen.getByRole('searchbox'), 'j');
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('j');
  });

  test('what preload asked is not asked again by the page', async () => {
    history.replaceState(null, '', '/news/news?topic=market&id=n3');
    preload('/news/news');
    render(<App basePath="/news" language="zh_CN" />);
    await screen.findByRole('heading', { name: 'Title 3' });
    // Beside the article its models ask for their own news.
    const lists = () => payloadsOf(requests, 'newsSearch').filter((payload) => 'topics' in (payload as object));
    await waitFor(() => expect(lists()).toHaveLength(1));
    expect(
      payloadsOf(requests, 'newsDetail').filter((payload) => (payload as { newsId: string }).newsId === 'n3'),
    ).toHaveLength(1);
    expect(payloadsOf(requests, 'newsPreference')).toHaveLength(1);
  });
});
