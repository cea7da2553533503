import { testArea } from '../../../ui/analysis/testing/test-area.ts';
import { area } from '../area.ts';
import pages from '../pages.ts';
import { answers } from './catalogues.ts';

export const { answerWith, open } = testArea(area, pages, '/channel', {
  ...answers,
  outletDetails: () => [{ key: 'BEV', address: '样例路1号', phone: '400-000-0001' }],
});
