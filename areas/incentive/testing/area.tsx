import type { Query } from '@portal/ui/analysis';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { testArea } from '../../../ui/analysis/testing/test-area.ts';
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

export const { answerWith, open } = testArea(area, pages, '/incentive', {
  marketCatalogue: () => incentiveCatalogue,
  marketMembers: () => ({ members: [{ key: 'c9', name: 'Ninth city' }], all: 1 }),
  marketQuery: incentiveAnswer,
});
