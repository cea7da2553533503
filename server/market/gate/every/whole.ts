import type { Dataset, Facts } from '../../datasets/dataset.ts';
import { grainOf } from '../../datasets/tables.ts';
import type { Known, Together } from '../rule.ts';

/** Statements that the rules of every dataset are made of; they are asked of the release `fresh`. */

/** The smallest table with all months, a rollup where there is one, and its columns of members that a release has. */
export function leanOf(facts: Facts, { there }: Pick<Known, 'there'>): { table: string; members: string[] } {
  const [rollup] = facts.rollups;
  const without = rollup?.without ?? [];
  const table = rollup?.table ?? facts.table;
  const outside = ['month', ...(facts.source === null ? [] : [facts.source])];
  const members = grainOf(facts, without).filter(
    (column) => !outside.includes(column) && there.get(table)?.has(column),
  );
  return { table: `fresh.${table}`, members };
}

/** What a rule shows as the source of a row. */
export const shownSource = ({ source }: Facts): string => (source === null ? 'NULL' : 'source');

/** @returns a condition for rows that are of one month, not of several together @param of SQL for the source of a row */
export function single(dataset: Dataset, { together }: Known, of: string): string {
  const { fresh } = together(dataset.key);
  const several = fresh.map(({ source, month }) => `(${of} = ${source} AND month = ${month})`);
  return several.length === 0 ? 'TRUE' : `NOT (${several.join(' OR ')})`;
}

/**
 * @returns a condition for rows of a month that stands in no figure of several: within one it is there, with the others
 * @param of SQL for the source of a row
 */
export function outsideSpans(spans: readonly Together[], of: string): string {
  const each = spans.map(({ source, first, month }) => `(${of} = ${source} AND month BETWEEN ${first} AND ${month})`);
  return each.length === 0 ? 'TRUE' : `NOT (${each.join(' OR ')})`;
}
