import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
import { areaOpener } from '../../../ui/analysis/testing/open-area.tsx';
import { area } from '../area.ts';
import pages from '../pages.ts';
import { configurationAnswer } from './answers.ts';
import { configurationCatalogue } from './catalogue.ts';

const answers: CallAnswers = {
  marketCatalogue: () => configurationCatalogue,
  marketDatasets: () => ({ datasets: ['configuration', 'price'].map((key) => ({ key, covered: true })) }),
  marketMembers: () => ({ members: [], all: 0 }),
  marketQuery: configurationAnswer,
};

/** Answers every call from the test market; a test may say otherwise for some of them. */
export const answerWith = (special: CallAnswers = {}) => answerCalls((name) => special[name] ?? answers[name]);

/** Opens the area at an address, in Chinese. */
export const open = areaOpener(area, pages, '/configuration');
