import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { areaOpener } from '../../../ui/analysis/testing/open-area.tsx';
import { area } from '../area.ts';
import pages from '../pages.ts';
import { catalogueOf } from './catalogues.ts';

const answers: CallAnswers = {
  marketCatalogue: catalogueOf,
  getAuthProducts: () => [],
  marketMembers: () => ({ members: [{ key: 'BEV', name: 'Battery' }], all: 1 }),
  marketDatasets: () => ({
    datasets: ['software', 'feature', 'score', 'attention', 'sales'].map((key) => ({ key, name: key, covered: true })),
  }),
  marketQuery: testAnswer,
};

/** Answers every call from the test market; a test may say otherwise for some of them. */
export const answerWith = (special: CallAnswers = {}) => answerCalls((name) => special[name] ?? answers[name]);

/** Opens the area at an address, in Chinese. */
export const open = areaOpener(area, pages, '/model-intelligence');
