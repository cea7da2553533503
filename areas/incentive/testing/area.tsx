import type { Query } from '@portal/ui/analysis';
import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
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

const answers: CallAnswers = {
  marketCatalogue: () => incentiveCatalogue,
  marketMembers: () => ({ members: [{ key: 'c9', name: 'Ninth city' }], all: 1 }),
  marketQuery: incentiveAnswer,
};

/** Answers every call from the test market; a test may say otherwise for some of them. */
export const answerWith = (special: CallAnswers = {}) => answerCalls((name) => special[name] ?? answers[name]);

/** Opens the area at an address, in Chinese. */
export const open = areaOpener(area, pages, '/incentive');
