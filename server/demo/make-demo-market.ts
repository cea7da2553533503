import { createRelease, monthNumber, type ReleaseInfo } from '../market/index.ts';
import { catalogue } from './catalogue.ts';
import { marketCities } from './city-pull.ts';
import { fillDimensions } from './fill-dimensions.ts';
import { fillPrices } from './fill-prices.ts';
import { fillSales } from './fill-sales.ts';
import { lastMonth } from './months.ts';
import { national } from './national.ts';

export interface DemoMarketOptions {
  /** Told what is being made, for the terminal. */
  progress?: (text: string) => void;
  /** `small` is the same market with a tenth of the makers, some cities and two years: for tests. */
  size?: 'full' | 'small';
}

const spans = { full: '2019-01', small: '2024-10' };

/**
 * Makes the demonstration market as a sealed, unpublished release: invented makers, brands and models, true places,
 * three sources. The same code makes the same figures every time.
 * @param marketFolder `<data>/market`
 * @throws Refusal when the release cannot be written; nothing half-made is left behind
 */
export async function makeDemoMarket(marketFolder: string, options: DemoMarketOptions = {}): Promise<ReleaseInfo> {
  const { progress = () => {}, size = 'full' } = options;
  const from = monthNumber(spans[size]);
  const release = await createRelease(marketFolder, {
    demonstration: true,
    note: '演示数据：厂商、品牌与数字均为虚构 · Demonstration data: manufacturers, brands and figures are fictitious',
    preliminaryFrom: lastMonth,
  });
  try {
    progress('makers, brands, models');
    const members = catalogue(size === 'full' ? 1 : 0.1);
    const cities = marketCities(size === 'small');
    await fillDimensions(release.connection, members, cities);
    const sold = national(members, from, monthNumber(lastMonth) - from + 1);
    await fillSales(release.connection, members, cities, sold, from, (year) => progress(`sales ${year}`));
    progress('prices and launches');
    await fillPrices(release.connection, members, sold, from);
    progress('sorting and sealing');
    return await release.seal();
  } catch (error) {
    await release.discard();
    throw error;
  }
}
