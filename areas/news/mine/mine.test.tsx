import '../../../tests/support/mock-request.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { request, setLanguage } from '@portal/shell';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginNews, found, newsroom, openNews, payloadsOf } from '../testing/open-news.tsx';

const requests = jest.mocked(request);

beforeEach(() => beginNews(requests));

describe('what a person follows', () => {
  test('S1.023 followed news that could not be fetched say so in their place and can be asked again', async () => {
    newsroom.liked = { topics: ['price'], models: [], brands: [], sources: [] };
    newsroom.special.newsPreference = () => Promise.reject(new Error('down'));
    openNews('/news/news');
    await found(45);
    const failed = within(screen.getByTestId('my-news'));
    expect(failed.getByRole('alert').textContent).toContain('资讯加载失败');
    newsroom.special = {};
    await userEvent.click(failed.getByRole('button', { name: '重试' }));
    expect(await within(screen.getByTestId('my-news')).findByText('Title 1')).toBeTruthy();
  });

  test('S1.023 whoever follows nothing is invited to choose; the choice is saved and shows its news on top', async () => {
    openNews('/news/news');
    const invitation = await screen.findByTestId('news-invitation');
    await userEvent.click(within(invitation).getByTestId('news-choose'));
    const drawer = await screen.findByTestId('news-preference');
    await userEvent.click(await within(drawer).findByRole('checkbox', { name: 'Topic price' }));
    await userEvent.click(await within(drawer).findByRole('checkbox', { name: 'Brand One' }));
    await userEvent.type(within(drawer).getByRole('searchbox', { name: '查找车型' }), 'three');
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Model Three' }));
    expect(within(drawer).queryByRole('checkbox', { name: 'Model One' })).toBeNull();
    await userEvent.click(within(drawer).getByTestId('save-preference'));
    expect(payloadsOf(requests, 'saveNewsPreference')).toEqual([
      { topics: ['price'], models: ['m3'], brands: ['b1'], sources: [] },
    ]);
    const mine = await screen.findByTestId('my-news');
    await within(mine).findByText('Title 1');
    await userEvent.click(within(mine).getByRole('link', { name: '查看全部 30 条' }));
    await found(30);
    expect(location.search).toBe('?mine=1');
  });

  test('S1.023 my news of a person who follows nothing invites to choose', async () => {
    openNews('/news/news?mine=1');
    expect(await screen.findByTestId('news-invitation')).toBeTruthy();
    expect(payloadsOf(requests, 'newsSearch')).toEqual([]);
  });

  test('S1.023 another language leaves what was chosen and looked for, even when the news do not come then', async () => {
    openNews('/news/news');
    await userEvent.click(within(await screen.findByTestId('news-invitation')).getByTestId('news-choose'));
    const drawer = await screen.findByTestId('news-preference');
    await userEvent.click(await within(drawer).findByRole('checkbox', { name: 'Topic price' }));
    await userEvent.type(within(drawer).getByRole('searchbox', { name: '查找车型' }), 'three');
    newsroom.special.newsSearch = () => Promise.reject(new Error('down'));
    act(() => setLanguage('en'));
    await within(drawer).findByRole('alert');
    expect(within(drawer).getByRole('checkbox', { name: 'Topic price', checked: true })).toBeTruthy();
    expect(within(drawer).getByRole<HTMLInputElement>('searchbox', { name: 'Find a model' }).value).toBe('three');
    setLanguage('zh_CN');
  });

  test('S1.023 another choice asks anew', async () => {
    newsroom.liked = { topics: ['price'], models: [], brands: [], sources: [] };
    openNews('/news/news?mine=1');
    await found(22);
    await userEvent.click(screen.getByTestId('news-follow'));
    const drawer = await screen.findByTestId('news-preference');
    await userEvent.click(await within(drawer).findByRole('checkbox', { name: 'Topic market' }));
    await userEvent.click(within(drawer).getByTestId('save-preference'));
    await found(45);
  });

  test('a choice that could not be saved stays, with the reason beside the button', async () => {
    newsroom.special.saveNewsPreference = () => Promise.reject(new Error('down'));
    openNews('/news/news');
    await userEvent.click(await screen.findByTestId('news-choose'));
    const drawer = await screen.findByTestId('news-preference');
    await userEvent.click(await within(drawer).findByRole('checkbox', { name: 'Topic price' }));
    await userEvent.click(within(drawer).getByTestId('save-preference'));
    expect((await within(drawer).findByRole('alert')).textContent).toBe('保存失败，请重试。');
    expect((within(drawer).getByRole('checkbox', { name: 'Topic price' }) as HTMLInputElement).checked).toBe(true);
  });
});
