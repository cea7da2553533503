import { beforeEach, expect, jest, test } from '@jest/globals';
import { CallError, request } from '@portal/shell';
import { screen, within } from '@testing-library/react';
import type { CallAnswers } from '../../../tests/support/answer-calls.ts';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import type { Query } from '../page/ask.ts';

/** The calls of an area under test, whose file mocks `request` before. */
export const requests = jest.mocked(request);

/** What was sent with the calls of this name, in their order. */
export const payloadsOf = (call: string): unknown[] =>
  requests.mock.calls.filter(([name]) => (name as string) === call).map(([, payload]) => payload);

/** What was asked of the market, in its order. */
export const questions = () => payloadsOf('marketQuery') as Query[];

/** The texts of a row of a table, cell by cell. */
export const cellsOf = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

/** The texts of a table, without its head. */
export const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1).map(cellsOf);

/** Refuses a call with this status: 403 where the account has not the product. */
export const refuse =
  (status: string, text = '', refusal = '') =>
  () => {
    throw new CallError(status, text, '', refusal);
  };

type AnswerWith = (special?: CallAnswers) => void;

/** Each test of a file begins with no call and no answer. */
export const beforeEachAnswer = (answerWith: AnswerWith) =>
  beforeEach(() => {
    requests.mockReset();
    forgetAnswers();
    answerWith();
  });

/** @param product the words by which a page says what the account lacks */
export const testRefusal = (
  answerWith: AnswerWith,
  open: (address: string) => unknown,
  address: string,
  product: string,
) =>
  test('an account without the product is told so', async () => {
    answerWith({ marketCatalogue: refuse('403') });
    open(address);
    expect((await screen.findByTestId('area-refused')).textContent).toContain(product);
  });
