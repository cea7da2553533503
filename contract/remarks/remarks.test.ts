import { describe, expect, test } from '@jest/globals';
import type { Annotation, Bulletin, MarketAnswer } from '../schemas/index.ts';
import { type Anchor, bulletinsAbout, concerns, type RemarkedFigures } from './concerning.ts';
import { remarkLines } from './remark-lines.ts';

const column = (kind: 'dimension' | 'indicator', key: string, name: string) =>
  ({ key, kind, name, unit: '', format: null, definition: '' }) as MarketAnswer['columns'][number];
const row = (keys: Record<string, string>, names: Record<string, string> = keys) =>
  ({ kind: 'row', keys, names, values: { volume: 1 } }) as MarketAnswer['rows'][number];

/** Sales of two brands by month, from the question that was narrowed to a province. */
const byMonth: RemarkedFigures = {
  answer: {
    columns: [
      column('dimension', 'period', 'Period'),
      column('dimension', 'brand', 'Brand'),
      column('indicator', 'volume', 'Sales'),
    ],
    rows: [
      row({ period: '2026-01', brand: 'byd' }),
      row({ period: '2026-03', brand: 'byd' }, { period: '2026/02–03', brand: 'BYD' }),
      row({ period: '2026-01', brand: 'nio' }),
      { ...row({ period: '2026-02', brand: 'geely' }), kind: 'others' },
    ],
    period: { from: '2026-01', to: '2026-03', preliminaryFrom: null },
    dataSources: [{ key: 'insurance', name: 'Registrations' }],
  },
  filters: { province: ['330000'] },
};

const anchor = (parts: Partial<Anchor>): Anchor => ({ month: null, member: null, indicator: null, ...parts });
const member = (dimension: string, key: string) => ({ dimension, key, name: key }) as NonNullable<Anchor['member']>;

describe('an annotation is about figures', () => {
  test.each([
    ['of its month', anchor({ month: '2026-01' }), true],
    ['of a period that holds its month', anchor({ month: '2026-02' }), true],
    ['of no other month', anchor({ month: '2026-04' }), false],
    ['of its member', anchor({ member: member('brand', 'byd') }), true],
    ['of no other member', anchor({ member: member('brand', 'geely') }), false],
    ['of its member in its month', anchor({ member: member('brand', 'nio'), month: '2026-01' }), true],
    ['not of its member in another month', anchor({ member: member('brand', 'nio'), month: '2026-03' }), false],
    ['that are narrowed to its member', anchor({ member: member('province', '330000') }), true],
    ['not narrowed to another', anchor({ member: member('province', '440000') }), false],
    ['not of a level that they do not have', anchor({ member: member('model', 'han') }), false],
    ['of its figure', anchor({ indicator: 'volume' as never }), true],
    ['of no other figure', anchor({ indicator: 'share' as never, month: '2026-01' }), false],
  ])('%s', (_name, place, expected) => expect(concerns(place, byMonth)).toBe(expected));

  test('of several months together, where these are no rows', () => {
    const { period: _, ...brand } = { period: '', brand: 'byd' };
    const together = { ...byMonth, answer: { ...byMonth.answer, rows: [row(brand)] } };
    expect(concerns(anchor({ month: '2026-02', member: member('brand', 'byd') }), together)).toBe(true);
    for (const month of ['2025-12', '2026-04'])
      expect(concerns(anchor({ month, member: member('brand', 'byd') }), together)).toBe(false);
  });
});

const bulletin = (parts: Partial<Bulletin>): Bulletin => ({
  bulletinId: 'b',
  kind: 'late',
  text: 'Later.',
  source: null,
  from: null,
  to: null,
  indicator: null,
  updatedAt: 0,
  ...parts,
});

test('a bulletin is about the source, the months and the figure that it names, and about all where it names none', () => {
  const isAbout = (parts: Partial<Bulletin>) => bulletinsAbout([bulletin(parts)], byMonth).length === 1;
  expect(isAbout({})).toBe(true);
  expect([isAbout({ source: 'insurance' }), isAbout({ source: 'wholesale' })]).toEqual([true, false]);
  expect([isAbout({ from: '2026-03' }), isAbout({ from: '2026-04' })]).toEqual([true, false]);
  expect([isAbout({ to: '2026-01' }), isAbout({ to: '2025-12' })]).toEqual([true, false]);
  expect([isAbout({ indicator: 'volume' as never }), isAbout({ indicator: 'share' as never })]).toEqual([true, false]);
});

test('files say the words of the operator first, then what was written at their figures, where and by whom', () => {
  const annotation = (parts: Partial<Annotation>): Annotation => ({
    annotationId: 'a',
    text: 'Price cut on the 5th.',
    month: '2026-01',
    member: { dimension: 'brand', key: 'byd', name: 'BYD' },
    indicator: null,
    shared: false,
    mine: true,
    author: 'Li Wei',
    updatedAt: 0,
    ...parts,
  });
  const remarks = {
    annotations: [annotation({}), annotation({ month: '2020-01' })],
    bulletins: [bulletin({ from: '2026-02', indicator: 'volume' as never })],
  };
  expect(remarkLines(remarks, byMonth, 'en')).toEqual([
    ['Late · from 2026/02 · Sales', 'Later.'],
    ['Note · BYD · 2026/01 · Li Wei', 'Price cut on the 5th.'],
  ]);
  expect(remarkLines(remarks, byMonth, 'zh_CN')[0]?.[0]).toBe('延迟发布 · 2026/02起 · Sales');
});
