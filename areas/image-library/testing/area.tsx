import { jest } from '@jest/globals';
import { request } from '@portal/shell';
import { answerCalls, type CallAnswers } from '../../../tests/support/answer-calls.ts';
import { areaOpener } from '../../../ui/analysis/testing/open-area.tsx';
import { area } from '../area.ts';
import pages from '../pages.ts';
import { testFound, testImage } from './images.ts';

/** The area as tests open it. A test file puts its own spy in the place of `request`. */

export const requests = jest.mocked(request);

const answers: CallAnswers = {
  imageSearch: () => testFound(),
  imageDetail: ({ imageId }: { imageId: string }) => testImage(imageId),
  imagesOfCars: ({ keys }: { keys: string[] }) => ({
    items: keys.map((key) => ({ key, image: testImage(key.replace('m-', '')) })),
  }),
  getAuthProducts: () => [],
};

/** Answers every call from the test pictures; a test may say otherwise for some of them. */
export const answerWith = (special: CallAnswers = {}) => answerCalls((name) => special[name] ?? answers[name]);

/** Opens the area at an address, in Chinese. */
export const open = areaOpener(area, pages, '/image-library');

export const callsOf = (name: string) => requests.mock.calls.filter(([called]) => called === name);
