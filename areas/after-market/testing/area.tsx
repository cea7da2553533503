import { testArea } from '../../../ui/analysis/testing/test-area.ts';
import { area } from '../area.ts';
import pages from '../pages.ts';
import { answers } from './catalogues.ts';

export const { answerWith, open } = testArea(area, pages, '/after-market', answers);
