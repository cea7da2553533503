import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Chart } from '../picture/chart.tsx';
import type { MultiplesChartSpec, TilesChartSpec } from '../spec/grid-spec.ts';
import { commonScale, littlePath, littlePoints } from './little-path.ts';
import { nearTile } from './near-tile.ts';
import { placedTiles } from './placed-tiles.ts';
import { provinceTiles } from './province-tiles.ts';
import { TilesPicture } from './tiles-picture.tsx';

const tiles: TilesChartSpec = {
  kind: 'tiles',
  layout: 'provinces',
  title: 'Sales by province',
  language: 'en',
  value: { name: 'Sales', format: 'count' },
  tiles: [
    { key: '31', name: 'Shanghai', value: 42_300 },
    { key: '32', name: 'Jiangsu', value: 88_000 },
    { key: '33', name: 'Zhejiang', value: null, uncovered: true },
  ],
};

describe('a tile map', () => {
  test('has every province at its place; who was not asked about leads nowhere', () => {
    const { placed } = placedTiles(tiles, 800);
    expect(placed).toHaveLength(34);
    expect(placed.filter(({ index }) => index !== null).map(({ key, index }) => [key, index])).toEqual([
      ['32', 1],
      ['31', 0],
      ['33', 2],
    ]);
    expect(placed.find(({ key }) => key === '11')).toMatchObject({ name: 'Beijing', short: 'BJ', value: null });
  });

  test('a list stands as it comes, in as many columns as have room', () => {
    const { columns, placed } = placedTiles({ ...tiles, layout: 'list' }, 220);
    expect([columns, placed.map(({ row, column }) => [row, column])]).toEqual([
      2,
      [
        [0, 0],
        [0, 1],
        [1, 0],
      ],
    ]);
  });

  test('arrows lead to the nearest tile ahead, those of the same line first', () => {
    const at = (code: string) => provinceTiles.findIndex((tile) => tile.code === code);
    const from = (code: string, key: string) => provinceTiles[nearTile(provinceTiles, at(code), key)]?.code;
    expect(from('11', 'ArrowDown')).toBe('12');
    expect(from('65', 'ArrowRight')).toBe('62');
    expect(from('22', 'ArrowLeft')).toBe('15');
    expect(from('23', 'ArrowUp')).toBe('23');
    expect(from('23', 'Enter')).toBe('23');
    // Every tile is reached from the first by the arrows alone.
    const reached = new Set([0]);
    for (const value of reached)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
        reached.add(nearTile(provinceTiles, value, key));
    expect(reached.size).toBe(34);
  });

  test('says name, figure and what is not covered, and steps into a province', async () => {
    const onPick = jest.fn();
    render(<Chart spec={tiles} onPick={onPick} />);
    const [first] = await waitFor(() => screen.getAllByRole('button'));
    expect(screen.getAllByRole('button').map((button) => button.firstElementChild?.textContent)).toEqual([
      ...['Jiangsu: 88.0k', 'Shanghai: 42.3k', 'Zhejiang: not covered'],
    ]);
    expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    fireEvent.keyDown(first as HTMLElement, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('data-at')).toBe('31');
    fireEvent.click(document.activeElement as HTMLElement);
    expect(onPick.mock.calls).toEqual([[0, 0, document.activeElement]]);
  });
});

const multiples: MultiplesChartSpec = {
  kind: 'multiples',
  title: 'Sales by model',
  language: 'en',
  value: { name: 'Sales', format: 'count' },
  categories: ['2026/08', '2026/09'],
  cells: [
    { key: 'a', name: 'A', values: [1000, 4000] },
    { key: 'b', name: 'B', values: [500, null] },
  ],
};

test('the tiles of a map keep their figures on a phone, where one that has no room is left to colour and hint', async () => {
  const { container } = render(<Chart spec={tiles} />);
  await waitFor(() => expect(container.querySelector('[data-drawn] b')).toBeTruthy());
  expect(screen.getByText(/^Sales \(k\)$/)).toBeTruthy();
  const onPhone = (spec: TilesChartSpec) =>
    render(<TilesPicture spec={spec} ground="light" width={302} height={320} />).container;
  const narrow = onPhone(tiles);
  expect(narrow.querySelector('[data-drawn] [data-at="11"]')?.textContent).toBe('BJ');
  expect(narrow.querySelector('[data-drawn] [data-at="31"] b')?.textContent).toBe('42.3');
  const wide = onPhone({
    ...tiles,
    value: { name: 'Growth', format: 'percent' },
    tiles: [{ key: '31', name: 'Shanghai', value: -12.345 }],
  });
  expect(wide.querySelector('[data-drawn] [data-at="31"] b')).toBeNull();
});

describe('small multiples', () => {
  test('share one scale, that of counts from zero on', () => {
    expect(commonScale([1000, 4000, null], 'count')).toEqual({ from: 0, to: 4000 });
    expect(commonScale([0.1, -0.2], 'percent')).toEqual({ from: -0.2, to: 0.1 });
    expect(commonScale([], 'count')).toEqual({ from: 0, to: 1 });
    expect(commonScale([3, 3], 'index')).toEqual({ from: 2, to: 4 });
  });

  test('a gap breaks a line, and what stands between two gaps is a dot', () => {
    const room = { width: 30, height: 10 };
    const points = littlePoints([0, 10, null, 5], { from: 0, to: 10 }, room);
    expect(points).toEqual([{ x: 0, y: 10 }, { x: 10, y: 0 }, null, { x: 30, y: 5 }]);
    expect(littlePath(points)).toBe('M0 10L10 0M30 5h0.01');
    expect(littlePoints([5], { from: 0, to: 10 }, room)).toEqual([{ x: 15, y: 5 }]);
  });

  test('what a member was lies behind its line on the same scale, and has a column of its own', async () => {
    const [first, ...rest] = multiples.cells;
    const was = { name: 'A · before', values: [2000, 8000] };
    const cells = [{ ...first, was }, ...rest] as typeof multiples.cells;
    const { container } = render(<Chart spec={{ ...multiples, cells }} />);
    await waitFor(() => expect(container.querySelectorAll('[data-drawn] svg')).toHaveLength(2));
    const lines = [...container.querySelectorAll('[data-drawn] svg')].map((svg) => svg.querySelectorAll('path').length);
    expect(lines).toEqual([5, 4]);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.slice(1)).toEqual(['A', 'A · before', 'B']);
    expect(container.querySelector('[data-drawn] text')?.textContent).toBe('8.0k');
  });

  test('each says its latest figure, or that of the period pointed at in any of them', async () => {
    const { container } = render(<Chart spec={multiples} />);
    await waitFor(() => expect(container.querySelectorAll('[data-drawn] svg')).toHaveLength(2));
    const reported = () => [...container.querySelectorAll('[data-drawn] b')].map(({ textContent }) => textContent);
    expect(reported()).toEqual(['4.0k', '0.5k']);
    const moved = new MouseEvent('pointermove', { clientX: 0, bubbles: true });
    fireEvent(container.querySelector('[data-drawn] svg') as Element, moved);
    expect(reported()).toEqual(['1.0k', '0.5k']);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1.0k', '0.5k', '4.0k', '-']);
  });
});
