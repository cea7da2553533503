import '../../tests/support/mock-request.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import { policyView, queryOf } from './data/policy-view.ts';
import { preload } from './index.ts';
import { answerWith, callsOf, open, requests } from './testing/area.tsx';

beforeEach(() => answerWith());
afterEach(forgetAnswers);

test.each([
  ['/policy/home', ['policyHome']],
  ['/policy', ['policyHome']],
  ['/policy/policies?kind=tax', ['policySearch']],
  ['/policy/search?q=tax&id=p1', ['policyDetail', 'policySearch']],
  ['/policy/reports-special?id=special', ['policyReport', 'policyReports']],
  ['/policy/cities', ['policyCities']],
])('preload of %s asks %j', (path, names) => {
  preload(path);
  expect(requests.mock.calls.map(([name]) => name)).toEqual(names);
});

test('what preload has asked, the page does not ask again', async () => {
  history.replaceState(null, '', '/policy/policies?kind=tax&id=p2');
  preload('/policy/policies');
  open('/policy/policies?kind=tax&id=p2');
  await screen.findByTestId('policy-figures');
  expect(requests.mock.calls.map(([name]) => name).sort()).toEqual(['policyDetail', 'policySearch', 'policyVersions']);
  const query = queryOf(policyView.read(new URLSearchParams('kind=tax')));
  expect(callsOf('policySearch')[0]?.[1]).toEqual(query);
});

test('an address that names no page opens the first one', async () => {
  open('/policy/nowhere');
  await screen.findByTestId('policy-latest');
  expect(location.pathname).toBe('/policy/home');
});
