import type { TableColumn, TableModel } from '@portal/ui/analysis';
import type { Compared } from '../../market/ask.ts';
import type { CompareWords } from './phrases.ts';
import type { SheetRow } from './sheet.ts';

/** The sheet as the export writes it: the words of the screen, each difference in a column beside its model. */
export function sheetTable(
  { models }: Pick<Compared, 'models'>,
  rows: readonly SheetRow[],
  words: CompareWords,
): TableModel {
  const column = (key: string, name: string): TableColumn => ({
    key,
    name,
    kind: 'dimension',
    format: null,
    unit: '',
    definition: '',
    formula: '',
    growth: false,
  });
  const columns = models.flatMap(({ name }, at) => [
    column(`m${at}`, name),
    ...(at === 0 ? [] : [column(`d${at}`, words('differenceOf', { name }))]),
  ]);
  return {
    columns: [column('part', words('part')), column('name', words('item')), ...columns],
    rows: rows.map(({ key, part, name, cells }) => ({
      id: key,
      kind: 'row',
      keys: {},
      values: {},
      names: {
        part,
        name,
        ...Object.fromEntries(
          cells.flatMap(({ text, difference }, at) => [
            [`m${at}`, text],
            [`d${at}`, difference],
          ]),
        ),
      },
    })),
    cut: null,
  };
}
