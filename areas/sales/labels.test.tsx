import '../../tests/support/mock-request.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import { namingAll, wrongLabels } from '../../ui/analysis/testing/drawn-labels.ts';
import { testCatalogue } from '../../ui/analysis/testing/market.ts';
import { area } from './area.ts';
import { answerWith, open } from './testing/area.tsx';

beforeEach(() => {
  forgetAnswers();
  answerWith({ marketCatalogue: () => namingAll(testCatalogue) });
});

/** Pages of other calls than that of the market's figures, whose answers their own tests make. */
const ofOtherCalls = ['changes', 'compare'];

test.each(Object.keys(area.pages).filter((page) => !ofOtherCalls.includes(page)))(
  '%s draws no raw key, and no hole in a text',
  async (page) => {
    open(`/sales/${page}`);
    await screen.findAllByTestId('pivot');
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(wrongLabels(document.body)).toEqual([]);
  },
);
