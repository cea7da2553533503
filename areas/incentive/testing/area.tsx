import { jest } from '@jest/globals';
import { request } from '@portal/shell';
import type { Query } from '@portal/ui/analysis';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { areaOpener } from '../../../ui/analysis/testing/open-area.tsx';
import { area } from '../area.ts';
import pages from '../pages.ts';
import { incentiveCatalogue } from './catalogue.ts';

/** Answers a question from the test market, each figure by a number that the test gives, or else its place. */
export const incentiveAnswer = (query: Query, values: (key: string, at: number) => number | null = (_, at) => at) => {
  const answer = testAnswer(query);
  return {
    ...answer,
    dataSources: [],
    rows: answer.rows.map((row, at) => ({
      ...row,
      values: Object.fromEntries(query.indicators.map((key) => [key, values(key, at)])),
    })),
  };
};

/** Answers every call from the test market; a test may say otherwise for one of them. */
export function answerWith(special: Record<string, (payload: unknown) => unknown> = {}) {
  jest.mocked(request).mockImplementation(((name: string, payload: unknown) => {
    const own = special[name];
    if (own) return Promise.resolve().then(() => own(payload));
    if (name === 'marketCatalogue') return Promise.resolve(incentiveCatalogue);
    if (name === 'marketMembers') return Promise.resolve({ members: [{ key: 'c9', name: 'Ninth city' }], all: 1 });
    return Promise.resolve(incentiveAnswer(payload as Query));
  }) as typeof request);
}

/** Opens the area at an address, in Chinese. */
export const open = areaOpener(area, pages, '/incentive');
