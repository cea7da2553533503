import type { CellFormat, TableColumn, TableModel } from '@portal/contract';

/** A column of words. */
export const wordColumn = (key: string, name: string): TableColumn => ({
  key,
  name,
  kind: 'dimension',
  format: null,
  unit: '',
  definition: '',
  formula: '',
  growth: false,
});

/** A column of figures. */
export const figureColumn = (key: string, name: string, unit: string, format: CellFormat = 'count'): TableColumn => ({
  ...wordColumn(key, name),
  kind: 'indicator',
  format,
  unit,
});

type Row = Pick<TableModel['rows'][number], 'names' | 'values'> & { keys?: Record<string, string> };

/** A table whose rows keep their order. */
export const madeTable = (columns: TableColumn[], rows: readonly Row[]): TableModel => ({
  columns,
  rows: rows.map((row, at) => ({ keys: {}, ...row, id: String(at), kind: 'row' })),
  cut: null,
});
