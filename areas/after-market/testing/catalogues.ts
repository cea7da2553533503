import type { CallPayload } from '@portal/contract';
import type { Catalogue } from '@portal/ui/analysis';
import { testCatalogue } from '../../../ui/analysis/testing/market.ts';

const items = ['maintenance', 'tyres', 'brakes', 'wearParts', 'repairs'] as const;

const figures = {
  parc: ['carsInUse', 'parcShare', 'yoyCarsInUse', 'meanAge', 'carsRegistered', 'survivalRate'],
  serviceCost: [
    ...(['serviceCost', 'yoyServiceCost', 'partsToCar', 'costToPrice', 'partsPrice', 'msrp', 'retailVolume'] as const),
    ...items,
  ],
  residualValue: [
    ...(['residualRate', 'usedPrice', 'newPrice', 'usedCars', 'residualChange', 'residualChangeYoy'] as const),
    ...(['yoyUsedPrice', 'momUsedPrice'] as const),
  ],
  price: ['msrp', 'tp', 'retailVolume'],
} as const;

const [anyDimension] = testCatalogue.dimensions;
const isRatio = (key: string) => /^yoy|Rate$|Share$|^costToPrice$|^partsToCar$/.test(key);

/** What the market knows of a dataset that the after-market asks, in a test: every figure and dimension by its key as name. */
export function catalogueOf({ dataset }: CallPayload<'marketCatalogue'>): Catalogue {
  const own = ['carAge', 'ageClass', 'survivalCurve', 'trim'] as const;
  return {
    ...testCatalogue,
    dataset,
    name: dataset,
    dataSources: [],
    dimensions: [
      ...testCatalogue.dimensions,
      ...(anyDimension ? own.map((key) => ({ ...anyDimension, key, name: `d:${key}`, groups: [] })) : []),
    ],
    indicators: figures[dataset as keyof typeof figures].map((key) => ({
      key,
      name: `i:${key}`,
      unit: '',
      definition: '',
      formula: '',
      growth: /^yoy/.test(key),
      adds: 'never' as const,
      format: isRatio(key) ? ('percent' as const) : ('count' as const),
    })),
  };
}
