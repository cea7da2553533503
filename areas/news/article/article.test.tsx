import '../../../tests/support/mock-request.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { MenuEntry } from '@portal/contract';
import { request } from '@portal/shell';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../../../shell-app/session/session.ts';
import { detail } from '../testing/newsroom.ts';
import { beginNews, found, newsroom, openNews, refuse } from '../testing/open-news.tsx';

const requests = jest.mocked(request);

beforeEach(() => beginNews(requests));

describe('the article', () => {
  test('S1.023 shows its models with their tone in words, and the way to sales where the account holds it', async () => {
    session.menus = [{ path: '/sales', special: false, children: [] as MenuEntry[] } as MenuEntry];
    openNews('/news/news?id=n4');
    await screen.findByRole('heading', { level: 1, name: 'Title 4' });
    const models = screen.getAllByTestId('linked-model').map(({ textContent }) => textContent);
    const opinions = ['Model One正面', 'Model Two中性', 'Model Three负面'];
    for (const [at, text] of opinions.entries()) expect(models[at]).toContain(`${text}销量趋势相关资讯`);
    expect(screen.getAllByTestId('model-sales')[0]?.getAttribute('href')).toBe('/sales/trend?by=model&model=m1');
  });

  test('S1.023 one that prints again what another printed first says whom, and when', async () => {
    const first = { newsId: 'n9', source: 'Wire', newsTime: '2026-03-01 08:30:00' };
    const item = { ...detail('n4').item, first };
    newsroom.special.newsDetail = () => ({ ...detail('n4'), item, printedBy: [first] });
    newsroom.special.newsSearch = () => ({ total: 1, items: [item], facets: { topics: [], sources: [], models: [] } });
    openNews('/news/news?id=n4');
    const printedBy = await screen.findByTestId('news-printed-by');
    expect(printedBy.textContent).toBe('Wire 于 2026.03.01 08:30:00 首发。同题报道： Wire');
    expect(screen.getByTestId('news-first').textContent).toBe('Wire 2026.03.01 08:30:00 首发');
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

  test('S1.023 beside its models stand what is said of them and what they sell, as far as the account may ask', async () => {
    const month = { from: '2026-02', to: '2026-02', preliminaryFrom: null };
    const catalogue = { first: '2024-01', last: '2026-09', dataSources: [{ key: 'A' }] };
    const figures = { attention: { mentions: 1234, netSentiment: 0.25 }, sales: { volume: 5678, yoy: 0.1 } };
    Object.assign(newsroom.special, {
      marketDatasets: () => ({ datasets: ['attention', 'sales'].map((key) => ({ key, covered: true })) }),
      marketCatalogue: () => catalogue,
      marketQuery: ({ dataset }: { dataset: keyof typeof figures }) => ({
        period: month,
        columns: [],
        rows: [{ kind: 'row', keys: { model: 'm1' }, names: {}, values: figures[dataset] }],
      }),
    });
    openNews('/news/news?id=n4');
    const opinions = await screen.findAllByTestId('model-opinion');
    await waitFor(() =>
      expect(opinions[0]?.textContent).toMatch(/2026\/02 声量1,234 条.*25\.0%.*2026\/02 销量5,678 辆/),
    );
    expect(opinions[0]?.textContent).toMatch(/资讯主题Topic (market|price) \d/);
    expect(opinions[0]?.textContent).not.toContain('成交价');
  });

  test('an article that is gone says so once, and leads back to the list', async () => {
    newsroom.special.newsDetail = refuse('1', '没有这条资讯', 'content.news-gone');
    openNews('/news/news?id=gone');
    const failed = await screen.findByTestId('news-failed');
    expect(failed.textContent?.match(/没有这条资讯/g)).toHaveLength(1);
    expect(
      within(failed)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['返回列表']);
    fireEvent.click(within(failed).getByRole('button'));
    await found(45);
    expect(location.search).toBe('');
  });
});
