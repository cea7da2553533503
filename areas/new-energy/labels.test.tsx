import '../../tests/support/mock-request.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import { namingAll, wrongLabels } from '../../ui/analysis/testing/drawn-labels.ts';
import { area } from './area.ts';
import { answerWith, open } from './testing/area.tsx';
import { catalogueOf } from './testing/catalogues.ts';

beforeEach(() => {
  forgetAnswers();
  answerWith({
    marketCatalogue: (payload) => namingAll(catalogueOf(payload as never)),
  });
});

/** A page of two datasets side by side, whose rows the test market does not share. */
const ofTwo = ['range-price'];

test.each(Object.keys(area.pages).filter((page) => !ofTwo.includes(page)))(
  '%s draws no raw key, and no hole in a text',
  async (page) => {
    open(`/new-energy/${page}`);
    await screen.findAllByTestId('pivot');
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(wrongLabels(document.body)).toEqual([]);
  },
);
