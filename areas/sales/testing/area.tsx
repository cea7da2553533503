import { jest } from '@jest/globals';
import { request } from '@portal/shell';
import type { Query } from '@portal/ui/analysis';
import { testAnswer, testCatalogue } from '../../../ui/analysis/testing/market.ts';
import { areaOpener } from '../../../ui/analysis/testing/open-area.tsx';
import { area } from '../area.ts';
import pages from '../pages.ts';

/** Answers every call from the test market; a test may say otherwise for one of them. */
export function answerWith(special: Record<string, (payload: unknown) => unknown> = {}) {
  jest.mocked(request).mockImplementation(((name: string, payload: unknown) => {
    const own = special[name];
    if (own) return Promise.resolve().then(() => own(payload));
    if (name === 'marketCatalogue') return Promise.resolve(testCatalogue);
    if (name === 'marketDatasets')
      return Promise.resolve({
        datasets: ['sales', 'launch'].map((key) => ({ key, name: key, covered: true })),
      });
    if (name === 'getAuthProducts') return Promise.resolve([]);
    if (name === 'marketMembers') return Promise.resolve({ members: [{ key: 'BEV', name: 'Battery' }], all: 1 });
    return Promise.resolve(testAnswer(payload as Query));
  }) as typeof request);
}

/** Opens the area at an address, in Chinese. */
export const open = areaOpener(area, pages, '/sales');
