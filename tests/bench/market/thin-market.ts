import { formerName } from '../../../server/market/making/copy-former.ts';
import { createRelease } from '../../../server/market/making/create-release.ts';
import { publishRelease } from '../../../server/market/releases/publish-release.ts';
import type { ReleaseInfo } from '../../../server/market/releases/release.ts';

/**
 * Publishes a market with a part of the sales of another: the same cars, places and months, and some of the cities that
 * each car was sold in.
 * @param id of the other release @param oneOf one of so many facts stays
 */
export async function thinMarket(folder: string, id: string, oneOf: number): Promise<ReleaseInfo> {
  const about = { demonstration: true, note: 'bench', preliminaryFrom: null };
  const writer = await createRelease(folder, about, { id, replaced: ['sales'] });
  await writer.connection.run(
    `INSERT INTO sales SELECT * FROM ${formerName}.sales WHERE (sub_model_id * 7 + city_id) % ${oneOf} = 0`,
  );
  const info = await writer.seal();
  await publishRelease(folder, info.id);
  return info;
}
