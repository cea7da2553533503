import { describe, expect, test } from '@jest/globals';
import type { Annotation, MarketAnswer, TableColumn, TableModel, TableRow } from '@portal/contract';
import type { CategoryChartSpec } from '@portal/ui/charts';
import { cellId, noteMarks, withNotes } from './note-marks.ts';

const note = (parts: Partial<Annotation>): Annotation => ({
  annotationId: 'n',
  text: 'Price cut',
  month: null,
  member: null,
  indicator: null,
  shared: false,
  mine: true,
  author: 'Li Wei',
  updatedAt: 0,
  ...parts,
});
const byd = { dimension: 'brand', key: 'byd', name: 'BYD' } as NonNullable<Annotation['member']>;

const column = (parts: Partial<TableColumn>): TableColumn => ({
  key: 'volume',
  name: 'Sales',
  kind: 'indicator',
  format: 'count',
  unit: '',
  definition: '',
  formula: '',
  growth: false,
  ...parts,
});
const row = (id: string, keys: Record<string, string>, kind: TableRow['kind'] = 'row'): TableRow => ({
  id,
  kind,
  keys,
  names: keys,
  values: {},
});

/** Brands below each other, two figures of each. */
const ranking: Pick<TableModel, 'rows' | 'columns'> = {
  columns: [column({ key: 'brand', kind: 'dimension' }), column({}), column({ key: 'share', name: 'Share' })],
  rows: [row('a', { brand: 'byd' }), row('b', { brand: 'nio' }), row('all', {}, 'total')],
};

/** Months below each other, a column for each brand. */
const crossed: Pick<TableModel, 'rows' | 'columns'> = {
  columns: [
    column({ key: 'period', kind: 'dimension' }),
    column({ key: 'm:byd', member: { dimension: 'brand', key: 'byd', name: 'BYD' } }),
    column({ key: 'm:nio', member: { dimension: 'brand', key: 'nio', name: 'NIO' } }),
  ],
  rows: [row('jan', { period: '2026-01' }), row('feb', { period: '2026-02' })],
};

const placed = (table: Pick<TableModel, 'rows' | 'columns'>, ...notes: Annotation[]) => {
  const { rows, columns, cells } = noteMarks(table, notes);
  return { rows: [...rows], columns: [...columns], cells: [...cells] };
};

describe('where a note stands in a table', () => {
  test('at the name of its member, and at the head of its figure', () => {
    expect(placed(ranking, note({ member: byd }), note({ indicator: 'share' as never }))).toEqual({
      rows: [['a', [1]]],
      columns: [['share', [2]]],
      cells: [],
    });
  });

  test('at the cell of both; several share it', () => {
    const both = note({ member: byd, indicator: 'share' as never });
    expect(placed(ranking, both, both).cells).toEqual([[cellId('a', 'share'), [1, 2]]]);
  });

  test('at a month of the rows, a member of the columns, and the cell where they meet', () => {
    expect(placed(crossed, note({ month: '2026-02' }))).toEqual({ rows: [['feb', [1]]], columns: [], cells: [] });
    expect(placed(crossed, note({ member: byd }))).toEqual({ rows: [], columns: [['m:byd', [1]]], cells: [] });
    expect(placed(crossed, note({ month: '2026-02', member: byd })).cells).toEqual([[cellId('feb', 'm:byd'), [1]]]);
  });

  test('nowhere where neither rows nor columns say it: the whole table is about it', () => {
    expect(placed(ranking, note({ month: '2026-02' }))).toEqual({ rows: [], columns: [], cells: [] });
  });
});

test('a picture over time marks the months of notes, another picture none', () => {
  const answer = {
    rows: ['2026-01', '2026-02'].map((period) => ({
      kind: 'row',
      keys: { period },
      names: { period: period.replace('-', '/') },
      values: {},
    })),
  } as unknown as MarketAnswer;
  const spec: CategoryChartSpec = {
    kind: 'line',
    title: 'Sales',
    language: 'en',
    categories: ['2026/01', '2026/02'],
    series: [],
    events: [{ at: 0, kind: 'policy', name: 'Subsidy' }],
  };
  const notes = [note({ month: '2026-02', member: byd }), note({ indicator: 'volume' as never })];
  expect(withNotes(spec, answer, notes).events).toEqual([
    { at: 0, kind: 'policy', name: 'Subsidy' },
    { at: 1, kind: 'note', name: 'BYD · Price cut' },
  ]);
  const bars = { ...spec, kind: 'bar' as const };
  expect(withNotes(bars, answer, notes)).toBe(bars);
  const others = { ...spec, categories: ['BYD', 'NIO'] };
  expect(withNotes(others, answer, notes)).toBe(others);
});
