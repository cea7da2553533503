import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { release } from '../../release/release.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshShell } from '../../testing/fresh-shell.ts';
import { ProductPicture } from '../products/product-picture.tsx';
import { PublicChart } from './public-chart.tsx';

const own = { unit: '', source: '价格', period: '2024/10 ~ 2024/12' } as const;
const charts = [
  {
    ...own,
    key: 'discount',
    title: '折扣率',
    kind: 'line',
    format: 'percent',
    points: [
      { name: '2024-10', value: 0.158 },
      { name: '2024-11', value: null },
      { name: '2024-12', value: 0.166 },
    ],
  },
  {
    ...own,
    key: 'channel',
    title: '各级城市的网点',
    kind: 'bars',
    format: 'count',
    unit: '家',
    points: [
      { name: '一线', value: 5646 },
      { name: '二线', value: 11292 },
    ],
  },
] as const;

beforeEach(() => {
  freshShell('/products');
  release.picture = true;
});

const drawn = async (name: string) => {
  await act(async () => render(<PublicChart name={name} />));
  return screen.getByTestId('public-chart');
};

test('S2.014 a line says its first and last figure, source and months, and that it is a demonstration', async () => {
  fakeServer({ getPublicCharts: { data: [...charts] } });
  const figure = await drawn('discount');
  expect(figure.textContent).toBe('折扣率16.6%2024/10 15.8%2024/12价格 · 2024/10 ~ 2024/12演示数据');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('2024/10 15.8%, 2024/12 16.6%');
  // A line far from zero fills nothing below it: the ground is not zero.
  expect(figure.querySelectorAll('path')).toHaveLength(1);
});

test('S2.015 bars begin at zero and are as long as their figures', async () => {
  fakeServer({ getPublicCharts: { data: [...charts] } });
  const figure = await drawn('channel');
  const widths = [...figure.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.width);
  expect(widths).toEqual(['50%', '100%']);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('一线 5,646, 二线 11,292');
});

test('where figures were imported there is no chart, and nothing is asked', async () => {
  release.picture = false;
  const { seen } = fakeServer({});
  await act(async () => render(<PublicChart name="channel" />));
  expect([document.querySelector('figure'), seen.length]).toEqual([null, 0]);
});

test('S2.010 a product without pages shows the figures that it will answer, in silence', async () => {
  fakeServer({ getPublicCharts: { data: [...charts] } });
  const product = { id: '1', key: 'channel', productName: '渠道', memo: '', path: '/channel' };
  await act(async () => render(<ProductPicture product={product} />));
  const figure = screen.getByTestId('public-chart');
  expect(figure.textContent).toContain('各级城市的网点家');
  expect(figure.closest('[aria-hidden="true"]')).not.toBeNull();
});
