import { beforeAll, describe, expect, test } from '@jest/globals';
import { areasOfPage } from '../../tests/support/areas-of-page.ts';
import { requiredEntries, takeAreas } from '../areas/known-areas.ts';
import { anEntry } from '../testing/fresh-shell.ts';
import { completeMenu } from './complete-menu.ts';
import { hasFastView, rewriteFastViewPaths } from './fast-view-paths.ts';
import { firstLinkPath } from './menu-links.ts';

const paths = (menus: readonly { path: string }[]) => menus.map(({ path }) => path);
const sales = anEntry('/sales', { id: '1000' });

beforeAll(() => takeAreas(areasOfPage()));

describe('the menu as it is shown', () => {
  test('S4.035 S4.036 A03 news 1017 and policy 1018 are added back when the reply omits them', () => {
    const { menus, missing } = completeMenu([sales], 'en');
    expect(paths(menus)).toEqual(['/sales', '/news', '/policy', '/baogao']);
    expect(missing.map(({ id }) => id)).toEqual(['1017', '1018']);
  });

  test('S4.035 what the reply holds is neither added again nor changed, with a port as little as without', () => {
    const news = anEntry('/news:8081', { id: '1017', title: 'Their title' });
    const { menus, missing } = completeMenu([news, sales], 'en');
    expect(menus[0]).toBe(news);
    expect(paths(menus)).toEqual(['/news:8081', '/sales', '/policy', '/baogao']);
    expect(missing.map(({ id }) => id)).toEqual(['1018']);
  });

  test('S2.049 S2.050 A18 public reports are appended once, titled in both languages, of type 0', () => {
    const again = completeMenu(completeMenu([sales], 'zh_CN').menus, 'zh_CN').menus;
    const reports = again.filter(({ path }) => path === '/baogao');
    expect(reports).toMatchObject([{ title: '公共报告', type: 0, children: [] }]);
    expect(completeMenu([], 'en').menus.at(-1)?.title).toBe('Public reports');
    expect(paths(completeMenu([anEntry('/baogao')], 'en').menus)).toEqual(['/baogao', '/news', '/policy']);
  });

  test('what was added can be told apart in the rail by its icon', () => {
    const icons = completeMenu([], 'en').menus.map(({ icon }) => icon);
    expect([icons.length, new Set(icons).size]).toEqual([3, 3]);
  });

  test('A03 S2.039 the bare paths of what was added lead to their first pages', () => {
    const [news, policy] = requiredEntries('en');
    expect(news && firstLinkPath(news, '/news')).toBe('/news/news');
    expect(policy && firstLinkPath(policy, '/policy')).toBe('/policy/home');
  });
});

describe('saved paths of the fast view', () => {
  const rewrite = (saved: readonly string[]) => rewriteFastViewPaths(saved, requiredEntries('en'));

  test('S4.038 a saved path below a missing entry becomes one of the fast view, by whole segments', () => {
    expect(rewrite(['/news/x', '/newsletter/x', '/policy', '/sales/trend'])).toEqual([
      '/model-fastview/x',
      '/newsletter/x',
      '/model-fastview',
      '/sales/trend',
    ]);
  });

  test('S4.038 A03 doing it again changes nothing', () => {
    const once = rewrite(['/news/x', '/model-fastview/news']);
    expect(rewrite(once)).toEqual(once);
  });

  test('A03 what is no plain path of this site is dropped, and doubles become one', () =>
    expect(rewrite(['//evil.example/x', 'https://evil.example', '/\\evil', '/news/a', '/policy/a'])).toEqual([
      '/model-fastview/a',
    ]));

  test('S4.037 only the reply of the server says that there is a fast view', () => {
    expect(hasFastView([anEntry('/model-fastview')])).toBe(true);
    expect(hasFastView(completeMenu([sales], 'en').menus)).toBe(false);
  });
});
