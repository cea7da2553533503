import { expect, test } from '@jest/globals';
import type { TableColumn } from '@portal/contract';
import type { Ruler } from '../picture/marks.ts';
import type { Picture } from '../picture/picture.ts';
import type { Brand } from './brand.ts';
import { laySheet, sheetSize } from './lay-sheet.ts';
import { sentenceOf } from './sentence-of.ts';
import type { SlidePage } from './slide-page.ts';
import { columnWidths } from './table-widths.ts';
import { wrapped } from './wrapped.ts';
import { writePdf } from './write-pdf.ts';

/** Every sign is half as wide as it is high. */
const ruler: Ruler = { wide: (text, size) => (Array.from(text).length * size) / 2 };

const bars = Array.from({ length: 10 }, (_, at) => ({
  name: `Car ${at}`,
  value: 100 - at,
  text: String(100 - at),
  marked: false,
}));
const picture: Picture = {
  title: 'Ranking',
  unit: 'units',
  count: true,
  language: 'en',
  foot: ['Data source: S · 2026/09'],
  body: { kind: 'bars', bars },
};
const page: SlidePage = {
  title: 'Ranking '.repeat(30),
  sentence: 'It says so. '.repeat(40),
  picture,
  numberFormat: '#,##0',
  head: ['Car', 'Sales', 'Share', 'YoY'],
  names: 1,
  more: { rows: 5, columns: 2 },
  link: '/sales/ranking',
  rows: bars.map(({ name, text }) => ({
    cells: [`${name} ${'long '.repeat(40)}`, text, '1.0%', '2.0%'],
    whole: false,
  })),
  facts: Array.from({ length: 12 }, (_, at): [string, string] => [`Note ${at}`, 'word '.repeat(60)]),
};
const brand: Brand = {
  name: 'Portal',
  signature: '',
  mark: null,
  series: ['#123456'],
  company: null,
  master: 'Portal',
  layout: 'PORTAL',
};
const imprint = { account: 'demo', at: '2026.11.28 09:00', origin: 'https://portal.example' };

test('the longest page stays on its sheet: words are cut, and what stands below each other does not touch', () => {
  const { marks, picture: drawn } = laySheet(page, brand, { ...imprint, number: '1 / 2' }, 'en', ruler);
  const words = marks.flatMap((mark) => (mark.kind === 'words' ? [mark] : []));
  for (const { text, x, size, align } of words) {
    const width = ruler.wide(text, size);
    const left = align === 'right' ? x - width : x;
    expect(left).toBeGreaterThanOrEqual(41);
    expect(left + width).toBeLessThanOrEqual(sheetSize.width - 41);
  }
  const foot = words.find(({ text }) => text === 'Portal')?.y ?? 0;
  const below = words.filter(({ text }) => text !== 'Portal' && text !== '1 / 2');
  expect(Math.max(...below.map(({ y, size }) => y + size / 2))).toBeLessThan(foot - 18);
  expect(drawn?.y).toBeGreaterThan(40);
  expect(drawn?.marks.filter(({ kind, colour }) => kind === 'box' && colour === '#123456')).not.toEqual([]);
  expect(words.map(({ text }) => text)).toEqual(expect.arrayContaining(['Sales', '100', '91']));
});

test('columns share the room as their words ask, and names leave half of it to figures', () => {
  const widths = columnWidths(page, 400, (text) => text.length * 5);
  expect(widths.reduce((sum, width) => sum + width)).toBeCloseTo(400);
  expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
  expect(widths[1]).toBeGreaterThan(40);
});

test('a text is broken between words, and cut where it has more lines than there is room', () => {
  expect(wrapped('one two three', 40, 10, 2, ruler)).toEqual(['one two', 'three']);
  expect(wrapped('one two three four', 40, 10, 2, ruler)).toEqual(['one two', 'three f…']);
});

const figure = { kind: 'indicator', key: 'v', name: 'Sales', format: 'count', unit: 'units' } as TableColumn;
const lines = (values: (number | null)[], partial: number[] = []): Picture => ({
  ...picture,
  body: {
    kind: 'lines',
    names: ['2026/07', '2026/08', '2026/09'],
    series: [{ name: 'All', values }],
    preliminaryFrom: null,
    partial,
    limit: null,
    last: '',
  },
});

test.each([
  ['rises', lines([1, 100, 110]), '2026/09: 110 units (+10.0% on 2026/08).'],
  ['follows a gap', lines([1, null, 110]), '2026/09: 110 units.'],
  ['is of nine months of a year', lines([1, 100, 110], [2]), '2026/09: 110 units.'],
  ['follows nothing at all', lines([1, 0, 110]), '2026/09: 110 units.'],
  ['is not known', lines([1, 2, null]), ''],
])('the sentence of months, where the latest figure %s, claims no more than they say', (_, of, sentence) =>
  expect(sentenceOf(of, figure, 'en')).toBe(sentence),
);

test('a share changes by percentage points, and members are named with the highest first wherever they stand', () => {
  const share = { ...figure, format: 'percent', unit: '' } as TableColumn;
  expect(sentenceOf(lines([1, 10, 12]), share, 'zh_CN')).toBe('2026/09：12.0%（较 2026/08 +2.0 百分点）。');
  const upside = { ...picture, body: { kind: 'bars' as const, bars: [...bars].reverse() } };
  expect(sentenceOf(upside, figure, 'en')).toBe(
    'Of the 10 listed, Car 0 is highest: 100 units, followed by Car 1: 99 units.',
  );
});

test('no PDF is made of words that no font of the machine has', async () => {
  const foreign = { ...page, title: 'Ranking \u{10FFFD}' };
  await expect(writePdf([foreign], brand, { ...imprint, title: 'Deck' }, 'en')).rejects.toMatchObject({
    id: 'exports.without-font',
  });
});
