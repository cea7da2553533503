import { jest } from '@jest/globals';
import { request } from '@portal/shell';
import { testArea } from '../../../ui/analysis/testing/test-area.ts';
import { area } from '../area.ts';
import pages from '../pages.ts';
import { testFound, testImage } from './images.ts';

/** The area as tests open it. A test file puts its own spy in the place of `request`. */

export const requests = jest.mocked(request);

export const { answerWith, open } = testArea(area, pages, '/image-library', {
  imageSearch: () => testFound(),
  imageDetail: ({ imageId }: { imageId: string }) => testImage(imageId),
  imagesOfCars: ({ keys }: { keys: string[] }) => ({
    items: keys.map((key) => ({ key, image: testImage(key.replace('m-', '')) })),
  }),
});

export const callsOf = (name: string) => requests.mock.calls.filter(([called]) => called === name);
