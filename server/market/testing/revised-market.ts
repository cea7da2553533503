import { createRelease } from '../making/create-release.ts';
import { monthNumber, sourceNumber } from '../model/index.ts';
import { type Fact, fillSmallRelease, quoted, randomNumbers, smallFacts } from './small-market.ts';

/** A figure that a release has otherwise than the one before; null where there was or is none. */
export interface RawChange extends Omit<Fact, 'volume'> {
  before: number | null;
  after: number | null;
}

const correctedFrom = monthNumber('2024-01');

/** A car that goes: its only figure was in a month that has another correction. */
const gone = { month: monthNumber('2022-03'), source: sourceNumber('DATASOURCE_CLH_PIFA'), volume: 9 };

/** @returns what a delivery does to the small market: corrections and withdrawals of 2024, a new month, one in 2022 */
export function smallChanges(facts: readonly Fact[] = smallFacts()): RawChange[] {
  const random = randomNumbers(23);
  const change = ({ volume: before, ...fact }: Fact, after: number | null): RawChange => ({ ...fact, before, after });
  const late = facts.filter(({ month }) => month >= correctedFrom);
  const corrected = late.flatMap((fact): RawChange[] => {
    const chance = random();
    if (chance < 0.05) return [change(fact, null)];
    return chance < 0.3 ? [change(fact, fact.volume + 1 + Math.floor(random() * 9))] : [];
  });
  const newest = facts.filter(({ month, dataSource }) => {
    return month === monthNumber('2024-05') && dataSource === 'DATASOURCE_CLH_PIFA';
  });
  const added = newest.map((fact) => ({ ...change(fact, fact.volume + 2), month: fact.month + 1, before: null }));
  const lone = facts.find(({ month, dataSource }) => {
    return month === gone.month && sourceNumber(dataSource) === gone.source;
  });
  if (!lone) throw new Error('the small market has no figure in the month of the car that goes');
  return [...corrected, ...added, change(lone, lone.volume + 100)];
}

/** The facts of the small market after the changes. */
export function changedFacts(facts: readonly Fact[], changes: readonly RawChange[]): Fact[] {
  const keyOf = ({ month, dataSource, subModel, city }: Pick<Fact, 'month' | 'dataSource' | 'subModel' | 'city'>) =>
    `${month} ${dataSource} ${subModel} ${city}`;
  const changed = new Map(changes.map((change) => [keyOf(change), change]));
  const stand = facts.filter((fact) => !changed.has(keyOf(fact)));
  const fresh = changes.flatMap(({ before: _, after, ...fact }) =>
    after === null ? [] : [{ ...fact, volume: after }],
  );
  return [...stand, ...fresh];
}

/**
 * Seals two releases, the second one made onto the first by a delivery, which also takes a car away that is in no other
 * figure. Neither is published.
 * @param folder the market folder
 */
export async function sealRevisedMarket(folder: string, ids: { first: string; second: string }): Promise<void> {
  const facts = smallFacts();
  const changes = smallChanges(facts);
  const first = await fillSmallRelease(folder, facts, ids.first, [
    `INSERT INTO sub_model VALUES (6, 'sub-6', '名-sub-6', 'The sub 6', 0, 0, 'BEV', 'A', 'domestic')`,
    `INSERT INTO sales VALUES (${gone.month}, ${gone.source}, 6, 0, ${gone.volume})`,
  ]);
  await first.seal();
  const counts = { inserted: 0, corrected: 0, withdrawn: 0, unchanged: 0, refused: 0 };
  const second = await createRelease(
    folder,
    {
      id: ids.second,
      demonstration: true,
      note: 'June',
      preliminaryFrom: { DATASOURCE_CLH_PIFA: '2024-06' },
      delivery: {
        dataset: 'sales',
        kind: 'correct',
        at: '2024-07-01T00:00:00.000Z',
        by: 'Lin Wei',
        mapping: null,
        files: [{ name: 'secret.csv', bytes: 1, sha256: '0' }],
        counts,
      },
    },
    { id: ids.first, replaced: [] },
  );
  const rows = changes.map(({ month, dataSource, subModel, city, before, after }) => {
    return [month, sourceNumber(dataSource), subModel, city, before, after];
  });
  const last = [gone.month, gone.source, 'sub-6', '1101', gone.volume, null];
  const { connection } = second;
  await connection.run(`CREATE TEMP TABLE delivered AS
    SELECT CAST(month AS INTEGER) AS month, CAST(source AS SMALLINT) AS source, sub_model, city,
      CAST(before AS INTEGER) AS before, CAST(after AS INTEGER) AS after
    FROM (VALUES ${quoted([...rows, last])}) AS d (month, source, sub_model, city, before, after)`);
  await connection.run(`COPY delivered TO '${second.deliveryFile}' (FORMAT parquet)`);
  await connection.run(`DELETE FROM sales USING delivered AS d, sub_model AS s, city AS c
    WHERE s.key = d.sub_model AND c.key = d.city AND sales.month = d.month AND sales.source = d.source
      AND sales.sub_model_id = s.sub_model_id AND sales.city_id = c.city_id`);
  await connection.run(`INSERT INTO sales SELECT d.month, d.source, s.sub_model_id, c.city_id, d.after FROM delivered AS d
    JOIN sub_model AS s ON s.key = d.sub_model JOIN city AS c ON c.key = d.city WHERE d.after IS NOT NULL`);
  await connection.run('DELETE FROM sub_model WHERE sub_model_id = 6');
  await connection.run('DROP TABLE delivered');
  await second.seal();
}
