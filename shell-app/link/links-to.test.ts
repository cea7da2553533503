import { beforeAll, expect, test } from '@jest/globals';
import type { MenuEntry } from '@portal/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { areasOfPage } from '../../tests/support/areas-of-page.ts';
import { takeAreas } from '../areas/known-areas.ts';
import { keepLogin } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { linksTo, useLinksTo } from './links-to.ts';

beforeAll(() => takeAreas(areasOfPage()));

const plain = { icon: '', videoUrl: '', memo: '', special: false } as const;
const entry = (path: string, title: string, children: MenuEntry[] = []): MenuEntry => ({
  ...plain,
  id: path,
  key: path,
  type: 0,
  path,
  title,
  children,
});
const sales = entry('/sales', 'Sales', [
  entry('/sales/trend', 'Trend'),
  entry('/sales/shifts', 'Share gains and losses'),
  entry('/sales/model', 'Model sheet'),
  entry('/sales/changes', 'What changed'),
]);

test('S6.007 the pages that show a member, by the names of the menu, and none that the guard would refuse', () => {
  expect(linksTo([sales], {}, 'model', 'a&b')).toEqual([
    { to: '/sales/trend?by=model&model=a%26b', title: 'Sales · Trend' },
    { to: '/sales/shifts?model=a%26b', title: 'Sales · Share gains and losses' },
    { to: '/sales/model?model=a%26b', title: 'Sales · Model sheet' },
    { to: '/sales/changes?model=a%26b', title: 'Sales · What changed' },
  ]);
  expect(linksTo([sales, entry('/model-fastview', 'Fast view')], {}, 'model', 'x').map(({ to }) => to)).toEqual([
    '/sales/trend?by=model&model=x',
    '/sales/shifts?model=x',
    '/sales/model?model=x',
    '/sales/changes?model=x',
    '/model-fastview?model=x',
  ]);
  expect(linksTo([entry('/policy', 'Policy')], {}, 'city', '3301')).toEqual([
    { to: '/policy/policies?region=3301', title: 'Policy' },
  ]);
  expect(linksTo([{ ...sales, special: true }], {}, 'model', 'x')).toEqual([]);
  expect(linksTo([sales], {}, 'period', '2024-08')).toEqual([]);
});

test('S6.007 the tables of the account bring what its areas show, and no link leads where the menu does not', () => {
  takeAreas(undefined);
  const map = entry('/map', 'Map');
  const links = { city: ['/map?city={key}', '/elsewhere?city={key}'] };
  expect(linksTo([sales, map], links, 'city', '3301')).toEqual([{ to: '/map?city=3301', title: 'Map' }]);
  expect(linksTo([sales], links, 'city', '3301')).toEqual([]);
  expect(linksTo([map], links, 'constructor', 'x')).toEqual([]);
  takeAreas(areasOfPage());
});

test('S6.007 a page of the portal is given those of the menu of now, by one function as long as it stays', async () => {
  const { result, rerender } = renderHook(useLinksTo);
  expect(result.current('model', 'x')).toEqual([]);
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
  await act(async () => void (session.menus = [sales]));
  expect(result.current).not.toBe(before);
  expect(result.current('model', 'x')).toEqual(linksTo([sales], {}, 'model', 'x'));
});

test('S6.007 where its areas show things is asked for when a page first wants it, and the page follows', async () => {
  freshShell('/sales/trend');
  takeAreas(undefined);
  const { named } = fakeServer({ getAreaTables: { data: { links: { city: ['/map?city={key}'] } } } });
  keepLogin(aLogin());
  session.menus = [entry('/map', 'Map')];
  const { result } = renderHook(useLinksTo);
  expect(result.current('city', '3301')).toEqual([]);
  await waitFor(() => expect(result.current('city', '3301')).toEqual([{ to: '/map?city=3301', title: 'Map' }]));
  renderHook(useLinksTo);
  expect(named('getAreaTables')).toHaveLength(1);
});
