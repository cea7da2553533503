import type { Dataset } from '../../../market/index.ts';
import type { KnownMembers } from '../../members/known-members.ts';
import { labelOf, noteLate, placeAt, placeOf } from '../../reading/late-problems.ts';
import type { Stage } from '../../reading/staging.ts';

/**
 * Takes out what adds up to more than it may, of one month and one member: benefits that one buyer may have together and
 * that are worth more than the car. All of their rows are noted, each with all of them and both sums.
 * @param columns where a file has its fields
 */
export async function settleSumWithin(
  stage: Stage,
  { facts }: Dataset,
  tables: ReadonlyMap<string, KnownMembers>,
  columns: Readonly<Record<string, number | undefined>>,
): Promise<void> {
  const { connection } = stage;
  const { sumWithin, chains } = facts;
  if (!sumWithin) return;
  const { figure, limit, of, column, together, field } = sumWithin;
  const table = chains.find((chain) => chain.column === column)?.chain.tables[0]?.name ?? '';
  const ids = [...(tables.get(table)?.byId.values() ?? [])]
    .filter(({ codes }) =>
      Object.entries(together).every(([code, members]) => members.includes(codes[code] ?? 'unknown')),
    )
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await connection.run('CREATE TEMP TABLE come_together (id INTEGER)');
  await connection.run(`INSERT INTO come_together VALUES ${ids.map((id) => `(${id})`).join(', ')}`);
  const isTogether = (alias: string) => `${alias}.${column} IN (SELECT id FROM come_together)`;
  await connection.run(`CREATE TEMP TABLE too_much AS
    SELECT month, ${of}, SUM(${figure}) AS sum, MAX(${limit}) AS most FROM facts AS f WHERE ${isTogether('f')}
    GROUP BY month, ${of} HAVING SUM(${figure}) > MAX(${limit})`);
  const place = placeAt(placeOf('s'), columns[field]);
  await noteLate(
    stage,
    'sum-beyond',
    `SELECT ${place} AS at, s.month, s.${figure}, LEFT(STRING_AGG(${labelOf(stage, placeOf('s'))}, ', '
       ORDER BY ${placeOf('s')}) OVER (PARTITION BY s.month, s.${of}), 80), t.sum || ' > ' || t.most
     FROM staged AS s JOIN too_much AS t ON t.month = s.month AND t.${of} = s.${of} WHERE ${isTogether('s')}`,
  );
  await connection.run(`DELETE FROM facts AS f WHERE ${isTogether('f')} AND EXISTS (
    SELECT 1 FROM too_much AS t WHERE t.month = f.month AND t.${of} = f.${of})`);
}
