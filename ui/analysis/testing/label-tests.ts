import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import { wrongLabels } from './drawn-labels.ts';

/** Where a page is opened, and the hook by which it is seen to stand; a table unless it is said. */
export type LabelledPage = string | { address: string; ready: string };

interface LabelTests {
  /** Sets what answers the calls of the area. */
  answer: () => void;
  open: (address: string) => unknown;
  pages: readonly LabelledPage[];
}

/** A test for each page of an area: whatever it draws is called by its name, in whole texts. A test file mocks `request` before. */
export function labelTests({ answer, open, pages }: LabelTests): void {
  beforeEach(() => {
    forgetAnswers();
    answer();
  });

  test.each(pages.map((page) => (typeof page === 'string' ? { address: page, ready: 'pivot' } : page)))(
    '$address draws no raw key, and no hole in a text',
    async ({ address, ready }) => {
      await open(address);
      await screen.findAllByTestId(ready);
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
      expect(wrongLabels(document.body)).toEqual([]);
    },
  );
}

/** The addresses of the pages of an area, each as it is or with what it needs to show anything. */
export const pagesOf = (
  basePath: string,
  names: readonly string[],
  special: Readonly<Record<string, LabelledPage>> = {},
): LabelledPage[] => names.map((name) => special[name] ?? `${basePath}/${name}`);
