import type { CallPayload } from '@portal/contract';
import type { Catalogue } from '@portal/ui/analysis';
import { testCatalogue } from '../../../ui/analysis/testing/market.ts';

const figures = {
  sales: [
    'penetration',
    'penetrationChange',
    'newEnergyVolume',
    'yoyNewEnergy',
    'volume',
    'yoy',
    'share',
    'shareChange',
  ],
  energy: ['range', 'yoyRange', 'battery', 'yoyBattery', 'power', 'energyTrims', 'retailVolume'],
  price: ['msrp', 'tp', 'discount'],
  charging: [
    'chargingPoints',
    'yoyPoints',
    'dcPoints',
    'dcShare',
    'nevsInUse',
    'yoyNevsInUse',
    'nevsPerPoint',
    'pointShare',
  ],
  catalogue: [
    ...(['entries', 'yoyEntries', 'enteredEntries', 'changedEntries', 'withdrawnEntries', 'entryShare'] as const),
    ...(['listedSubModels', 'listedBrands', 'listedManufacturers', 'listedRange', 'yoyListedRange'] as const),
    ...(['listedBattery', 'energyDensity', 'electricityUse', 'curbWeight'] as const),
  ],
} as const;

const isChange = (key: string) => /^yoy|Change$/.test(key);
const isRatio = (key: string) =>
  isChange(key) || ['penetration', 'share', 'discount', 'dcShare', 'pointShare', 'entryShare'].includes(key);

/** What the market knows of a dataset that new energy asks, in a test: every figure by its key as name. */
export function catalogueOf({ dataset }: CallPayload<'marketCatalogue'>): Catalogue {
  const known = figures[dataset as keyof typeof figures];
  return {
    ...testCatalogue,
    dataset,
    name: dataset,
    ...(dataset !== 'sales' && { dataSources: [] }),
    indicators: known.map((key) => ({
      key,
      name: `i:${key}`,
      unit: '',
      definition: '',
      formula: '',
      growth: isChange(key),
      adds: 'never' as const,
      format: isRatio(key) ? ('percent' as const) : ('count' as const),
    })),
  };
}
