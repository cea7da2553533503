import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { areaOpener } from '../../../ui/analysis/testing/open-area.tsx';
import { area } from '../area.ts';
import pages from '../pages.ts';
import { comingCars } from './cars.ts';
import { catalogueOf } from './catalogues.ts';

const answers: CallAnswers = {
  marketCatalogue: catalogueOf,
  getAuthProducts: () => [],
  marketMembers: () => ({ members: [{ key: 'BEV', name: 'Battery' }], all: 1 }),
  marketDatasets: () => ({
    datasets: ['sales', 'launch'].map((key) => ({ key, name: key, covered: true })),
  }),
  marketQuery: testAnswer,
  // The test market has two members of each dimension; of one event the prices are known.
  newCarEvents: () => [
    { key: 'BEV', day: '2024-08-15', presalePrice: 100_000, msrpFrom: 95_000, msrpTo: 130_000 },
    { key: 'ICE', day: '2024-07', presalePrice: null, msrpFrom: null, msrpTo: null },
  ],
  comingSoonModel: () => comingCars,
};

/** Answers every call from the test market; a test may say otherwise for some of them. */
export const answerWith = (special: CallAnswers = {}) => answerCalls((name) => special[name] ?? answers[name]);

/** Opens the area at an address, in Chinese. */
export const open = areaOpener(area, pages, '/new-car');
