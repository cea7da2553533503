import { describe, expect, test } from '@jest/globals';
import { type FigureRule, figureIn, type Standing } from '../kinds/verdict.ts';
import { judge } from './judge.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((key) => ({ subModel: key })) as [object, object, object, object];
type Row = [keys: object, figure: number | null, place: number | null];

const table = (rows: Row[], rest: Partial<Standing> = {}): Standing => ({
  covered: true,
  total: 100,
  rows: rows.map(([keys, figure, place]) => ({
    keys: keys as Record<string, string>,
    name: `Car ${Object.values(keys)[0]}`,
    figure,
    place,
  })),
  ...rest,
});

const rule = (rest: object): FigureRule =>
  ({ indicator: 'volume', keys: { subModel: 'a' }, ...rest }) as unknown as FigureRule;
const textOf = ({ holds, why }: { holds: boolean; why: string }) => [holds, why];

describe('whether a rule holds', () => {
  const now = table([
    [a, 120, 1],
    [b, 80, 2],
    [c, 0, null],
    [d, null, null],
  ]);

  test('above and below stand on either side of a limit, and on neither at it', () => {
    const at = (kind: string, than: number) => judge(rule({ kind, than }), 'count', now, null).holds;
    expect([at('above', 119), at('above', 120), at('above', 121)]).toEqual([true, false, false]);
    expect([at('below', 119), at('below', 120), at('below', 121)]).toEqual([false, false, true]);
  });

  test('a percentage is compared in percent, as its limit is written', () => {
    const share = table([[a, 0.125, 1]]);
    expect(judge(rule({ kind: 'above', than: 12 }), 'percent', share, null)).toMatchObject({
      holds: true,
      figure: 12.5,
    });
    expect(judge(rule({ kind: 'above', than: 13 }), 'percent', share, null).holds).toBe(false);
  });

  test('the total is a figure too, and the only row of a table without dimensions', () => {
    const all = rule({ kind: 'above', than: 99, keys: {} });
    expect(judge(all, 'count', now, null)).toMatchObject({ holds: true, figure: 100 });
    expect(judge(all, 'count', table([[{}, 98, null]], { total: null }), null)).toMatchObject({
      holds: false,
      figure: 98,
    });
  });

  test('what is missing is no zero: nothing below a limit alarms that is not known', () => {
    const below = (keys: object) => judge(rule({ kind: 'below', than: 10, keys }), 'count', now, null);
    expect(textOf(below(c))).toEqual([true, 'holds']);
    expect(textOf(below(d))).toEqual([false, 'missing']);
    expect(textOf(below({ subModel: 'unknown' }))).toEqual([false, 'missing']);
  });

  test('what was not delivered alarms nobody, now or in the span before', () => {
    const gap = table([[a, 0, null]], { covered: false });
    for (const kind of ['below', 'change', 'left']) {
      const query = rule({ kind, than: 10, first: 1 });
      expect(textOf(judge(query, 'count', gap, now))).toEqual([false, 'not-covered']);
      if (kind !== 'below') expect(textOf(judge(query, 'count', now, gap))).toEqual([false, 'not-covered']);
    }
    const entry = { kind: 'entry', indicator: 'volume', first: 5 } as FigureRule;
    expect(textOf(judge(entry, 'count', now, gap))).toEqual([false, 'not-covered']);
  });

  test('a change counts in both directions: in percent, and in points of a percentage', () => {
    const change = (than: number, before: number | null, format: 'count' | 'percent' = 'count', figure = 120) =>
      judge(rule({ kind: 'change', than }), format, table([[a, figure, 1]]), table([[a, before, 1]]));
    expect(change(19, 100)).toMatchObject({ holds: true, change: 20, before: 100 });
    expect(change(20, 100).holds).toBe(false);
    expect(change(19, 150)).toMatchObject({ holds: true, change: -20 });
    expect(change(2.4, 0.1, 'percent', 0.125)).toMatchObject({ holds: true, change: 2.5 });
    expect(change(2.6, 0.1, 'percent', 0.125).holds).toBe(false);
    // Of a loss that is half as large, and of a gain that became a loss: up is up, whatever the sign of the base.
    expect(change(49, -100, 'count', -50)).toMatchObject({ holds: true, change: 50 });
    expect(change(249, -80, 'count', 120)).toMatchObject({ holds: true, change: 250 });
    expect(change(149, 100, 'count', -50)).toMatchObject({ holds: true, change: -150 });
    for (const nothing of [0, null]) expect(textOf(change(1, nothing))).toEqual([false, 'missing']);
  });

  test('places: among the first, left them, and never by having no figure', () => {
    const within = (first: number, keys: object) => judge(rule({ kind: 'within', first, keys }), 'count', now, now);
    expect([within(1, a), within(1, b), within(2, b)].map(({ holds }) => holds)).toEqual([true, false, true]);
    expect(textOf(within(9, d))).toEqual([false, 'missing']);
    const left = (first: number, keys: object, before: Row[]) =>
      judge(rule({ kind: 'left', first, keys }), 'count', now, table(before));
    expect(left(1, b, [[b, 90, 1]])).toMatchObject({ holds: true, place: 2, placeBefore: 1 });
    expect(left(1, b, [[b, 90, 2]]).holds).toBe(false);
    expect(left(2, b, [[b, 90, 1]]).holds).toBe(false);
    expect(textOf(left(1, d, [[d, 90, 1]]))).toEqual([false, 'missing']);
  });

  test('a new entry is who was not among the first before', () => {
    const entry = (first: number, before: Row[]) =>
      judge({ kind: 'entry', indicator: 'volume', first } as FigureRule, 'count', now, table(before));
    const former: Row[] = [
      [a, 90, 1],
      [c, 80, 2],
      [b, 70, 3],
    ];
    expect(entry(2, former)).toMatchObject({ holds: true, entered: ['Car b'] });
    expect(entry(3, former)).toMatchObject({ holds: false, entered: [] });
    // Without anything before, all would be new.
    expect(textOf(entry(2, []))).toEqual([false, 'missing']);
  });

  test('what is missing now or was missing before is no change, no fall and no place that was left', () => {
    const change = (figure: number | null, before: number | null, format: 'count' | 'percent' | 'points' = 'count') =>
      judge(rule({ kind: 'change', than: 1 }), format, table([[a, figure, 1]]), table([[a, before, 1]]));
    expect(textOf(change(null, 100))).toEqual([false, 'missing']);
    expect(textOf(change(null, 0.1, 'percent'))).toEqual([false, 'missing']);
    expect(change(7, 4, 'points')).toMatchObject({ holds: true, change: 3 });
    const unknown = table([[a, null, null]]);
    expect(textOf(judge(rule({ kind: 'below', than: 10 }), 'percent', unknown, null))).toEqual([false, 'missing']);
    const left = rule({ kind: 'left', first: 1 });
    expect(textOf(judge(left, 'count', table([[a, 5, 2]]), table([[a, 9, null]])))).toEqual([false, 'missing']);
    const entry = { kind: 'entry', indicator: 'volume', first: 1 } as FigureRule;
    expect(textOf(judge(entry, 'count', now, null))).toEqual([false, 'missing']);
  });

  test('a row is found by all of its keys, in whatever order they stand; the only row of a dimension is not the total', () => {
    const [wide, other] = [
      { subModel: 'a', city: '3101' },
      { subModel: 'a', city: '1101' },
    ];
    const both = table([
      [other, 1, 2],
      [wide, 9, 1],
    ]);
    expect(figureIn(both, { city: '3101', subModel: 'a' })).toBe(9);
    expect(figureIn(both, { subModel: 'a', city: '3101' })).toBe(9);
    expect([figureIn(both, { subModel: 'a' }), figureIn(both, {})]).toEqual([null, 100]);
    const single = table([[a, 98, null]]);
    expect([figureIn(single, {}), figureIn(table([]), {}), figureIn(single, b as Record<string, string>)]).toEqual([
      100,
      100,
      null,
    ]);
  });

  test('a verdict says why it is as it is, and everything that was found', () => {
    const nothing = { figure: null, before: null, change: null, place: null, placeBefore: null, entered: [] };
    const gap = table([], { covered: false });
    expect(judge(rule({ kind: 'above', than: 1 }), 'count', gap, null)).toEqual({
      ...nothing,
      holds: false,
      why: 'not-covered',
    });
    const found = { ...nothing, figure: 120, place: 1 };
    expect(judge(rule({ kind: 'above', than: 1 }), 'count', now, null)).toEqual({
      ...found,
      holds: true,
      why: 'holds',
    });
    expect(judge(rule({ kind: 'below', than: 1 }), 'count', now, null)).toEqual({
      ...found,
      holds: false,
      why: 'not-so',
    });
    const entry = (first: number) =>
      judge({ kind: 'entry', indicator: 'volume', first } as FigureRule, 'count', now, now);
    expect(entry(2)).toEqual({ ...nothing, holds: false, why: 'not-so' });
    const before = table([[b, 9, 1]]);
    expect(judge({ kind: 'entry', indicator: 'volume', first: 1 } as FigureRule, 'count', now, before)).toEqual({
      ...nothing,
      entered: ['Car a'],
      holds: true,
      why: 'holds',
    });
  });
});
