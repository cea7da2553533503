import type { Answer } from '../page/ask.ts';

type Row = Answer['rows'][number];
type Column = Answer['columns'][number];

/** Which member of each dimension a row is of, as one text. */
const keyOf = ({ keys }: Pick<Row, 'keys'>, by: readonly string[]): string => by.map((key) => keys[key]).join(' ');

export interface Joining {
  /** The dimensions that tell the rows of both apart. */
  by: readonly string[];
  /** Columns of the figures that `make` gives. */
  columns: readonly Column[];
  /** Figures of a row, of those of both answers; undefined where an answer has no such row. */
  make: (
    values: { first: Row['values'] | undefined; second: Row['values'] | undefined },
    keys: Row['keys'],
  ) => Row['values'];
  /** Rows of the second answer that the first has not, stand there too. */
  outer?: boolean;
}

/** Two answers about the same members as one, with figures that are made of both; totals and what is left out are gone. */
export function joinedAnswers(first: Answer, second: Answer, { by, columns, make, outer = false }: Joining): Answer {
  const plain = ({ rows }: Answer) => rows.filter(({ kind }) => kind === 'row');
  const found = new Map(plain(second).map((row) => [keyOf(row, by), row]));
  const own = plain(first);
  const known = new Set(own.map((row) => keyOf(row, by)));
  const more = outer ? plain(second).filter((row) => !known.has(keyOf(row, by))) : [];
  const madeOf = (row: Row, values: { first: Row['values'] | undefined; second: Row['values'] | undefined }): Row => ({
    ...row,
    values: { ...values.second, ...values.first, ...make(values, row.keys) },
  });
  return {
    ...first,
    columns: [...first.columns, ...second.columns.filter(({ kind }) => kind === 'indicator'), ...columns],
    rows: [
      ...own.map((row) => madeOf(row, { first: row.values, second: found.get(keyOf(row, by))?.values })),
      ...more.map((row) => madeOf(row, { first: undefined, second: row.values })),
    ],
    total: null,
    cut: first.cut ?? second.cut,
  };
}

/** Sales as what was sold to buyers: the figure is called as its source. */
export const asRetail = (answer: Answer): Answer => {
  const [source] = answer.dataSources;
  return {
    ...answer,
    columns: answer.columns.map((column) =>
      column.key === 'volume' && source ? { ...column, name: source.name } : column,
    ),
  };
};

/** An answer whose rows stand in the order of a figure, the largest first; who has none stands last. */
export const inOrderOf = (answer: Answer, key: string): Answer => {
  const least = Number.NEGATIVE_INFINITY;
  return { ...answer, rows: [...answer.rows].sort((a, b) => (b.values[key] ?? least) - (a.values[key] ?? least)) };
};

/** An answer with the columns of these keys alone, in their order. */
export const withColumns = (answer: Answer, keys: readonly string[]): Answer => ({
  ...answer,
  columns: keys.flatMap((key) => answer.columns.find((column) => column.key === key) ?? []),
});
