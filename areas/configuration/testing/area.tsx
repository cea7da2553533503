import { testArea } from '../../../ui/analysis/testing/test-area.ts';
import { area } from '../area.ts';
import pages from '../pages.ts';
import { configurationAnswer } from './answers.ts';
import { configurationCatalogue } from './catalogue.ts';

export const { answerWith, open } = testArea(area, pages, '/configuration', {
  marketCatalogue: () => configurationCatalogue,
  marketDatasets: () => ({ datasets: ['configuration', 'price'].map((key) => ({ key, covered: true })) }),
  marketMembers: () => ({ members: [], all: 0 }),
  marketQuery: configurationAnswer,
});
