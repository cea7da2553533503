import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { release } from '../../release/release.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { freshShell } from '../../testing/fresh-shell.ts';
import { MarketPicture } from './market-picture.tsx';

const months = [
  { month: '2024-01', volume: 2_000_000, newEnergy: 500_000 },
  { month: '2024-02', volume: 1_000_000, newEnergy: 612_000 },
];

beforeEach(() => freshShell('/home'));

test('the picture says what the market answers, to its last month', async () => {
  release.picture = true;
  fakeServer({ getMarketPicture: { data: months } });
  await act(async () => render(<MarketPicture />));
  const drawing = screen.getByRole('img');
  expect(drawing.getAttribute('aria-label')).toBe(
    '演示数据：新能源汽车占乘用车协会批发量的比例，从 2024/01 的 25% 上升到 2024/02 的 61%。',
  );
  expect(drawing.textContent).toContain('61.2%');
  expect(drawing.querySelectorAll('rect')).toHaveLength(2);
});

test('where figures were imported there is none, and nothing is asked', async () => {
  release.picture = false;
  const { seen } = fakeServer({});
  await act(async () => render(<MarketPicture />));
  expect([document.querySelector('figure'), seen.length]).toEqual([null, 0]);
});

test('without an answer there is none', async () => {
  release.picture = true;
  fakeServer({ getMarketPicture: { status: 1 } });
  await act(async () => render(<MarketPicture />));
  expect(document.querySelector('figure')).toBeNull();
});
