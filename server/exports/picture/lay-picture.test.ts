import { expect, test } from '@jest/globals';
import { layPicture } from './lay-picture.ts';
import type { Drawing, Mark, Ruler, Words } from './marks.ts';
import type { Lines, Picture } from './picture.ts';

/** Every sign is half as wide as it is high. */
const ruler: Ruler = { wide: (text, size) => (Array.from(text).length * size) / 2 };

const lines: Lines = {
  kind: 'lines',
  names: ['2026/06', '2026/07', '2026/08', '2026/09', '2026/10'],
  limit: null,
  last: '100 units',
  series: [{ name: '', values: [0, 50, null, 25, 100] }],
  preliminaryFrom: null,
  partial: [],
};
const picture = (body: Picture['body']): Picture => ({
  title: 'Qin · Sales',
  unit: 'units',
  count: true,
  language: 'en',
  foot: ['Data source: W · 2026/06 ~ 2026/10'],
  body,
});
const only = <Kind extends Mark['kind']>({ marks }: Drawing, kind: Kind) =>
  marks.filter((mark): mark is Extract<Mark, { kind: Kind }> => mark.kind === kind);
const textsIn = (drawing: Drawing) => only(drawing, 'words').map(({ text }) => text);
const wordsOf = (drawing: Drawing, text: string) =>
  only(drawing, 'words').find((words) => words.text === text) as Words;
const thick = (drawing: Drawing) => only(drawing, 'line').filter(({ width }) => width === 2);

test('title, unit, source and period stand in a picture, and the last figure at its point', () => {
  const drawing = layPicture(picture(lines), ruler);
  expect(textsIn(drawing)).toEqual(
    expect.arrayContaining(['Qin · Sales', 'units', 'Data source: W · 2026/06 ~ 2026/10', '2026/10', '100 units']),
  );
  const dot = only(drawing, 'dot').at(-1);
  expect(Math.abs(wordsOf(drawing, '100 units').y - (dot?.y ?? 0))).toBeLessThan(30);
  for (const { x, y } of only(drawing, 'words')) {
    expect([x >= 0, x <= drawing.width, y >= 0, y <= drawing.height]).toEqual([true, true, true, true]);
  }
});

test('points lie where their figures are on the axis, and a month without one is a gap', () => {
  const drawing = layPicture(picture(lines), ruler);
  const [first, second, ...more] = thick(drawing);
  expect(more).toEqual([]);
  const [zero, hundred] = [wordsOf(drawing, '0').y, wordsOf(drawing, '100').y];
  const at = (figure: number) => zero + ((hundred - zero) * figure) / 100;
  expect(first?.points.map(({ y }) => y)).toEqual([at(0), at(50)]);
  expect(second?.points.map(({ y }) => y)).toEqual([at(25), at(100)]);
  const [, one, two, three] = [0, ...[first, second].flatMap((line) => line?.points.map(({ x }) => x) ?? [])];
  // Months are equally far apart, also over the gap.
  expect((three ?? 0) - (two ?? 0)).toBeCloseTo(2 * ((two ?? 0) - (one ?? 0)));
});

test('a figure between two gaps is a point, and months that may still change are dotted', () => {
  const series = [{ name: '', values: [null, 50, null, 25, 100] }];
  const drawing = layPicture(picture({ ...lines, series, preliminaryFrom: 4 }), ruler);
  expect(thick(drawing).map(({ points, dash }) => [points.length, dash])).toEqual([[2, [2, 3]]]);
  expect(only(drawing, 'dot').map(({ hollow }) => hollow)).toEqual([false, true]);
});

test('no line leads to a period of which only some months are there, nor on from it: it stands by itself', () => {
  const series = [{ name: '', values: [10, 50, 40, 25, 100] }];
  const end = layPicture(picture({ ...lines, series, partial: [4] }), ruler);
  expect(thick(end).map(({ points }) => points.length)).toEqual([4]);
  expect(only(end, 'dot').map(({ hollow }) => hollow)).toEqual([true]);
  const middle = layPicture(picture({ ...lines, series, partial: [1] }), ruler);
  expect(thick(middle).map(({ points }) => points.length)).toEqual([3]);
  expect(only(middle, 'dot').map(({ hollow }) => hollow)).toEqual([false, true, false]);
});

test('a limit is a broken line at its figure, and has a place where it lies beyond all of them', () => {
  const limit = { value: 150, text: 'above 150 units' };
  const drawing = layPicture(picture({ ...lines, limit }), ruler);
  const broken = only(drawing, 'line').find(({ dash }) => dash[0] === 6);
  const [zero, hundred] = [wordsOf(drawing, '0').y, wordsOf(drawing, '100').y];
  expect(broken?.points[0]?.y).toBeCloseTo(zero + (hundred - zero) * 1.5);
  expect(textsIn(drawing)).toContain('above 150 units');
});

test('several lines are named at their ends, and no two names meet', () => {
  const series = ['One', 'Two', 'Three'].map((name, at) => ({ name, values: [1, 2, 3, 4, 5 + at / 100] }));
  const drawing = layPicture(picture({ ...lines, series, last: '' }), ruler);
  const places = ['One', 'Two', 'Three'].map((name) => wordsOf(drawing, name).y).sort((first, other) => first - other);
  expect(places.slice(1).every((y, at) => y - (places[at] ?? 0) >= 16)).toBe(true);
  expect(new Set(thick(drawing).map(({ colour }) => colour)).size).toBe(3);
});

test('bars lie on either side of nothing, as long as their figures, and what is unknown has none', () => {
  const bars = [20, -10, null].map((value, at) => ({
    name: `Brand ${at}`,
    value,
    text: String(value),
    marked: at === 0,
  }));
  const drawing = layPicture(picture({ kind: 'bars', bars }), ruler);
  const [up, down, ...more] = only(drawing, 'box');
  expect(more).toEqual([]);
  const zero = only(drawing, 'line')[0]?.points[0]?.x;
  expect([up?.x, (down?.x ?? 0) + (down?.width ?? 0)]).toEqual([zero, zero]);
  expect((up?.width ?? 0) / (down?.width ?? 1)).toBeCloseTo(2);
  expect(up?.colour).not.toBe(down?.colour);
  expect(textsIn(drawing)).toEqual(expect.arrayContaining(['Brand 0', 'Brand 2', '20', '-10', 'null']));
});
