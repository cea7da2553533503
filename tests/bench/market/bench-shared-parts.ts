import type { MarketDatabase } from '../../../server/market/engine/database.ts';
import { formerName } from '../../../server/market/making/copy-former.ts';
import { createRelease } from '../../../server/market/making/create-release.ts';
import { publishRelease, rollbackRelease } from '../../../server/market/releases/publish-release.ts';
import type { ReleaseInfo } from '../../../server/market/releases/release.ts';
import { askDatabase } from '../../../server/testing/postgres.ts';
import { absolute, compared, type Figure } from '../figures.ts';
import { time } from './varied.ts';

const limits = { seconds: 30, space: 1.3 };

/** The last month of a former release, as a new one sees it. */
const last = `(SELECT MAX(month) FROM ${formerName}.sales)`;

/** One in a hundred more: what is newest once more, as a month that was not there. */
const more = (facts: number) =>
  `INSERT INTO sales SELECT month + 1, source, sub_model_id, city_id, volume FROM ${formerName}.sales
   WHERE month = ${last} LIMIT ${Math.round(facts / 100)}`;

/** All as it was, but for a month of one source. */
const corrected = `INSERT INTO sales SELECT month, source, sub_model_id, city_id,
   volume + CASE WHEN source = 1 AND month = ${last} THEN 1 ELSE 0 END FROM ${formerName}.sales`;

/**
 * Publishes a delivery and a correction onto a release that is published there, and goes back.
 * @param url of the database
 */
export async function benchSharedParts(
  folder: string,
  url: string,
  database: MarketDatabase,
  { id, counts: { facts } }: ReleaseInfo,
): Promise<Figure[]> {
  const megabytes = async (): Promise<number> => {
    const [row] = await askDatabase(url, 'SELECT pg_database_size(current_database()) / 1e6 AS size');
    return Number(row?.size);
  };
  const publish = async (former: string, replaced: readonly string[], statement: string) => {
    const about = { demonstration: true, note: 'bench', preliminaryFrom: null };
    const writer = await createRelease(folder, about, { id: former, replaced });
    await writer.connection.run(statement);
    const made = await writer.seal();
    return { made: made.id, seconds: (await time(() => publishRelease(folder, made.id, database))) / 1000 };
  };
  const one = await megabytes();
  const delivery = await publish(id, [], more(facts));
  const correction = await publish(delivery.made, ['sales'], corrected);
  const three = await megabytes();
  const back = await time(() => rollbackRelease(folder, database));
  return [
    absolute('one in a hundred more, read whole and published', 's', delivery.seconds, limits.seconds),
    absolute('a month of a source corrected, read whole and published', 's', correction.seconds, limits.seconds),
    absolute('gone back', 's', back / 1000, limits.seconds),
    compared('three releases, against the room of one', 'MB', three, one, limits.space),
  ];
}
