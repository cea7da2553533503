import type { MenuEntry, NewsPreference, NewsQuery } from '@portal/contract';
import { CallError, request, session } from '@portal/shell';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import App from './App.tsx';
import { preload } from './data/preload.ts';
import { detail, search } from './testing/newsroom.ts';

vi.mock('@portal/shell', async (original) => ({ ...(await original<object>()), request: vi.fn() }));

const asked = vi.mocked(request);
let liked: NewsPreference;
let special: Record<string, (payload: unknown) => unknown>;
let hours = 0;

const calls = (name: string) => asked.mock.calls.filter(([call]) => call === name).map(([, payload]) => payload);

const answers: Record<string, (payload: never) => unknown> = {
  newsSearch: (query: NewsQuery) => search(query, liked),
  newsDetail: ({ newsId }: { newsId: string }) => detail(newsId),
  newsPreference: () => liked,
  saveNewsPreference: (wanted: NewsPreference) => {
    liked = wanted;
    return null;
  },
};

const refuse =
  (status: string, said = '') =>
  () => {
    throw new CallError(status, said, '');
  };

function open(address: string) {
  history.replaceState(null, '', address);
  return render(<App basePath="/news" language="zh_CN" />);
}

const rows = () => screen.getAllByTestId('news-row').map(({ dataset }) => dataset.id);
const found = (total: number) =>
  waitFor(() => expect(screen.getByTestId('news-found').textContent).toBe(`${total} 条资讯`));

beforeEach(() => {
  // Answers are remembered for two minutes: each test is an hour of its own.
  const { now } = Date;
  hours += 1;
  const later = hours * 3_600_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + later);
  liked = { topics: [], models: [] };
  special = {};
  session.menus = [];
  asked.mockReset();
  asked.mockImplementation(((name: string, payload: unknown) =>
    Promise.resolve().then(() => (special[name] ?? answers[name])?.(payload as never))) as typeof request);
});
describe('the list', () => {
  test('S1.022 S2.039 the heading stands before any data is there; any path below the area leads to it', () => {
    asked.mockImplementation((() => new Promise(() => undefined)) as typeof request);
    open('/news/elsewhere?topic=market');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('资讯');
    expect(location.pathname + location.search).toBe('/news/news?topic=market');
  });

  test('S1.022 S1.023 news stand with title, source, day, topics and models; their number is announced', async () => {
    open('/news/news');
    await found(45);
    expect(screen.getByTestId('news-found').getAttribute('role')).toBe('status');
    const first = within(screen.getAllByTestId('news-row')[0] as HTMLElement);
    for (const text of ['Title 0', 'Summary 0', 'Daily', '2026/02/28', 'Topic market']) first.getByText(text);
    expect(first.getByTestId('row-model').textContent).toBe('Model One 正面');
    expect(rows()).toHaveLength(20);
  });

  test('S2.039 a facet narrows the list, goes into the address and can be taken away by its chip', async () => {
    open('/news/news?campaign=autumn');
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
    liked = { topics: ['market'], models: [] };
    open('/news/news?q=title&source=Daily&mine=1&page=2');
    await found(23);
    expect(rows()).toEqual(['n40', 'n42', 'n44']);
    expect(screen.getByTestId('news-page').textContent).toBe('第 2 / 2 页');
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('title');
  });

  test('the next page stands in the address; a new filter begins at the first page', async () => {
    open('/news/news');
    await found(45);
    await userEvent.click(screen.getByTestId('next-page'));
    await waitFor(() => expect(rows()[0]).toBe('n20'));
    expect(location.search).toBe('?page=2');
    await userEvent.click(screen.getAllByRole('checkbox', { name: /Topic price/ })[0] as HTMLElement);
    expect(location.search).toBe('?topic=price');
  });

  test('S8.023 an empty search shows that there is no relevant content, and one press widens it', async () => {
    open('/news/news');
    await found(45);
    await userEvent.type(screen.getByRole('searchbox'), 'zzz{Enter}');
    expect(within(await screen.findByTestId('news-nothing')).getByText('暂无相关内容')).toBeTruthy();
    expect(location.search).toBe('?q=zzz');
    await userEvent.click(screen.getByRole('button', { name: '清除条件' }));
    await found(45);
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('');
  });

  test('a failed list can be asked again', async () => {
    special.newsSearch = () => Promise.reject(new Error('down'));
    open('/news/news');
    const failed = await screen.findByTestId('news-failed');
    special = {};
    await userEvent.click(within(failed).getByRole('button', { name: '重试' }));
    await found(45);
  });

  test('S1.023 followed news that could not be fetched say so in their place and can be asked again', async () => {
    liked = { topics: ['price'], models: [] };
    special.newsPreference = () => Promise.reject(new Error('down'));
    open('/news/news');
    await found(45);
    const failed = within(screen.getByTestId('my-news'));
    expect(failed.getByRole('alert').textContent).toContain('资讯没有取到');
    special = {};
    await userEvent.click(failed.getByRole('button', { name: '重试' }));
    expect(await within(screen.getByTestId('my-news')).findByText('Title 1')).toBeTruthy();
  });

  test('S1.012 a refused account is told so and may switch', async () => {
    special.newsSearch = refuse('403');
    open('/news/news');
    const refused = await screen.findByTestId('area-refused');
    expect(within(refused).getByRole('button', { name: '切换账号' })).toBeTruthy();
  });

  test('J and K go from row to row, but not while somebody types', async () => {
    open('/news/news');
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
    await waitFor(() => expect(calls('newsSearch')).toHaveLength(1));
    expect(calls('newsDetail').filter((payload) => (payload as { newsId: string }).newsId === 'n3')).toHaveLength(1);
    expect(calls('newsPreference')).toHaveLength(1);
  });
});

