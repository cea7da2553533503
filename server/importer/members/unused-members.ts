import type { DuckDBConnection } from '@duckdb/node-api';
import { type Dataset, memberTablesOf } from '../../market/index.ts';

/** What the cars that are on sale or coming name, beside facts and members. */
const namedByLaunches = ['sub_model', 'brand', 'manufacturer'];

interface Used {
  table: string;
  id: string;
  /** The tables that name its members, and by which column. */
  users: { table: string; column: string }[];
}

/** The tables of members that a dataset's figures lead to, the narrowest of a chain first, with all that names them. */
function usedTables(dataset: Dataset, among: readonly Dataset[]): Used[] {
  const holding = memberTablesOf(among);
  return memberTablesOf([dataset])
    .filter(({ table }) => !table.members && !table.follows)
    .map(({ table: { name, id } }) => ({
      table: name,
      id,
      users: [
        ...among.flatMap(({ facts }) =>
          facts.chains
            .filter(({ chain: { tables } }) => tables[0]?.name === name || tables[0]?.mirrors?.name === name)
            .map(({ column }) => ({ table: facts.table, column })),
        ),
        ...holding
          .filter(({ holds }) => holds.some((history) => history.name === name))
          .map(({ table }) => ({ table: table.name, column: id })),
        ...(namedByLaunches.includes(name) ? [{ table: 'launch', column: id }] : []),
      ],
    }));
}

/** @returns SQL for the numbers of members that nothing names @param from says where a table stands */
function looseOf({ table, id, users }: Used, from: (table: string) => string): string {
  const named = users.map((user) => `SELECT ${user.column} FROM ${from(user.table)} WHERE ${user.column} IS NOT NULL`);
  return `SELECT ${id} FROM ${table} WHERE ${id} NOT IN (${named.join(' UNION ALL ')})`;
}

/**
 * Notes the members that nothing spoke of in the former release, whose tables were taken over: they stand, as all of
 * it does.
 * @param former SQL for the figures of the dataset in that release
 */
export async function noteLoose(
  connection: DuckDBConnection,
  dataset: Dataset,
  among: readonly Dataset[],
  former: string,
): Promise<void> {
  const from = (table: string) => (table === dataset.facts.table ? former : table);
  for (const used of usedTables(dataset, among)) {
    await connection.run(`CREATE TEMP TABLE loose_${used.table} AS ${looseOf(used, from)}`);
  }
}

/** Takes out the members that nothing speaks of, and that are new or something spoke of before. */
export async function dropUnused(
  connection: DuckDBConnection,
  dataset: Dataset,
  among: readonly Dataset[],
  onto: boolean,
): Promise<void> {
  for (const used of usedTables(dataset, among)) {
    const { table, id } = used;
    const exceptLoose = onto ? ` EXCEPT SELECT ${id} FROM loose_${table}` : '';
    await connection.run(`DELETE FROM ${table} WHERE ${id} IN (${looseOf(used, (user) => user)}${exceptLoose})`);
    await connection.run(
      `DELETE FROM member_history WHERE member_table = '${table}' AND member_id NOT IN (SELECT ${id} FROM ${table})`,
    );
  }
}
