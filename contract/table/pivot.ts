import type { Language } from '../constants.ts';
import type { MarketAnswer, MarketCatalogue, MarketRow } from '../schemas/index.ts';
import { isUnbased, isUncovered } from './covered.ts';
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
 * Subtotals of the answer become the last column. Figures that stand beside the one in the cells have columns of their own
 * behind it.
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
  const besides = (shape.beside ?? []).flatMap((key) => flat.columns.find((column) => column.key === key) ?? []);
  const figures = [figure, ...besides];
  const subtotals = subtotalsOf(answer, shape.rows);
  const across = membersOf(answer, shape.columns);
  const cells = [
    ...across.flatMap((member) =>
      figures.map((column, at) => ({
        column,
        member,
        key: at === 0 ? `m:${member.key}` : `m:${member.key}:${column.key}`,
        name: at === 0 ? member.name : `${member.name} · ${column.name}`,
      })),
    ),
    ...(subtotals.size > 0 ? figures : []).map((column, at) => ({
      column,
      member: null,
      key: at === 0 ? 'all' : `all:${column.key}`,
      name: at === 0 ? tableWords(language)('total') : `${tableWords(language)('total')} · ${column.name}`,
    })),
  ];
  const columns: TableColumn[] = [
    head,
    ...cells.map(({ column, member, key, name }) => ({
      ...column,
      key,
      name,
      figure: column.name,
      ...(besides.length > 0 && { levels: [member?.name ?? tableWords(language)('total'), column.name] }),
      ...(member && { member: { dimension: shape.columns, ...member } }),
    })),
  ];
  const at = new Map(
    figures.map(({ key }) => {
      const find = (values: typeof crossValues) => values(answer, shape.rows, shape.columns, key);
      return [key, { value: find(crossValues), former: find(crossFormers) }];
    }),
  );
  const rows = membersOf(answer, shape.rows).map(({ key, name }): TableRow => {
    const keys = { [shape.rows]: key };
    const sum = subtotals.get(key);
    const figureOf = ({ column, member }: (typeof cells)[number]) =>
      (member ? at.get(column.key)?.value(key, member.key) : sum?.values[column.key]) ?? null;
    const formerOf = ({ column, member }: (typeof cells)[number]) =>
      (member ? at.get(column.key)?.former(key, member.key) : sum?.revised?.[column.key]) ?? null;
    const unbased = cells.filter(({ column }) => isUnbased(answer, column.key, keys)).map((cell) => cell.key);
    return {
      id: key,
      kind: 'row',
      keys,
      names: { [shape.rows]: name },
      uncovered: isUncovered(answer, keys),
      values: { all: null, ...Object.fromEntries(cells.map((cell) => [cell.key, figureOf(cell)])) },
      revised: formersOf(cells.map((cell) => [cell.key, formerOf(cell)] as const)),
      ...(unbased.length > 0 && { unbased }),
    };
  });
  return { columns, rows, cut: answer.cut, of: answer, made: { shape, sorting: null } };
}
