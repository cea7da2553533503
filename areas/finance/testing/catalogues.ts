import type { CallPayload } from '@portal/contract';
import type { Catalogue } from '@portal/ui/analysis';
import { testCatalogue } from '../../../ui/analysis/testing/market.ts';
import { termFigures } from '../market/questions.ts';

const figures = {
  financing: [
    ...(['financePenetration', 'financePenetrationChange', 'financedCars', 'yoyFinanced', 'retailVolume'] as const),
    ...(['captiveCars', 'bankCars', 'leaseCars', 'captivePart', 'bankPart', 'leasePart', 'financedShare'] as const),
    ...(['paymentShare', 'financePenetrationRank', 'financePenetrationRankBefore'] as const),
  ],
  offer: [...termFigures, 'financeOffers', 'offerLenders', 'offerModels', 'interestFreePart'],
  incentive: ['cash', 'incentive', 'retailVolume'],
} as const;

const [anyDimension] = testCatalogue.dimensions;
const isRatio = (key: string) => /(Rate|Part|Penetration|Share)$/.test(key) || /^yoy/.test(key);

const own: Readonly<Record<string, readonly string[]>> = {
  financing: ['paymentKind'],
  offer: ['offer', 'lender', 'lenderKind', 'rateBand', 'termBand', 'trim'],
};

/** What the market knows of a dataset that finance asks, in a test: every figure and dimension by its key as name. */
export function catalogueOf({ dataset }: CallPayload<'marketCatalogue'>): Catalogue {
  const known = figures[dataset as keyof typeof figures];
  return {
    ...testCatalogue,
    dataset,
    name: dataset,
    dataSources: [],
    dimensions: [
      ...testCatalogue.dimensions,
      ...(anyDimension
        ? (own[dataset] ?? []).map((key) => ({ ...anyDimension, key: key as never, name: `d:${key}`, groups: [] }))
        : []),
    ],
    indicators: known.map((key) => ({
      key,
      name: `i:${key}`,
      unit: '',
      definition: '',
      formula: '',
      growth: /^yoy|Change$/.test(key),
      adds: 'never' as const,
      format: isRatio(key) ? ('percent' as const) : ('count' as const),
    })),
  };
}
