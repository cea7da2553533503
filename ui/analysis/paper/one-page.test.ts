import { expect, test } from '@jest/globals';
import { onePage } from './one-page.ts';

const rows = (count: number) => '<tr><th>a</th><td>1</td></tr>'.repeat(count);

const table = (all: number, standing = all) =>
  `<div data-columns-left="2"><div data-testid="pivot"><table aria-rowcount="${all + 1}"><tbody>${rows(standing)}</tbody></table></div></div>`;

const keys = '<dl><div data-testid="key-figure"></div></dl>';

const page = `${keys}${keys}
  <section><h2>Trend</h2><figure data-testid="chart"><div style="height: 270px"></div></figure><p>Came and left</p></section>
  <section><h2>Mix</h2><figure data-testid="chart"></figure></section>
  <section><h2>Ranking</h2>${table(100, 40)}</section>
  <section><h2>More</h2>${table(3)}</section>`;

const rootOf = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};

test('a page keeps the key figures, the first picture and the first table as far as it fits, and counts the rest', () => {
  const root = rootOf(page);
  const { left, undo } = onePage(root, 'page');
  const kept = root.querySelectorAll('tr:not([data-unprinted])');
  expect(left).toEqual({ rows: 100 - 16, columns: 2, cards: ['Mix', 'More'], below: true });
  expect(kept).toHaveLength(16 + 3);
  expect([...root.querySelectorAll('dl')].map((strip) => 'unprinted' in strip.dataset)).toEqual([false, true]);
  undo();
  expect(root.querySelectorAll('[data-unprinted]')).toHaveLength(0);
});

test('a slide holds no table beside a picture, and a page without a picture more of its rows', () => {
  expect(onePage(rootOf(page), 'slide').left).toMatchObject({ rows: 0, cards: ['Mix', 'Ranking', 'More'] });
  const plain = onePage(rootOf(`<section><h2>Ranking</h2>${table(100, 40)}</section>`), 'page').left;
  expect(plain).toEqual({ rows: 100 - 31, columns: 2, cards: [], below: false });
});
