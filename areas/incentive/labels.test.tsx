import '../../tests/support/mock-request.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import { namingAll, wrongLabels } from '../../ui/analysis/testing/drawn-labels.ts';
import { area } from './area.ts';
import { answerWith, open } from './testing/area.tsx';
import { incentiveCatalogue } from './testing/catalogue.ts';

beforeEach(() => {
  forgetAnswers();
  answerWith({ marketCatalogue: () => namingAll(incentiveCatalogue) });
});

test.each(Object.keys(area.pages))('%s draws no raw key, and no hole in a text', async (page) => {
  open(`/incentive/${page}`);
  await screen.findAllByTestId('pivot');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(wrongLabels(document.body)).toEqual([]);
});
