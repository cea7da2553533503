import type { Catalogue, Query } from '@portal/ui/analysis';
import { testAnswer, testCatalogue } from '../../../ui/analysis/testing/market.ts';
import { testArea } from '../../../ui/analysis/testing/test-area.ts';
import { area } from '../area.ts';
import {
  bandIndicators,
  bands,
  discounts,
  indexIndicators,
  modelIndicators,
  trendIndicators,
} from '../market/choices.ts';
import pages from '../pages.ts';

const changes: readonly string[] = ['discountYoy', 'discountMom', 'yoyTp', 'yoyMsrp', 'tpChange', 'momTp'];
const figures = [
  ...indexIndicators,
  ...trendIndicators,
  ...discounts.indicators,
  ...bandIndicators,
  ...modelIndicators,
  'tpBefore',
  'tpChange',
  'momTp',
];

/** What an invented release has of prices. */
export const priceCatalogue: Catalogue = {
  ...testCatalogue,
  dataset: 'price',
  name: 'Prices',
  dataSources: [],
  dimensions: [
    ...testCatalogue.dimensions,
    ...bands.map((key) => ({
      key,
      name: `d:${key}`,
      parent: null,
      otherParents: [],
      definition: '',
      members: 10,
      distinguished: true,
      ordered: true,
      groups: [],
      groupedBy: [],
    })),
  ],
  indicators: [...new Set(figures)].map((key) => ({
    key,
    name: `i:${key}`,
    unit: '',
    format: 'count' as const,
    growth: changes.includes(key),
    adds: 'never' as const,
    definition: `meaning of ${key}`,
    formula: `formula of ${key}`,
  })),
};

export const { answerWith, open } = testArea(area, pages, '/price', {
  marketCatalogue: () => priceCatalogue,
  marketQuery: (query: Query) => ({ ...testAnswer(query), dataSources: [] }),
});
