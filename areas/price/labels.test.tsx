import '../../tests/support/mock-request.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import { namingAll, wrongLabels } from '../../ui/analysis/testing/drawn-labels.ts';
import { area } from './area.ts';
import { answerWith, open, priceCatalogue } from './testing/area.tsx';

beforeEach(() => {
  forgetAnswers();
  answerWith({ marketCatalogue: () => namingAll(priceCatalogue) });
});

test.each(Object.keys(area.pages))('%s draws no raw key, and no hole in a text', async (page) => {
  open(`/price/${page}`);
  await screen.findAllByTestId('pivot');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(wrongLabels(document.body)).toEqual([]);
});
