import { beforeEach, expect, test } from '@jest/globals';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { navigate } from '../navigation/place.ts';
import { freshShell } from '../testing/fresh-shell.ts';
import { hasPageBefore } from './page-before.ts';
import { updateRouteState } from './route-state.ts';

beforeEach(() => {
  freshShell('/sales/overview');
  updateRouteState({ from: '', to: '/sales/overview' });
});

test.each([true, false])('S2.103 the browser knows whether there is an entry before: %s', (canGoBack) => {
  stubGlobal('navigation', { canGoBack });
  updateRouteState({ from: '/sales/overview', to: '/sales/overview?by=fuel' });
  expect(hasPageBefore()).toBe(canGoBack);
});

test('S2.103 where it does not tell, a page that is still on its way was gone to from another', () => {
  expect(hasPageBefore()).toBe(false);
  navigate('/news/news');
  expect(hasPageBefore()).toBe(true);
  updateRouteState({ from: '/sales/overview', to: '/news/news' });
  expect(hasPageBefore()).toBe(true);
});
