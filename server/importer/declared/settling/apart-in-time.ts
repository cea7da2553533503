import { type Dataset, grainOf } from '../../../market/index.ts';
import type { KnownMembers } from '../../members/known-members.ts';
import { labelOf, noteLate, placeAt, placeOf } from '../../reading/late-problems.ts';
import type { Stage } from '../../reading/staging.ts';

const inBatches = 1000;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Takes out the members that are alike and stand on the same days, of one month and the same other members: two benefits
 * of one kind for the same buyers. All of their rows are noted at the field with the first day, each with the others.
 * @param columns where a file has its fields
 */
export async function settleApartInTime(
  stage: Stage,
  { facts }: Dataset,
  tables: ReadonlyMap<string, KnownMembers>,
  columns: Readonly<Record<string, number | undefined>>,
): Promise<void> {
  const { connection } = stage;
  const each = facts.chains.find(({ apartInTime }) => apartInTime);
  const members = [...(tables.get(each?.chain.tables[0]?.name ?? '')?.byId.values() ?? [])];
  if (!each?.apartInTime || members.length === 0) return;
  const { alike, from, until, field } = each.apartInTime;
  await connection.run('CREATE TEMP TABLE days_of (id INTEGER, likeness VARCHAR, first VARCHAR, last VARCHAR)');
  for (let at = 0; at < members.length; at += inBatches) {
    const rows = members.slice(at, at + inBatches).map(({ id, codes }) => {
      const likeness = JSON.stringify(alike.map((code) => codes[code] ?? 'unknown'));
      const [first = 'unknown', last = 'unknown'] = [codes[from], codes[until]];
      const days = [first === 'unknown' ? '0' : first, last === 'unknown' ? '9' : last];
      return `(${id}, ${[likeness, ...days].map(quoted).join(', ')})`;
    });
    await connection.run(`INSERT INTO days_of VALUES ${rows.join(', ')}`);
  }
  const others = grainOf(facts).filter((other) => other !== each.column);
  const same = (alias: string, other: string) =>
    others.map((column) => `${alias}.${column} = ${other}.${column}`).join(' AND ');
  await connection.run(`CREATE TEMP TABLE same_days AS
    SELECT ${others.map((column) => `f.${column}`).join(', ')}, f.${each.column}, g.place AS other,
      GREATEST(d.first, e.first) AS first, LEAST(d.last, e.last) AS last
    FROM facts AS f JOIN days_of AS d ON d.id = f.${each.column}
      JOIN facts AS g ON ${same('g', 'f')} AND g.${each.column} <> f.${each.column}
      JOIN days_of AS e ON e.id = g.${each.column}
    WHERE d.likeness = e.likeness AND d.first <= e.last AND e.first <= d.last`);
  const place = placeOf('s');
  const at = placeAt(place, columns[field]);
  const day = (text: string, open: string) => `CASE ${text} WHEN '${open}' THEN '…' ELSE ${text} END`;
  await noteLate(
    stage,
    'same-days',
    `SELECT ${at} AS at, s.month, NULL,
       LEFT(STRING_AGG(${labelOf(stage, 'o.other')}, ', ' ORDER BY o.other), 80),
       ${day('MIN(o.first)', '0')} || ' ~ ' || ${day('MAX(o.last)', '9')}
     FROM staged AS s JOIN same_days AS o ON ${same('o', 's')} AND o.${each.column} = s.${each.column}
     GROUP BY ${place}, s.month`,
  );
  await connection.run(`DELETE FROM facts AS f WHERE EXISTS (
    SELECT 1 FROM same_days AS o WHERE ${same('o', 'f')} AND o.${each.column} = f.${each.column})`);
}
