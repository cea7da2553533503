import '../../../tests/support/mock-request.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAnswers } from '../../../tests/support/forget-answers.ts';
import { answerWith, open, rows } from '../testing/area.tsx';

beforeEach(() => answerWith());
afterEach(forgetAnswers);

const bones = () => document.querySelectorAll('.skeleton').length;
/** Whether the list has the room of the filters too. */
const isAlone = () => document.querySelector('.columns')?.classList.contains('alone');

describe('the list without rows', () => {
  test('on its way it holds the room of rows and filters', () => {
    answerWith({ policySearch: () => new Promise(() => undefined) });
    open('/policy/policies');
    expect(bones()).toBeGreaterThan(16);
    expect(isAlone()).toBe(false);
  });

  test('one that could not be fetched has all the room: no filter is waited for that never comes', async () => {
    answerWith({ policySearch: () => Promise.reject(new Error('down')) });
    open('/policy/policies');
    const failed = await screen.findByTestId('policy-failed');
    expect(bones()).toBe(0);
    expect(screen.queryByTestId('policy-facets')).toBeNull();
    expect(isAlone()).toBe(true);
    expect(screen.queryByTestId('policy-total')).toBeNull();
    await userEvent.click(screen.getByTestId('share'));
    expect(screen.queryByTestId('export-csv')).toBeNull();
    answerWith();
    await userEvent.click(within(failed).getByRole('button', { name: '重试' }));
    await rows();
    expect(screen.getAllByTestId('policy-facet')).toHaveLength(4);
    expect(isAlone()).toBe(false);
  });

  test('S8.023 one that found nothing has all the room', async () => {
    open('/policy/search?q=nothing');
    await screen.findByTestId('policy-nothing');
    expect(screen.queryByTestId('policy-facets')).toBeNull();
    expect(isAlone()).toBe(true);
  });

  test('S8.023 a chosen filter stays beside nothing, to be taken away', async () => {
    open('/policy/search?q=nothing&kind=tax');
    await screen.findByTestId('policy-nothing');
    const [kinds, ...others] = screen.getAllByTestId('policy-facet');
    expect(others).toEqual([]);
    await userEvent.click(within(kinds as HTMLElement).getByRole('checkbox', { checked: true }));
    expect(location.search).toBe('?q=nothing');
  });
});
