import '../../../../../tests/support/mock-request.ts';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetAnswers } from '../../../../../tests/support/forget-answers.ts';
import { answerWith, callsOf, open, requests } from '../../../testing/area.tsx';
import { testItems } from '../../../testing/policies.ts';

beforeEach(() => {
  forgetAnswers();
  requests.mockReset();
});

const nothing = { topics: [], places: [], mail: false };

test('whoever follows nothing chooses a topic and a place, and finds what is new of them on the first page', async () => {
  let follows: object = nothing;
  answerWith({
    policyFollows: () => follows,
    savePolicyFollows: (wanted: object) => {
      follows = wanted;
      return null;
    },
    followedPolicies: () => ({ items: testItems.slice(0, 2), total: 7 }),
  });
  open('/policy/home');
  const card = within(await screen.findByTestId('policy-followed'));
  expect(await card.findByText(/关注类型或地区/)).toBeTruthy();
  await userEvent.click(card.getByTestId('policy-follow'));
  const drawer = within(await screen.findByTestId('policy-follows'));
  await userEvent.click(await drawer.findByRole('checkbox', { name: 'n:charging' }));
  await userEvent.type(drawer.getByRole('searchbox'), 'r1');
  await userEvent.click(drawer.getByRole('checkbox', { name: 'n:r11' }));
  await userEvent.click(drawer.getByRole('checkbox', { name: /邮件/ }));
  await userEvent.click(drawer.getByTestId('policy-follows-save'));
  expect(callsOf('savePolicyFollows').map(([, payload]) => payload)).toEqual([
    { topics: ['charging'], places: ['r11'], mail: true },
  ]);
  expect(await card.findAllByTestId('followed-policy')).toHaveLength(2);
  expect(card.getByText(/最新 2 项，共 7 项/)).toBeTruthy();
});

test('a choice that could not be saved stays, with the reason beside the button', async () => {
  answerWith({ policyFollows: () => nothing, savePolicyFollows: () => Promise.reject(new Error('down')) });
  open('/policy/home');
  await userEvent.click(await screen.findByTestId('policy-follow'));
  const drawer = within(await screen.findByTestId('policy-follows'));
  await userEvent.click(await drawer.findByRole('checkbox', { name: 'n:charging' }));
  await userEvent.click(drawer.getByTestId('policy-follows-save'));
  expect((await drawer.findByRole('alert')).textContent).toBe('保存失败，请重试。');
  expect((drawer.getByRole('checkbox', { name: 'n:charging' }) as HTMLInputElement).checked).toBe(true);
});

test('what is followed that could not be fetched says so in its place, and the rest of the page stands', async () => {
  answerWith({ policyFollows: () => Promise.reject(new Error('down')) });
  open('/policy/home');
  expect(await within(await screen.findByTestId('policy-followed')).findByRole('alert')).toBeTruthy();
  expect(await screen.findByTestId('policy-latest')).toBeTruthy();
});
