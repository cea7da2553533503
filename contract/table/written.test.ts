import { expect, test } from '@jest/globals';
import { csvOf } from './csv.ts';
import type { TableColumn, TableModel } from './model.ts';
import { writtenTable } from './written.ts';

const column = (key: string, rest: Partial<TableColumn>): TableColumn => ({
  key,
  name: key,
  kind: 'indicator',
  format: 'count',
  unit: '',
  definition: '',
  formula: '',
  growth: false,
  ...rest,
});
const model: TableModel = {
  columns: [
    column('brand', { kind: 'dimension', format: null }),
    column('volume', { unit: '辆' }),
    column('tp', { unit: '元' }),
    column('rank', {}),
    column('share', { format: 'percent' }),
  ],
  rows: [
    {
      id: '1',
      kind: 'row',
      keys: { brand: 'b' },
      names: { brand: 'B' },
      values: { volume: 123_456, tp: 98_000, rank: 3, share: 0.1234 },
      revised: { volume: 120_000, tp: 97_000 },
    },
    { id: '2', kind: 'total', keys: {}, names: {}, values: { volume: null, tp: null, rank: null, share: 1 } },
  ],
  cut: null,
};

test('cars and money are written in ten thousands with heads that say so; ranks and what is missing stay', () => {
  const { columns, rows } = writtenTable(model, { unit: 'large', decimals: 2 }, 'zh_CN');
  expect(columns.map(({ unit, decimals }) => [unit, decimals])).toEqual([
    ...[
      ['', undefined],
      ['万辆', 2],
      ['万元', 2],
    ],
    ...[
      ['', undefined],
      ['', 2],
    ],
  ]);
  expect(rows.map(({ values }) => values)).toEqual([
    { volume: 12.3456, tp: 9.8, rank: 3, share: 0.1234 },
    { volume: null, tp: null, rank: null, share: 1 },
  ]);
  expect(rows[0]?.revised).toEqual({ volume: 12, tp: 9.7 });
  expect(csvOf(writtenTable(model, { unit: 'large' }, 'zh_CN'), 'zh_CN')).toContain('volume (万辆)');
});

test('English counts thousands', () => {
  const units: Record<string, string> = { 辆: 'units', 元: 'yuan' };
  const english = {
    ...model,
    columns: model.columns.map((tableColumn) => ({
      ...tableColumn,
      unit: units[tableColumn.unit] ?? tableColumn.unit,
    })),
  };
  const { columns, rows } = writtenTable(english, { unit: 'large' }, 'en');
  expect(columns[1]).toMatchObject({ unit: 'thousand units', decimals: 1 });
  expect(rows[0]?.values).toMatchObject({ volume: 123.456, tp: 98 });
  expect(columns[2]).toMatchObject({ unit: 'k yuan', decimals: 1 });
});

test('a table that counts neither cars nor money keeps its rows, which are worked out when they are wanted', () => {
  const ranked = { ...model, columns: model.columns.filter(({ unit }) => unit === '') };
  expect(writtenTable(ranked, { unit: 'large', decimals: 2 }, 'zh_CN').rows).toBe(model.rows);
});

test('single cars stay whole whatever decimals are chosen, and nothing is made anew where nothing is chosen', () => {
  expect(writtenTable(model, { unit: 'single', decimals: 2 }, 'zh_CN').columns[1]).toEqual(model.columns[1]);
  expect(writtenTable(model, { unit: 'auto' }, 'zh_CN')).toBe(model);
});
