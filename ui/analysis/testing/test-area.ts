import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
import type { PageComponents } from '../frame/analysis-app.tsx';
import type { AnalysisArea } from '../page/analysis-area.ts';
import { testAnswer, testCatalogue } from './market.ts';
import { areaOpener } from './open-area.tsx';

const usual: CallAnswers = {
  marketCatalogue: () => testCatalogue,
  getAuthProducts: () => [],
  marketMembers: () => ({ members: [{ key: 'BEV', name: 'Battery' }], all: 1 }),
  marketQuery: testAnswer,
};

/**
 * An area under test.
 * @param basePath prefix of the area in the address, such as /sales
 * @param answers what answers its calls, where the test market alone is not enough
 */
export const testArea = (
  area: AnalysisArea,
  components: PageComponents,
  basePath: string,
  answers: CallAnswers = {},
) => ({
  /** Answers every call from now on; a test may say otherwise for some of them. */
  answerWith: (special: CallAnswers = {}) => answerCalls((name) => special[name] ?? answers[name] ?? usual[name]),
  /** Opens the area at an address, in Chinese. */
  open: areaOpener(area, components, basePath),
});
