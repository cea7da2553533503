import type { Dataset, Facts } from './dataset.ts';
import type { MemberTable } from './dimension.ts';
import { holderOf } from './joins.ts';

/** A table of members, with the wider ones whose numbers it holds. */
export interface HoldingTable {
  table: MemberTable;
  holds: MemberTable[];
}

/** Tables of members, each once, whoever shares it; a chain may end before one that another chain goes on to. */
export function memberTablesOf(datasets: readonly Dataset[]): HoldingTable[] {
  const found = new Map<string, HoldingTable>();
  for (const { chain } of datasets.flatMap(({ facts }) => facts.chains)) {
    const { tables } = chain;
    for (const table of tables) {
      const holdingTable = found.get(table.name) ?? { table, holds: [] };
      found.set(table.name, holdingTable);
      // What is of the same number is found by it.
      const contained = tables.filter((other, place) => holderOf(tables, place) === table && other.id !== table.id);
      holdingTable.holds.push(
        ...contained.filter(({ name }) => holdingTable.holds.every((before) => before.name !== name)),
      );
    }
  }
  return [...found.values()];
}

/** The tables that describe members: name, and the column of their number. */
export const memberIds = (datasets: readonly Dataset[]): Readonly<Record<string, string>> =>
  Object.fromEntries(memberTablesOf(datasets).map(({ table }) => [table.name, table.id]));

/** The columns of codes of the tables that describe members. */
export const codesOf = (datasets: readonly Dataset[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(memberTablesOf(datasets).map(({ table }) => [table.name, table.codes ?? []]));

/** Which table names the numbers of which other: what a reference has to lead to. */
export const memberReferences = (datasets: readonly Dataset[]): [table: string, parent: string][] =>
  memberTablesOf(datasets).flatMap(({ table, holds }) =>
    holds.map((parent): [string, string] => [table.name, parent.name]),
  );

/** The tables that nobody fills, and that are taken over from no release: known beforehand, or following from others. */
export const knownTables = (datasets: readonly Dataset[]): string[] =>
  memberTablesOf(datasets).flatMap(({ table }) => (table.members || table.follows ? [table.name] : []));

/** Statements that fill the tables and figures which follow from others, once these are filled. */
export const followingTables = (datasets: readonly Dataset[]): string[] => [
  ...memberTablesOf(datasets).flatMap(({ table }) => table.follows ?? []),
  ...datasets.flatMap(({ facts }) => facts.follows ?? []),
];

/** @returns SQL for the number of the source of a row; 0 where all figures are of one kind @param of stands before it */
export const sourceOf = ({ source }: Facts, of = ''): string => (source === null ? '0' : `${of}${source}`);

/** What tells the rows of the facts apart, without some of the chains. */
export const grainOf = ({ source, chains }: Facts, without: readonly string[] = []): string[] => [
  'month',
  ...(source === null ? [] : [source]),
  ...chains.filter(({ chain }) => !without.includes(chain.key)).map(({ column }) => column),
];

/**
 * Statements that make the empty tables of datasets, in words that DuckDB and PostgreSQL both understand. A month is
 * the integer year * 12 + month - 1. No keys or indexes: sealing checks references once, and a scan of sorted facts is
 * faster than an index.
 */
export const createTablesOf = (datasets: readonly Dataset[]): string[] => [
  ...memberTablesOf(datasets).flatMap(({ table, holds }) => {
    const numbers = holds.map(({ id }) => `${id} INTEGER NOT NULL`);
    const texts = (table.codes ?? []).map((code) => `${code} VARCHAR NOT NULL`);
    const labels = ['key', 'name_zh', 'name_en'].map((column) => `${column} VARCHAR NOT NULL`);
    const columns = [`${table.id} INTEGER NOT NULL`, ...labels, ...numbers, ...texts].join(', ');
    const rows = (table.members ?? []).map(
      ({ key, name }, at) => `(${at + 1}, '${key}', '${name.zh_CN}', '${name.en}', '${key}')`,
    );
    return [
      `CREATE TABLE ${table.name} (${columns})`,
      ...(rows.length > 0 ? [`INSERT INTO ${table.name} VALUES ${rows.join(', ')}`] : []),
    ];
  }),
  ...datasets.map(({ facts }) => {
    const typeOf = (column: string) => (column === facts.source ? 'SMALLINT' : 'INTEGER');
    const columns = [...grainOf(facts), ...facts.figures].map((column) => `${column} ${typeOf(column)} NOT NULL`);
    return `CREATE TABLE ${facts.table} (${columns.join(', ')})`;
  }),
  ...datasets.flatMap(({ facts: { combined } }) => {
    const columns = 'source SMALLINT NOT NULL, first_month INTEGER NOT NULL, month INTEGER NOT NULL';
    return combined === undefined ? [] : [`CREATE TABLE ${combined} (${columns})`];
  }),
];

/**
 * What sealing does with filled tables: facts are sorted, because a month's ranking then reads a small part of the
 * file, and summed up for questions that name nothing of a chain.
 * @param filled the datasets that have a row: of members that no other one speaks of there are no tables
 * @param target the schema (or attached database) the sealed tables stand in
 * @param origin the one that was filled
 */
export const sealTablesOf = (
  datasets: readonly Dataset[],
  filled: readonly Dataset[],
  target: string,
  origin: string,
): string[] => [
  ...memberTablesOf(filled).map(
    ({ table: { name, id } }) => `CREATE TABLE ${target}.${name} AS SELECT * FROM ${origin}.${name} ORDER BY ${id}`,
  ),
  ...datasets.flatMap(({ facts }) => {
    const grain = grainOf(facts).join(', ');
    const figures = facts.figures.join(', ');
    const sums = facts.figures.map((column) => `CAST(SUM(${column}) AS INTEGER) AS ${column}`).join(', ');
    return [
      `CREATE TABLE ${target}.${facts.table} AS SELECT ${grain}, ${figures} FROM ${origin}.${facts.table} ORDER BY ${grain}`,
      ...(facts.combined === undefined
        ? []
        : [
            `CREATE TABLE ${target}.${facts.combined} AS SELECT * FROM ${origin}.${facts.combined} ORDER BY source, month`,
          ]),
      ...facts.rollups.map(({ table, without }) => {
        const stored = grainOf(facts, without).join(', ');
        return `CREATE TABLE ${target}.${table} AS SELECT ${stored}, ${sums} FROM ${origin}.${facts.table}
          GROUP BY ${stored} ORDER BY ${stored}`;
      }),
    ];
  }),
];
