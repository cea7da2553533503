import { expect, test } from '@jest/globals';
import type { TableColumn, TableModel } from '@portal/contract';
import { paperParts } from './paper-parts.ts';

const column = (key: string, kind: TableColumn['kind']) => ({ key, name: key, kind }) as TableColumn;

const modelOf = (dimensions: number, figures: number): TableModel => ({
  columns: [
    ...Array.from({ length: dimensions }, (_, at) => column(`d${at}`, 'dimension')),
    ...Array.from({ length: figures }, (_, at) => column(`f${at}`, 'indicator')),
  ],
  rows: [],
  cut: null,
});

test('a table that fits a sheet stays whole', () => {
  const model = modelOf(1, 9);
  expect(paperParts(model)).toEqual([model]);
});

test.each([1, 3, 12])(
  'with %d columns of names every figure stands on one of the sheets, each once, in order',
  (names) => {
    const model = modelOf(names, 50);
    const parts = paperParts(model);
    expect(parts.length).toBeGreaterThan(1);
    const own = model.columns.slice(0, names);
    for (const { columns } of parts) expect(columns.slice(0, names)).toEqual(own);
    expect(parts.flatMap(({ columns }) => columns.slice(names))).toEqual(model.columns.slice(names));
  },
);
