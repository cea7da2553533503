import type { Language } from '../constants.ts';
import type { MarketAnswer, MarketCatalogue, MarketRow } from '../schemas/index.ts';
import { isUncovered } from './covered.ts';
import { type CrossShape, type TableColumn, type TableModel, type TableRow, tableOf } from './model.ts';
import { tableWords } from './words.ts';

export interface TableMember {
  key: string;
  name: string;
}

/** The members of a dimension in the order in which the rows first name them. */
export function membersOf(answer: MarketAnswer, dimension: string): TableMember[] {
  const members = new Map<string, TableMember>();
  for (const { kind, keys, names } of answer.rows) {
    const key = keys[dimension];
    if (kind === 'row' && key !== undefined) members.set(key, { key, name: names[dimension] ?? key });
  }
  return [...members.values()];
}

/** Finds the value of an indicator by the members of two dimensions. */
export function crossValues(answer: MarketAnswer, rows: string, columns: string, indicator: string) {
  const values = new Map<string, number | null>();
  const at = (row: string, column: string) => `${row}\n${column}`;
  for (const { kind, keys, values: figures } of answer.rows) {
    if (kind === 'row') values.set(at(keys[rows] ?? '', keys[columns] ?? ''), figures[indicator] ?? null);
  }
  return (row: string, column: string) => values.get(at(row, column)) ?? null;
}

/** Finds what an indicator was in the release before, by the members of two dimensions; null where it was the same. */
export function crossFormers(answer: MarketAnswer, rows: string, columns: string, indicator: string) {
  const was = answer.rows.map((row) => ({ ...row, values: { [indicator]: row.revised?.[indicator] ?? null } }));
  return crossValues({ ...answer, rows: was }, rows, columns, indicator);
}

/** Rows of the answer that stand for all members of `columns`, by member of `rows`: the subtotals. */
export function subtotalsOf(answer: MarketAnswer, rows: string): Map<string, MarketRow> {
  return new Map(answer.rows.filter(({ kind }) => kind === 'subtotal').map((row) => [row.keys[rows] ?? '', row]));
}

const formersOf = (figures: readonly (readonly [string, number | null])[]): TableRow['revised'] => {
  const there = figures.flatMap(([key, former]) => (former === null ? [] : [[key, former] as const]));
  return there.length > 0 ? Object.fromEntries(there) : undefined;
};

/**
 * Turns the rows of an answer by two dimensions into a table with a column for each member of `columns`.
 * Subtotals of the answer become the last column.
 * @param indicator the figure in the cells
 */
export function pivotOf(
  answer: MarketAnswer,
  shape: CrossShape,
  language: Language,
  catalogue?: MarketCatalogue | null,
): TableModel {
  const flat = tableOf(answer, language, catalogue);
  const head = flat.columns.find(({ key }) => key === shape.rows);
  const figure = flat.columns.find(({ key }) => key === shape.indicator);
  if (!head || !figure) return { columns: [], rows: [], cut: answer.cut };
  const subtotals = subtotalsOf(answer, shape.rows);
  const valueAt = crossValues(answer, shape.rows, shape.columns, shape.indicator);
  const formerAt = crossFormers(answer, shape.rows, shape.columns, shape.indicator);
  const across = membersOf(answer, shape.columns);
  const columns: TableColumn[] = [
    head,
    ...across.map((member) => ({
      ...figure,
      ...{ key: `m:${member.key}`, name: member.name, member: { dimension: shape.columns, ...member } },
    })),
  ];
  if (subtotals.size > 0) columns.push({ ...figure, key: 'all', name: tableWords(language)('total') });
  const rows = membersOf(answer, shape.rows).map(({ key, name }) => ({
    id: key,
    kind: 'row' as const,
    keys: { [shape.rows]: key },
    names: { [shape.rows]: name },
    uncovered: isUncovered(answer, { [shape.rows]: key }),
    values: {
      ...Object.fromEntries(across.map((member) => [`m:${member.key}`, valueAt(key, member.key)])),
      all: subtotals.get(key)?.values[shape.indicator] ?? null,
    },
    revised: formersOf([
      ...across.map((member) => [`m:${member.key}`, formerAt(key, member.key)] as const),
      ['all', subtotals.get(key)?.revised?.[shape.indicator] ?? null],
    ]),
  }));
  return { columns, rows, cut: answer.cut, of: answer, made: { shape, sorting: null } };
}
