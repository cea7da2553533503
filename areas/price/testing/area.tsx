import { jest } from '@jest/globals';
import { request } from '@portal/shell';
import type { Catalogue, Query } from '@portal/ui/analysis';
import { testAnswer, testCatalogue } from '../../../ui/analysis/testing/market.ts';
import { areaOpener } from '../../../ui/analysis/testing/open-area.tsx';
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
      told: true,
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

/** Answers every call from the test market; a test may say otherwise for one of them. */
export function answerWith(special: Record<string, (payload: unknown) => unknown> = {}) {
  jest.mocked(request).mockImplementation(((name: string, payload: unknown) => {
    const own = special[name];
    if (own) return Promise.resolve().then(() => own(payload));
    if (name === 'marketCatalogue') return Promise.resolve(priceCatalogue);
    if (name === 'getAuthProducts') return Promise.resolve([]);
    if (name === 'marketMembers') return Promise.resolve({ members: [{ key: 'BEV', name: 'Battery' }], all: 1 });
    return Promise.resolve({ ...testAnswer(payload as Query), dataSources: [] });
  }) as typeof request);
}

/** Opens the area at an address, in Chinese. */
export const open = areaOpener(area, pages, '/price');
