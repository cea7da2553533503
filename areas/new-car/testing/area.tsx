import { testArea } from '../../../ui/analysis/testing/test-area.ts';
import { area } from '../area.ts';
import pages from '../pages.ts';
import { comingCars } from './cars.ts';
import { answers } from './catalogues.ts';

export const { answerWith, open } = testArea(area, pages, '/new-car', {
  ...answers,
  // The test market has two members of each dimension; of one event the prices are known.
  newCarEvents: () => [
    { key: 'BEV', day: '2024-08-15', presalePrice: 100_000, msrpFrom: 95_000, msrpTo: 130_000 },
    { key: 'ICE', day: '2024-07', presalePrice: null, msrpFrom: null, msrpTo: null },
  ],
  comingSoonModel: () => comingCars,
});
