import type { TableColumn, TableModel } from '@portal/ui/analysis';
import type { Compared } from './comparisons.ts';
import type { SheetFormat, SheetValue } from './difference.ts';
import type { CompareWords } from './phrases.ts';
import type { SheetRow } from './sheet.ts';

const isWords = (format: SheetFormat) => format === 'words' || format === 'name';

const column = (key: string, name: string, format: TableColumn['format'], definition = ''): TableColumn => ({
  key,
  name,
  format,
  definition,
  unit: '',
  formula: '',
  growth: false,
  kind: format === null ? 'dimension' : 'indicator',
});

/** What a row is called beside the rows of other parts. */
const nameOf = ({ part, name }: SheetRow): string => `${part} · ${name}`;

/** The difference from the first model, in a column of its own; none where words are compared, which say it themselves. */
function differenceColumn(row: SheetRow, words: CompareWords): TableColumn | null {
  const found = row.cells.find(({ difference }) => difference?.kind === 'figure')?.difference;
  if (found?.kind !== 'figure') return null;
  return column(`${row.key}-difference`, words('differenceOf', { name: nameOf(row) }), found.format);
}

/** Words, with what stood in their place before. */
const wordsOf = ({ value, before }: SheetRow['cells'][number]): string =>
  typeof value === 'string' ? [value, ...before.map((name) => `(${name})`)].join(' ') : '';

const figureOf = (value: SheetValue): number | null => (typeof value === 'number' ? value : null);

/**
 * The sheet as the export writes it: a row for each model and a column for each figure, so that a column is of one unit,
 * with the difference from the first model behind it.
 */
export function sheetTable(
  { models }: Pick<Compared, 'models'>,
  rows: readonly SheetRow[],
  words: CompareWords,
): TableModel {
  const columns = rows.flatMap((row): TableColumn[] => {
    const format = row.format === 'ratio' || row.format === 'growth' ? 'percent' : 'count';
    const own = column(row.key, nameOf(row), isWords(row.format) ? null : format, row.definition);
    const difference = differenceColumn(row, words);
    return difference ? [own, difference] : [own];
  });
  return {
    columns: [column('model', words('model'), null), ...columns],
    rows: models.map(({ key, name }, at) => {
      const cells = rows.map((row) => [row, row.cells[at]] as const);
      const texts = cells.map(([row, cell]) => [row.key, cell ? wordsOf(cell) : ''] as const);
      const figures = cells.flatMap(([row, cell]) => [
        [row.key, figureOf(cell?.value ?? null)] as const,
        [`${row.key}-difference`, cell?.difference?.kind === 'figure' ? cell.difference.value : null] as const,
      ]);
      return {
        id: key,
        kind: 'row' as const,
        keys: {},
        names: { model: name, ...Object.fromEntries(texts) },
        values: Object.fromEntries(figures),
      };
    }),
    cut: null,
  };
}
