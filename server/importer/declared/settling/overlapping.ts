import { type Dataset, grainOf } from '../../../market/index.ts';
import type { KnownMembers } from '../../members/known-members.ts';
import { labelOf, noteLate, placeOf } from '../../reading/late-problems.ts';
import type { Stage } from '../../reading/staging.ts';

/** How far each place of the market is told: 0 is the whole country, 1 a province without its cities, 2 a city. */
function placesOf(tables: ReadonlyMap<string, KnownMembers>): [city: number, province: number, depth: number][] {
  const provinces = tables.get('province');
  return [...(tables.get('city')?.byId.values() ?? [])].map(({ id, key, parents: [parent = -1] }) => {
    const around = provinces?.byId.get(parent);
    return [id, parent, around?.key === '00' ? 0 : /^\d\d00$/.test(key) ? 1 : 2];
  });
}

/**
 * Takes figures of a wider place out of what was settled where there are figures of places within it, of the same month
 * and other members: they would count twice. Notes each of their rows, with the rows that it would count again; does
 * nothing where the dataset adds up whatever a file says.
 */
export async function settleOverlaps(
  stage: Stage,
  { facts }: Dataset,
  tables: ReadonlyMap<string, KnownMembers>,
): Promise<void> {
  const column = facts.chains.find(({ apart }) => apart)?.column;
  const places = placesOf(tables);
  if (column === undefined || places.length === 0) return;
  const { connection } = stage;
  const others = grainOf(facts).filter((other) => other !== column);
  await connection.run('CREATE TEMP TABLE place_depth (id INTEGER, province INTEGER, depth INTEGER)');
  await connection.run(`INSERT INTO place_depth VALUES ${places.map((place) => `(${place.join(', ')})`).join(', ')}`);
  const same = (first: string, other: string) =>
    others.map((each) => `${first}.${each} = ${other}.${each}`).join(' AND ');
  await connection.run(`CREATE TEMP TABLE wider AS
    SELECT ${others.map((each) => `w.${each}`).join(', ')}, w.${column}, n.${column} AS inner_place
    FROM facts AS w JOIN place_depth AS p ON p.id = w.${column} AND p.depth < 2
    JOIN facts AS n ON ${same('n', 'w')}
    JOIN place_depth AS q ON q.id = n.${column} AND q.depth > p.depth AND (p.depth = 0 OR q.province = p.province)`);
  const label = labelOf(stage, placeOf('n'));
  await noteLate(
    stage,
    'overlapping',
    `SELECT ${placeOf('s')} AS at, s.month, NULL, LEFT(STRING_AGG(DISTINCT ${label}, ', ' ORDER BY ${label}), 80), NULL
     FROM wider AS w JOIN staged AS s ON ${same('s', 'w')} AND s.${column} = w.${column}
     JOIN staged AS n ON ${same('n', 'w')} AND n.${column} = w.inner_place GROUP BY ALL`,
  );
  await connection.run(
    `DELETE FROM facts AS f WHERE EXISTS (SELECT 1 FROM wider AS w WHERE ${same('w', 'f')} AND w.${column} = f.${column})`,
  );
}
