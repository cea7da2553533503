import type { Dataset } from '../datasets/index.ts';
import { quotedName } from './names.ts';
import type { FileTable } from './tables-of-file.ts';

/** Texts compare by their bytes, as in the file, whatever language the database has. */
const text = 'TEXT COLLATE "C"';

const types: Readonly<Record<string, string>> = {
  ...{ BOOLEAN: 'BOOLEAN', TINYINT: 'SMALLINT', SMALLINT: 'SMALLINT', INTEGER: 'INTEGER', BIGINT: 'BIGINT' },
  ...{ UTINYINT: 'SMALLINT', USMALLINT: 'INTEGER', UINTEGER: 'BIGINT', HUGEINT: 'NUMERIC(39)' },
  ...{ FLOAT: 'REAL', DOUBLE: 'DOUBLE PRECISION', DATE: 'DATE', TIMESTAMP: 'TIMESTAMP', VARCHAR: text },
};

/** @throws Error for a type that no table of a release has had so far */
function typeOf({ name, columns }: FileTable, type: string): string {
  const found = types[type];
  if (found) return found;
  throw new Error(`table ${name} (${columns.length} columns) has the type ${type}, which has no counterpart`);
}

export const isWhole = (type: string): boolean => /INT(EGER)?$/.test(type);
export const isText = (type: string): boolean => type === 'VARCHAR';

/** Statements that make the tables of a release, empty, in a schema that is new. */
export const createThere = (schema: string, tables: readonly FileTable[]): string[] => [
  `CREATE SCHEMA ${quotedName(schema)}`,
  ...tables.map((table) => {
    const columns = table.columns.map(({ name, type, isNeeded }) => {
      return `${quotedName(name)} ${typeOf(table, type)}${isNeeded ? ' NOT NULL' : ''}`;
    });
    return `CREATE TABLE ${quotedName(schema)}.${quotedName(table.name)} (${columns.join(', ')})`;
  }),
];

/** The tables of figures: facts and their sums, each with the columns of the chains that its rows are told apart by. */
export const tablesOfFacts = (datasets: readonly Dataset[]): { table: string; members: string[]; of: string }[] =>
  datasets.flatMap(({ facts }) => [
    { table: facts.table, members: facts.chains.map(({ column }) => column), of: facts.table },
    ...facts.rollups.map(({ table, without }) => ({
      table,
      members: facts.chains.filter(({ chain }) => !without.includes(chain.key)).map(({ column }) => column),
      of: facts.table,
    })),
  ]);

/** How many pages of a table one entry of its index stands for: some four thousand facts. */
const pagesOfEntry = 32;

/**
 * Statements that make filled tables quick to ask. Facts stand in the order of their months, so an index of ranges,
 * which is a thousandth of their size, leads to those of some months.
 */
export const indexThere = (schema: string, tables: readonly FileTable[], datasets: readonly Dataset[]): string[] => {
  const facts = new Set(tablesOfFacts(datasets).map(({ table }) => table));
  return tables.flatMap(({ name }) => {
    const table = `${quotedName(schema)}.${quotedName(name)}`;
    const index = `CREATE INDEX ON ${table} USING brin (month) WITH (pages_per_range = ${pagesOfEntry})`;
    return [...(facts.has(name) ? [index] : []), `ANALYZE ${table}`];
  });
};
