import type { ReleaseInfo } from '../market/index.ts';
import { type Filler, fillers } from './fill/fillers.ts';
import { type Size, worldOf } from './fill/world.ts';
import { lastMonth } from './lineup/months.ts';
import { fillAll, type Progress, writeDemo } from './write-demo.ts';

export interface DemoMarketOptions {
  progress?: Progress;
  size?: Size;
}

/**
 * Makes the demonstration market as a sealed, unpublished release: invented makers, brands and models, true places,
 * three sources. The same code makes the same figures every time.
 * @param marketFolder `<data>/market`
 * @param others the datasets beside the sales: all, unless some are to follow later
 * @throws Refusal when the release cannot be written; nothing half-made is left behind
 */
export async function makeDemoMarket(
  marketFolder: string,
  options: DemoMarketOptions = {},
  others: readonly Filler[] = fillers,
): Promise<ReleaseInfo> {
  const { progress = () => {}, size = 'full' } = options;
  progress('makers, brands, models');
  const world = worldOf(size);
  return writeDemo(marketFolder, { preliminaryFrom: lastMonth }, ({ connection }) =>
    fillAll(connection, world, world.sold, others, progress),
  );
}
