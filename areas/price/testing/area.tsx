import type { Catalogue, Query } from '@portal/ui/analysis';
import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
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

const answers: CallAnswers = {
  marketCatalogue: () => priceCatalogue,
  getAuthProducts: () => [],
  marketMembers: () => ({ members: [{ key: 'BEV', name: 'Battery' }], all: 1 }),
  marketQuery: (query: Query) => ({ ...testAnswer(query), dataSources: [] }),
};

/** Answers every call from the test market; a test may say otherwise for some of them. */
export const answerWith = (special: CallAnswers = {}) => answerCalls((name) => special[name] ?? answers[name]);

/** Opens the area at an address, in Chinese. */
export const open = areaOpener(area, pages, '/price');
