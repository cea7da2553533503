import type { Dataset, Facts } from '../datasets/dataset.ts';
import { quotedName } from './names.ts';
import type { FileColumn, FileTable } from './tables-of-file.ts';

/** Texts compare by their bytes, as in the file, whatever language the database has. */
const text = 'TEXT COLLATE "C"';

const types: Readonly<Record<string, string>> = {
  BOOLEAN: 'BOOLEAN',
  TINYINT: 'SMALLINT',
  SMALLINT: 'SMALLINT',
  INTEGER: 'INTEGER',
  BIGINT: 'BIGINT',
  UTINYINT: 'SMALLINT',
  USMALLINT: 'INTEGER',
  UINTEGER: 'BIGINT',
  HUGEINT: 'NUMERIC(39)',
  FLOAT: 'REAL',
  DOUBLE: 'DOUBLE PRECISION',
  DATE: 'DATE',
  TIMESTAMP: 'TIMESTAMP',
  VARCHAR: text,
};

/** @throws Error for a type that no table of a release has had so far */
function typeOf({ name, columns }: FileTable, type: string): string {
  const found = types[type];
  if (found) return found;
  throw new Error(`table ${name} (${columns.length} columns) has the type ${type}, which has no counterpart`);
}

export const isWhole = (type: string): boolean => /INT(EGER)?$/.test(type);
export const isText = (type: string): boolean => type === 'VARCHAR';

/** A column as a statement that makes the table names it. */
export const columnThere = (table: FileTable, { name, type, isNeeded }: FileColumn): string =>
  `${quotedName(name)} ${typeOf(table, type)}${isNeeded ? ' NOT NULL' : ''}`;

/** Statements that make the tables of a release, empty, in a schema that is new. */
export const createThere = (schema: string, tables: readonly FileTable[]): string[] => [
  `CREATE SCHEMA ${quotedName(schema)}`,
  ...tables.map((table) => {
    const columns = table.columns.map((column) => columnThere(table, column));
    return `CREATE TABLE ${quotedName(schema)}.${quotedName(table.name)} (${columns.join(', ')})`;
  }),
];

/** A table of figures: facts, or sums of them that tell fewer members apart. */
export interface TableOfFacts {
  table: string;
  facts: Facts;
  /** The columns of the members that its rows are told apart by. */
  members: string[];
}

export const tablesOfFacts = (datasets: readonly Dataset[]): TableOfFacts[] =>
  datasets.flatMap(({ facts }) =>
    [{ table: facts.table, without: [] as readonly string[] }, ...facts.rollups].map(({ table, without }) => ({
      table,
      facts,
      members: facts.chains.filter(({ chain }) => !without.includes(chain.key)).map(({ column }) => column),
    })),
  );

/** How many pages of a table one entry of its index of ranges stands for: some four thousand facts. */
const pagesOfEntry = 32;

/**
 * Statements that make the indexes of a filled table of figures; of one that describes members there are none. Facts
 * stand in the order of their sources and months, so an index of ranges, which is a thousandth of their size, leads to
 * those of some months; another leads to those of one member.
 * @param own the name of the table in a release @param there what it is called there, or the part of it
 */
export function indexesOf(own: string, there: string, facts: readonly TableOfFacts[]): string[] {
  const found = facts.find(({ table }) => table === own);
  if (!found) return [];
  const order = [...(found.facts.source === null ? [] : [found.facts.source]), 'month'].join(', ');
  return [
    `CREATE INDEX ON ${there} USING brin (${order}) WITH (pages_per_range = ${pagesOfEntry})`,
    ...found.members.map((column) => `CREATE INDEX ON ${there} (${column}, month)`),
  ];
}

/** Statements that make filled tables quick to ask. */
export const indexThere = (schema: string, tables: readonly FileTable[], datasets: readonly Dataset[]): string[] => {
  const facts = tablesOfFacts(datasets);
  return tables.flatMap(({ name }) => {
    const table = `${quotedName(schema)}.${quotedName(name)}`;
    return [...indexesOf(name, table, facts), `ANALYZE ${table}`];
  });
};
