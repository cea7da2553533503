import { indicatorOf } from '../datasets/find.ts';
import type { Dataset } from '../datasets/index.ts';
import { distinctColumn } from '../kinds/index.ts';
import type { Question } from '../model/question.ts';
import { cube } from './cube.ts';
import { groupsOf } from './facts.ts';
import type { Beside, LevelRows, Levels } from './levels.ts';
import { isOneOf } from './literals.ts';
import { countedOf } from './measures.ts';

const memberOf = 'counted_member';
const cubeOf = (dimension: string) => `each_${dimension}`;

/**
 * The facts of each member that is counted: the groups of the question told apart by it as well. Members cannot be
 * added up as sums can, so each level counts them anew.
 */
function memberCube(dimension: string, { dataset, plan, groups, filters }: Levels): string {
  const own = groupsOf(dataset, [dimension]).map((group) => ({ ...group, column: memberOf }));
  const cubed = { groups: [...groups, ...own], filters, measures: [countedOf(dataset)] };
  return cube(cubeOf(dimension), dataset, plan, cubed);
}

function joinedCount(dimension: string, { dataset, plan, groups: all, members }: Levels, rows: LevelRows): string {
  const alias = `c_${dimension}`;
  const columns = rows.groups.map(({ column }) => column);
  const uncounted = members.unnamed(dimension);
  const named = uncounted.length > 0 ? ` AND NOT ${isOneOf(`c.${memberOf}`, uncounted)}` : '';
  const present = `c.${countedOf(dataset).column} IS NOT NULL${named}`;
  const places = ['source', ...columns].map((column) => `c.${column}`).join(', ');
  const count = `COUNT(DISTINCT c.${memberOf}) AS ${distinctColumn(dimension)}`;
  const same = ['slot', 'source', ...columns].map((column) => `${alias}.${column} = e.${column}`).join(' AND ');
  if (rows.kind !== 'others') {
    return ` LEFT JOIN (SELECT c.slot, ${places}, ${count} FROM ${cubeOf(dimension)} AS c WHERE ${present}
      GROUP BY c.slot, ${places}) AS ${alias} ON ${same}`;
  }
  // Whatever is not shown, of all periods together.
  const joins = ['slot', 'source', ...all.map(({ column }) => column)].map((column) => `s.${column} = c.${column}`);
  return ` LEFT JOIN (SELECT ${plan.spanSlot} AS slot, c.source, ${count} FROM ${cubeOf(dimension)} AS c
    WHERE ${present} AND c.slot >= 0 AND NOT EXISTS (SELECT 1 FROM shown AS s WHERE ${joins.join(' AND ')})
    GROUP BY c.source) AS ${alias} ON ${same}`;
}

/** The dimensions whose members a question counts. */
export function countedDimensions(dataset: Dataset, { indicators }: Pick<Question, 'indicators'>): string[] {
  const counted = indicators.flatMap((key) => {
    const indicator = indicatorOf(dataset, key);
    return indicator.kind === 'distinct' ? [indicator.of] : [];
  });
  return [...new Set(counted)];
}

/** The counts of members that a question asks for. */
export const countsBeside = (levels: Levels): Beside[] =>
  countedDimensions(levels.dataset, levels.query).map((dimension) => ({
    cube: memberCube(dimension, levels),
    columns: [distinctColumn(dimension)],
    join: (rows) => joinedCount(dimension, levels, rows),
  }));