describe('what a person follows', () => {
  test('S1.023 whoever follows nothing is invited to choose; the choice is saved and shows its news on top', async () => {
    open('/news/news');
    const invitation = await screen.findByTestId('news-invitation');
    await userEvent.click(within(invitation).getByTestId('news-choose'));
    const drawer = await screen.findByTestId('news-preference');
    await userEvent.click(await within(drawer).findByRole('checkbox', { name: 'Topic price' }));
    await userEvent.type(within(drawer).getByRole('searchbox'), 'three');
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Model Three' }));
    expect(within(drawer).queryByRole('checkbox', { name: 'Model One' })).toBeNull();
    await userEvent.click(within(drawer).getByTestId('save-preference'));
    expect(calls('saveNewsPreference')).toEqual([{ topics: ['price'], models: ['m3'] }]);
    const mine = await screen.findByTestId('my-news');
    await within(mine).findByText('Title 1');
    await userEvent.click(within(mine).getByRole('link', { name: '查看全部 30 条' }));
    await found(30);
    expect(location.search).toBe('?mine=1');
  });

  test('S1.023 my news of a person who follows nothing invites to choose', async () => {
    open('/news/news?mine=1');
    expect(await screen.findByTestId('news-invitation')).toBeTruthy();
    expect(calls('newsSearch')).toEqual([]);
  });

  test('S1.023 another choice asks anew', async () => {
    liked = { topics: ['price'], models: [] };
    open('/news/news?mine=1');
    await found(22);
    await userEvent.click(screen.getByTestId('news-follow'));
    const drawer = await screen.findByTestId('news-preference');
    await userEvent.click(await within(drawer).findByRole('checkbox', { name: 'Topic market' }));
    await userEvent.click(within(drawer).getByTestId('save-preference'));
    await found(45);
  });

  test('a choice that could not be saved stays, with the reason beside the button', async () => {
    special.saveNewsPreference = () => Promise.reject(new Error('down'));
    open('/news/news');
    await userEvent.click(await screen.findByTestId('news-choose'));
    const drawer = await screen.findByTestId('news-preference');
    await userEvent.click(await within(drawer).findByRole('checkbox', { name: 'Topic price' }));
    await userEvent.click(within(drawer).getByTestId('save-preference'));
    expect((await within(drawer).findByRole('alert')).textContent).toBe('没有保存成功，请重试。');
    expect((within(drawer).getByRole('checkbox', { name: 'Topic price' }) as HTMLInputElement).checked).toBe(true);
  });
});

describe('the article', () => {
  test('S1.023 shows its models with their tone in words, and the way to sales where the account holds it', async () => {
    session.menus = [{ path: '/sales', special: false } as MenuEntry];
    open('/news/news?id=n4');
    await screen.findByRole('heading', { level: 1, name: 'Title 4' });
    const models = screen.getAllByTestId('linked-model').map(({ textContent }) => textContent);
    expect(models).toEqual(
      ['Model One正面', 'Model Two中性', 'Model Three负面'].map((said) => `${said}销量趋势相关资讯`),
    );
    expect(screen.getAllByTestId('model-sales')[0]?.getAttribute('href')).toBe('/sales/trend?by=model&model=m1');
  });

  test('S1.023 without sales there is no link that would be refused', async () => {
    open('/news/news?id=n4');
    await screen.findByTestId('linked-models');
    expect(screen.queryByTestId('model-sales')).toBeNull();
  });

  test('S2.039 opens from the list and leads back to the list with the focus on it', async () => {
    open('/news/news?topic=market');
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
    open('/news/news?source=Weekly&id=n3');
    await screen.findByRole('heading', { level: 1, name: 'Title 3' });
    fireEvent.click(screen.getByTestId('news-back'));
    await found(22);
    expect(location.search).toBe('?source=Weekly');
  });

  test('an article that is gone says so', async () => {
    special.newsDetail = refuse('1', '没有这条资讯');
    open('/news/news?id=gone');
    const failed = await screen.findByTestId('news-failed');
    expect(failed.textContent).toContain('没有找到这条资讯');
    expect(failed.textContent).toContain('没有这条资讯');
  });
});
