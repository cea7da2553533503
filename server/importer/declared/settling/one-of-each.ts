import { type Dataset, grainOf } from '../../../market/index.ts';
import type { KnownMembers } from '../../members/known-members.ts';
import { labelOf, noteLate, placeOf } from '../../reading/late-problems.ts';
import type { Stage } from '../../reading/staging.ts';

const inBatches = 1000;

/**
 * Takes out what a file says more than once of the same wider member, of one month and the same other members, where
 * the dataset knows one of each: two states of one item of equipment. All of its rows are noted, each with all of them.
 */
export async function settleOneOfEach(
  stage: Stage,
  { facts }: Dataset,
  tables: ReadonlyMap<string, KnownMembers>,
): Promise<void> {
  const { connection } = stage;
  const each = facts.chains.find(({ oneOfEach }) => oneOfEach);
  const members = [...(tables.get(each?.chain.tables[0]?.name ?? '')?.byId.values() ?? [])];
  if (!each || members.length === 0) return;
  const { column } = each;
  const others = grainOf(facts).filter((other) => other !== column);
  await connection.run('CREATE TEMP TABLE wider_of (id INTEGER, wider INTEGER)');
  for (let at = 0; at < members.length; at += inBatches) {
    const rows = members.slice(at, at + inBatches).map(({ id, parents: [parent = 'NULL'] }) => `(${id}, ${parent})`);
    await connection.run(`INSERT INTO wider_of VALUES ${rows.join(', ')}`);
  }
  const key = (alias: string) => [...others.map((other) => `${alias}.${other}`), 'o.wider'].join(', ');
  await connection.run(`CREATE TEMP TABLE several AS
    SELECT ${key('f')} FROM facts AS f JOIN wider_of AS o ON o.id = f.${column} GROUP BY ${key('f')} HAVING COUNT(*) > 1`);
  const isSeveral = (alias: string) =>
    [...others.map((other) => `t.${other} = ${alias}.${other}`), 't.wider = o.wider'].join(' AND ');
  await noteLate(
    stage,
    'several-of-one',
    `SELECT ${placeOf('s')} AS at, s.month, NULL,
       LEFT(STRING_AGG(${labelOf(stage, placeOf('s'))}, ', ' ORDER BY ${placeOf('s')}) OVER (PARTITION BY ${key('s')}), 80), NULL
     FROM staged AS s JOIN wider_of AS o ON o.id = s.${column} JOIN several AS t ON ${isSeveral('s')}`,
  );
  await connection.run(`DELETE FROM facts AS f WHERE EXISTS (
    SELECT 1 FROM wider_of AS o, several AS t WHERE o.id = f.${column} AND ${isSeveral('f')})`);
}
