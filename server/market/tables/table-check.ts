import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { memberTables } from './tables.ts';

/** A query that finds what must not be: one column `found` with an example, and what is said of it. */
export interface TableCheck {
  /** The table whose rows it looks at, where it finds nothing in an empty one. */
  of?: string;
  sql: string;
  refuse(found: string): Refusal;
}

/** @param column a column, or several with commas, that together stand once in the table */
export const unique = (table: string, column: string): TableCheck => ({
  of: table,
  sql: `SELECT CONCAT_WS(' / ', ${column}) AS found FROM ${table} GROUP BY ${column} HAVING COUNT(*) > 1 LIMIT 1`,
  refuse: (found) =>
    new Refusal('market.value-repeated', status.refused, {
      zh_CN: `表 ${table} 的 ${column} 有重复值 ${found}。`,
      en: `Table ${table} has duplicate values of ${column}: ${found}.`,
    }),
});

/** Every number of the parent that the table names is there; a missing number (NULL) names nothing. */
export const reference = (table: string, parent: string): TableCheck => {
  const id = memberTables[parent] ?? '';
  return referenceBy(table, id, parent, id);
};

/** @param column of the table, which holds numbers of the parent @param id the column of these in the parent */
export const referenceBy = (table: string, column: string, parent: string, id: string): TableCheck => ({
  of: table,
  sql: `SELECT CAST(${column} AS VARCHAR) AS found FROM (SELECT DISTINCT ${column} FROM ${table}) AS used
    WHERE ${column} NOT IN (SELECT ${id} FROM ${parent}) LIMIT 1`,
  refuse: (found) =>
    new Refusal('market.reference-missing', status.refused, {
      zh_CN: `表 ${table} 引用了表 ${parent} 中不存在的 ${column} = ${found}。`,
      en: `Table ${table} refers to ${column} = ${found}, which table ${parent} does not have.`,
    }),
});
