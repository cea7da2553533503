import { makeDemoMarket } from '../../../server/demo/index.ts';
import { formerName } from '../../../server/market/making/copy-former.ts';
import { createRelease } from '../../../server/market/making/create-release.ts';
import { publishRelease } from '../../../server/market/releases/publish-release.ts';
import type { ReleaseInfo } from '../../../server/market/releases/release.ts';

/**
 * Publishes a market of at least so many facts: the whole demonstration market, and copies of its latest months, set before
 * its first, for what is missing.
 * @param folder the market folder
 * @param rows facts of the three sources together
 */
export async function makeLargeMarket(folder: string, rows: number): Promise<ReleaseInfo> {
  const demo = await makeDemoMarket(folder);
  const about = { demonstration: true, note: 'bench', preliminaryFrom: null };
  const writer = await createRelease(folder, about, { id: demo.id, replaced: [] });
  const { connection } = writer;
  const months = await connection.runAndReadAll(
    `SELECT month, count(*)::DOUBLE AS facts FROM ${formerName}.sales GROUP BY month ORDER BY month`,
  );
  const perMonth = months.getRows().map(([month, facts]) => ({ month: Number(month), facts: Number(facts) }));
  let missing = rows - demo.counts.facts;
  for (let added = 0; missing > 0; added += 1) {
    const copied = perMonth[perMonth.length - 1 - (added % perMonth.length)];
    const first = perMonth[0];
    if (!copied || !first) throw new Error('The demonstration market is empty');
    await connection.run(
      `INSERT INTO sales SELECT ${first.month - 1 - added}, source, sub_model_id, city_id, volume
       FROM ${formerName}.sales WHERE month = ${copied.month}`,
    );
    missing -= copied.facts;
  }
  const info = await writer.seal();
  await publishRelease(folder, info.id);
  return info;
}
