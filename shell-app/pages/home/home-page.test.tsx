import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { release } from '../../release/release.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshShell } from '../../testing/fresh-shell.ts';
import { ProductGallery } from './product-gallery.tsx';
import { QuestionCharts } from './question-charts.tsx';

const product = {
  id: '1',
  key: 'sales',
  productName: '销量分析',
  memo: '',
  path: '/sales',
  picture: '/pictures/s.webp',
};
const withoutPicture = { id: '2', key: 'price', productName: '价格分析', memo: '', path: '/price' };
const groups = [
  {
    key: 'research',
    groupName: '研究库',
    children: [{ productName: '市场数据', productList: [product, withoutPicture] }],
  },
];

const chart = {
  key: 'brands',
  title: '本月销量前六的品牌',
  kind: 'bars',
  format: 'count',
  unit: '辆',
  source: '协会批发量',
  period: '2024/02',
  points: [
    { name: '一', value: 200_000 },
    { name: '二', value: 100_000 },
  ],
};

beforeEach(() => {
  freshShell('/home');
  fakeServer({
    getPublicCharts: { data: [chart] },
    getAllProducts: { data: groups },
    getAllProductsTry: { data: [product] },
  });
});

describe('what the landing page shows of the portal', () => {
  test('S2.009 each question has its words, and the figures of today where everybody may see them', async () => {
    release.picture = true;
    await act(async () => render(<QuestionCharts />));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(screen.getByTestId('public-chart').textContent).toContain('本月销量前六的品牌');
  });

  test('S2.009 where figures were imported the questions stand in words alone', async () => {
    release.picture = false;
    await act(async () => render(<QuestionCharts />));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(screen.queryByTestId('public-chart')).toBeNull();
  });

  test('S2.009 S2.010 products are shown by their pictures, and lead to their cards', async () => {
    await act(async () => render(<ProductGallery />));
    const cards = screen.getAllByTestId('gallery-card');
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(['/products?page=sales']);
    expect(cards[0]?.querySelector('img')?.getAttribute('src')).toBe('/pictures/s.webp');
  });
});
