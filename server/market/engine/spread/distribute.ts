import type { Dataset } from '../../datasets/index.ts';
import { quotedName } from '../names.ts';
import type { FileTable } from '../tables-of-file.ts';
import { tablesOfFacts } from '../tables-there.ts';

/** @returns a text as a statement writes it */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Statements that spread the empty tables of a release over the nodes of Citus, where the database has it. Facts go by
 * the narrowest member of their first chain that all their sums keep, and their sums beside them, so that no fact of a
 * member leaves its node to be added up; whatever describes members stands whole on every node.
 * https://docs.citusdata.com/en/stable/develop/api_udf.html
 */
export function distributeThere(schema: string, tables: readonly FileTable[], datasets: readonly Dataset[]): string[] {
  const facts = tablesOfFacts(datasets);
  const nameOf = (table: string) => quoted(`${quotedName(schema)}.${quotedName(table)}`);
  const there = new Set(tables.map(({ name }) => name));
  const spread = facts
    .filter(({ table }) => there.has(table))
    .map(({ table, members, facts: own }) => {
      const remaining = facts.filter((other) => other.facts === own);
      const column = members.find((member) => remaining.every((other) => other.members.includes(member)));
      if (column === undefined) return `SELECT create_reference_table(${nameOf(table)})`;
      const beside = own.table === table ? quoted('none') : nameOf(own.table);
      return `SELECT create_distributed_table(${nameOf(table)}, ${quoted(column)}, colocate_with => ${beside})`;
    });
  const described = tables.filter(({ name }) => !facts.some(({ table }) => table === name));
  return [...described.map(({ name }) => `SELECT create_reference_table(${nameOf(name)})`), ...spread];
}
