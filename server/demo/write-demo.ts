import type { DuckDBConnection } from '@duckdb/node-api';
import { createRelease, type NewRelease, type ReleaseInfo, type ReleaseWriter } from '../market/index.ts';
import type { National } from './course/national.ts';
import { fillDimensions } from './fill/fill-dimensions.ts';
import { fillSales } from './fill/fill-sales.ts';
import type { Filler } from './fill/fillers.ts';
import { fillSuccessions } from './fill/members/fill-successions.ts';
import type { World } from './fill/world.ts';

/** Told what is being made, for the terminal. */
export type Progress = (text: string) => void;

const note =
  '演示数据：厂商、品牌与数字均为虚构 · Demonstration data: manufacturers, brands and figures are fictitious';

/** What is known of a release before it is made; its last month is preliminary. */
type Draft = Pick<NewRelease, 'id' | 'preliminaryFrom' | 'delivery'> & { former?: { id: string; replaced: string[] } };

/**
 * Makes one release of the demonstration, sealed and unpublished; nothing half-made is left behind.
 * @throws Refusal when it cannot be written
 */
export async function writeDemo(
  marketFolder: string,
  { former, ...info }: Draft,
  fill: (release: ReleaseWriter) => Promise<void>,
): Promise<ReleaseInfo> {
  const release = await createRelease(marketFolder, { demonstration: true, note, ...info }, former);
  try {
    await fill(release);
    return await release.seal();
  } catch (error) {
    await release.discard();
    throw error;
  }
}

/**
 * Fills the empty tables of a release.
 * @param reported what it says of the volumes
 * @param others its datasets beside the sales
 */
export async function fillAll(
  connection: DuckDBConnection,
  world: World,
  reported: National,
  others: readonly Filler[],
  progress: Progress,
): Promise<void> {
  await fillDimensions(connection, world);
  progress('cities');
  await fillSales(connection, world, reported, (year) => progress(`sales ${year}`));
  await fillSuccessions(connection);
  for (const { dataset, fill } of others) {
    progress(dataset);
    await fill(connection, { ...world, sold: reported });
  }
  progress('sorting and sealing');
}
