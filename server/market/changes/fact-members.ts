import type { DuckDBConnection, DuckDBValue } from '@duckdb/node-api';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Dataset, FactChain } from '../datasets/dataset.ts';
import type { MemberTable } from '../datasets/dimension.ts';
import type { FigureField } from '../datasets/file.ts';
import { holderOf } from '../datasets/joins.ts';
import { formerShapesOf } from '../tables/former-shapes.ts';

/** The tables of a chain that files fill or mirror, from the member that the figures name outwards. */
export const tablesOf = ({ chain }: FactChain): readonly MemberTable[] =>
  chain.tables.filter(({ follows, mirrors }) => follows === undefined || mirrors !== undefined);

/** @returns the columns that say a member of a table: its key, and its names in Chinese and English */
export const labelColumns = (table: string): string[] => ['key', 'zh', 'en'].map((column) => `${table}_${column}`);

/** @returns what the members of a table are called, as the dimensions or the files of its dataset say */
export function titleOf({ dimensions, file }: Dataset, table: string): Sentence {
  const named = Object.values(dimensions).find(
    (dimension) => dimension.kind === 'named' && dimension.table.name === table,
  );
  if (named) return named.name;
  const levels = Object.values(file?.chains ?? {}).flatMap((each) => (each.kind === 'levels' ? each.levels : []));
  const field = file?.fields[levels.find((level) => level.table === table)?.name ?? ''];
  return field?.name ?? { zh_CN: table, en: table };
}

const fieldOf = ({ file }: Dataset, column: string): FigureField | undefined =>
  Object.values(file?.fields ?? {}).flatMap((field) =>
    field.kind === 'figure' && field.column === column ? [field] : [],
  )[0];

/** @returns what a figure is called, as the files of its dataset say */
export const figureTitle = (dataset: Dataset, column: string): Sentence =>
  fieldOf(dataset, column)?.name ?? { zh_CN: column, en: column };

/** @returns the figures of a row as files say them, in the order of the dataset; null where none stands */
export const inUnits = (dataset: Dataset, values: readonly DuckDBValue[]): (number | null)[] =>
  values.map((value, at) =>
    value === null ? null : Number(value) / (fieldOf(dataset, dataset.facts.figures[at] ?? '')?.per ?? 1),
  );

/** A release that is open on a connection: the name of its schema, and the columns of each of its tables. */
export interface Shape {
  schema: string;
  columns: ReadonlyMap<string, readonly string[]>;
}

/** @param schema a release that is open on the connection */
export async function shapeOf(connection: DuckDBConnection, schema: string): Promise<Shape> {
  const read = await connection.runAndReadAll(
    `SELECT table_name, column_name FROM duckdb_columns() WHERE database_name = '${schema}'`,
  );
  const columns = new Map<string, string[]>();
  for (const [table, column] of read.getRows().map((row) => row.map(String)) as [string, string][]) {
    columns.set(table, [...(columns.get(table) ?? []), column]);
  }
  return { schema, columns };
}

/** @returns SQL for the rows of a table of a release, in today's shape; null where it does not have the table */
export function rowsIn({ schema, columns }: Shape, table: string): string | null {
  const shape = formerShapesOf(columns, schema).get(table);
  if (shape) return `(${shape.select})`;
  return columns.has(table) ? `${schema}.${table}` : null;
}

/**
 * @returns SQL for the members that a chain begins with: `id` and `key`, and key and names of each of its tables
 *   (`city_key`, `city_zh`, `city_en`); null where the release does not have the tables
 */
export function describedMembers(release: Shape, chain: FactChain): string | null {
  const tables = tablesOf(chain);
  const [narrowest] = tables;
  if (!narrowest || tables.some(({ name }) => rowsIn(release, name) === null)) return null;
  const from = (name: string) => `${rowsIn(release, name)} AS ${name}`;
  const joins = tables.slice(1).map(({ name, id }, at) => {
    return `JOIN ${from(name)} ON ${name}.${id} = ${holderOf(tables, at + 1)?.name}.${id}`;
  });
  const names = tables.map(({ name: of }) => {
    const [key, zh, en] = labelColumns(of);
    return `${of}.key AS ${key}, ${of}.name_zh AS ${zh}, ${of}.name_en AS ${en}`;
  });
  return `SELECT ${narrowest.name}.${narrowest.id} AS id, ${narrowest.name}.key, ${names.join(', ')}
    FROM ${from(narrowest.name)} ${joins.join(' ')}`;
}
