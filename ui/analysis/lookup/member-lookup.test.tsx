import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeServer } from '../../../shell-app/testing/fake-server.ts';
import { freshShell } from '../../../shell-app/testing/fresh-shell.ts';
import { findModels } from './find-members.ts';
import { MemberLookup } from './member-lookup.tsx';

const models = ['han', 'river'].map((id) => ({ kind: 'model', id, title: id, subtitle: '', path: `/${id}` }));
const onPick = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  freshShell('/model-fastview');
  fakeServer({ quickSearch: { data: models } });
  render(
    <MemberLookup
      name="model"
      label="model"
      hint=""
      find={findModels}
      without={['river']}
      onPick={onPick}
      data-testid="fastview"
    />,
  );
});
afterEach(() => void jest.useRealTimers());

const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(screen.getByRole('combobox'), { key });
const answer = () => act(() => jest.advanceTimersByTimeAsync(200));

test('S2.032 Enter before the answer takes its first model when it comes', async () => {
  type('ha');
  press('Enter');
  expect(onPick).not.toHaveBeenCalled();
  await answer();
  expect(onPick.mock.calls).toEqual([['han']]);
});

test('S2.032 what is typed after Enter is another question', async () => {
  type('ha');
  press('Enter');
  type('han');
  await answer();
  expect(onPick).not.toHaveBeenCalled();
});

test('S2.032 a model that is on the page already is not offered, and Escape closes the list', async () => {
  type('r');
  await answer();
  expect(screen.getAllByTestId('fastview-match').map(({ dataset }) => dataset.key)).toEqual(['han']);
  press('Escape');
  expect(screen.queryAllByRole('option')).toEqual([]);
});
