import type { Facts } from '../../datasets/dataset.ts';
import { grainOf } from '../../datasets/tables.ts';
import type { Known } from '../rule.ts';

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

/** The source of a row; 0 where all figures are of one kind. */
export const sourceOf = ({ source }: Facts): string => source ?? '0';

/** What a rule shows as the source of a row. */
export const shownSource = ({ source }: Facts): string => (source === null ? 'NULL' : 'source');

/** @returns a condition for rows that are of one month, not of several together */
export const single = ({ combined }: Facts, { together: { fresh } }: Known): string =>
  combined === undefined || fresh.length === 0
    ? 'TRUE'
    : `NOT (${fresh.map(({ source, month }) => `(source = ${source} AND month = ${month})`).join(' OR ')})`;
