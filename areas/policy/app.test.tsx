import '../../tests/support/mock-request.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { forgetAnswers } from '../../tests/support/forget-answers.ts';
import App from './app.tsx';
import { policyView, queryOf } from './data/policy-view.ts';
import { preload } from './data/preload.ts';
import { answerWith, callsOf, open, requests } from './testing/area.tsx';

beforeEach(() => answerWith());
afterEach(forgetAnswers);

describe('the other paths', () => {
  test.each([
    ['reports-public', '/baogao'],
    ['reports-special', '/baogao'],
    ['newenergy', `/policy/search?q=${encodeURIComponent('新能源')}`],
    ['newenergycatalog', `/policy/search?q=${encodeURIComponent('新能源')}`],
    ['newenergycar', `/policy/search?q=${encodeURIComponent('新能源')}`],
    ['newenergycardetail', `/policy/search?q=${encodeURIComponent('新能源')}`],
    ['nowhere/at/all', '/policy/home'],
  ])('S2.038 /policy/%s says what it is and leads to %s', (path, way) => {
    open(`/policy/${path}`);
    const [first] = within(screen.getByTestId('policy-not-here')).getAllByRole('link');
    expect(first?.getAttribute('href')).toBe(way);
  });
});

describe('preload', () => {
  test.each([
    ['/policy/home', ['policyHome']],
    ['/policy', ['policyHome']],
    ['/policy/policies?kind=tax', ['policySearch']],
    ['/policy/search?q=tax&id=p1', ['policyDetail', 'policySearch']],
    ['/policy/newenergy', []],
  ])('%s asks %j', (path, names) => {
    preload(path);
    expect(requests.mock.calls.map(([name]) => name)).toEqual(names);
  });

  test('what preload has asked, the page does not ask again', async () => {
    history.replaceState(null, '', '/policy/policies?kind=tax&id=p2');
    preload('/policy/policies');
    render(<App basePath="/policy" language="zh_CN" />);
    await screen.findByTestId('policy-figures');
    expect(requests.mock.calls).toHaveLength(2);
    const query = queryOf(policyView.read(new URLSearchParams('kind=tax')));
    expect(callsOf('policySearch')[0]?.[1]).toEqual(query);
  });
});
