import { type DeliveryKind, monthText } from '../market/index.ts';
import { noteLate } from './late-problems.ts';
import { askRows, type Staging } from './staging.ts';

const keys = ['month', 'source', 'sub_model_id', 'city_id'];
const all = keys.join(', ');
const same = (one: string, other: string) => keys.map((key) => `${one}.${key} = ${other}.${key}`).join(' AND ');

/** What a delivery does to the figures of a month; of those that were refused the month may not be known. */
export interface MonthChanges {
  /** Such as 2024-03; null where it is not known. */
  month: string | null;
  inserted: number;
  corrected: number;
  withdrawn: number;
  unchanged: number;
  refused: number;
}

/** Refuses the figures that a delivery of this kind may not bring, and takes them out of `facts`. */
async function refuseUnfit(staging: Staging, kind: DeliveryKind): Promise<void> {
  const { connection } = staging;
  if (kind === 'add') {
    await noteLate(
      staging,
      'exists',
      `SELECT f.place, f.month, f.volume, CAST(t.volume AS VARCHAR), CAST(f.volume AS VARCHAR)
       FROM facts AS f JOIN touched AS t ON ${same('f', 't')}`,
    );
    await connection.run(`DELETE FROM facts AS f WHERE EXISTS (SELECT 1 FROM touched AS t WHERE ${same('f', 't')})`);
    await connection.run('DELETE FROM touched');
  }
  if (kind === 'withdraw') {
    const absent = `NOT EXISTS (SELECT 1 FROM touched AS t WHERE ${same('f', 't')})`;
    await noteLate(staging, 'absent', `SELECT f.place, f.month, f.volume, NULL, NULL FROM facts AS f WHERE ${absent}`);
    await connection.run(`DELETE FROM facts AS f WHERE ${absent}`);
  }
}

/**
 * Works out what the values of `facts` change in the release that they are delivered onto, which stands in the staging
 * database as the schema `former`. Makes the table `changes`: key, `before` and `after` (empty where there was or will
 * be none), and the place in the file, which is empty for what a file withdraws by its silence. Reads of the former
 * release only what the delivery touches.
 * @param onto whether there is a former release; without one every value is new
 */
export async function settleChanges(staging: Staging, kind: DeliveryKind, onto: boolean): Promise<void> {
  const { connection } = staging;
  if (!onto) {
    await connection.run(`CREATE VIEW changes AS
      SELECT ${all}, CAST(NULL AS BIGINT) AS before, volume AS after, place FROM facts`);
    await connection.run('CREATE TABLE kept (month INTEGER, figures BIGINT)');
    return;
  }
  const touching = kind === 'replace' ? 'month, source' : all;
  await connection.run(`CREATE TABLE touched AS
    SELECT ${all}, volume FROM former.sales SEMI JOIN (SELECT DISTINCT ${touching} FROM facts) USING (${touching})`);
  await refuseUnfit(staging, kind);
  const after = kind === 'withdraw' ? 'CAST(NULL AS BIGINT)' : 'f.volume';
  await connection.run(`CREATE TABLE changes AS
    SELECT ${all}, CAST(t.volume AS BIGINT) AS before, ${after} AS after, f.place
    FROM facts AS f FULL JOIN touched AS t USING (${all}) WHERE t.volume IS DISTINCT FROM ${after}`);
  await connection.run(`CREATE TABLE kept AS
    SELECT f.month, COUNT(*) AS figures FROM facts AS f JOIN touched AS t ON ${same('f', 't')}
    WHERE t.volume = ${after} GROUP BY f.month`);
}

/**
 * @param refused how many values were refused, by the number of their month; null where that is not known
 * @returns what a delivery does, month by month
 */
export async function changesByMonth(
  { connection }: Staging,
  refused: ReadonlyMap<number | null, number>,
): Promise<MonthChanges[]> {
  const rows = await askRows(
    connection,
    `SELECT month, SUM(inserted), SUM(corrected), SUM(withdrawn), SUM(unchanged) FROM (
       SELECT month, COUNT(*) FILTER (before IS NULL) AS inserted,
         COUNT(*) FILTER (before IS NOT NULL AND after IS NOT NULL) AS corrected,
         COUNT(*) FILTER (after IS NULL) AS withdrawn, 0 AS unchanged FROM changes GROUP BY month
       UNION ALL SELECT month, 0, 0, 0, figures FROM kept) GROUP BY month ORDER BY month`,
  );
  const found = new Map<number | null, MonthChanges>();
  for (const [month, inserted, corrected, withdrawn, unchanged] of rows) {
    found.set(Number(month), {
      ...{ month: monthText(Number(month)), inserted: Number(inserted), corrected: Number(corrected) },
      ...{ withdrawn: Number(withdrawn), unchanged: Number(unchanged), refused: refused.get(Number(month)) ?? 0 },
    });
  }
  for (const [month, count] of refused) {
    if (found.has(month)) continue;
    const said = month === null ? null : monthText(month);
    found.set(month, { month: said, inserted: 0, corrected: 0, withdrawn: 0, unchanged: 0, refused: count });
  }
  return [...found.values()].sort((one, other) => (one.month ?? '~').localeCompare(other.month ?? '~'));
}
