import { testArea } from '../../../ui/analysis/testing/test-area.ts';
import { area } from '../area.ts';
import pages from '../pages.ts';

export const { answerWith, open } = testArea(area, pages, '/sales', {
  marketDatasets: () => ({ datasets: ['sales', 'launch'].map((key) => ({ key, name: key, covered: true })) }),
});
