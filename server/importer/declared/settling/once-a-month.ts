import type { Dataset } from '../../../market/index.ts';
import type { KnownMembers } from '../../members/known-members.ts';
import { labelOf, noteLate, placeOf } from '../../reading/late-problems.ts';
import type { Stage } from '../../reading/staging.ts';
import { specifiedMembers } from './specified-members.ts';

/**
 * Takes out the members that a file says several things of in one month, where the dataset knows each once: an outlet
 * under two kinds. All of its rows are noted, each with all of them, since none is better than the other.
 */
export async function settleOnceAMonth(
  stage: Stage,
  { facts }: Dataset,
  tables: ReadonlyMap<string, KnownMembers>,
): Promise<void> {
  const { connection } = stage;
  const once = facts.chains.find(({ onceAMonth }) => onceAMonth);
  if (!once) return;
  const { column } = once;
  const isSpecified = specifiedMembers(once, tables);
  await connection.run(`CREATE TEMP TABLE several_rows AS
    SELECT month, ${column} FROM facts WHERE ${isSpecified} GROUP BY month, ${column} HAVING COUNT(*) > 1`);
  await noteLate(
    stage,
    'once-a-month',
    `SELECT ${placeOf('s')} AS at, s.month, NULL, LEFT(STRING_AGG(${labelOf(stage, placeOf('s'))}, ', '
       ORDER BY ${placeOf('s')}) OVER (PARTITION BY s.month, s.${column}), 80), NULL
     FROM staged AS s JOIN several_rows AS t ON t.month = s.month AND t.${column} = s.${column}`,
  );
  await connection.run(`DELETE FROM facts AS f WHERE EXISTS (
    SELECT 1 FROM several_rows AS t WHERE t.month = f.month AND t.${column} = f.${column})`);
}
