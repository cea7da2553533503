import { beforeAll, describe, expect, test } from '@jest/globals';
import type { CookieData } from 'puppeteer';
import { writeMenuEntry } from '../../server/products/write-products.ts';
import { clickIn } from './support/browser/in-sight.ts';
import { serveModules, soundArea, systemModule } from './support/portal/serve-modules.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;
const hour = 3_600_000;

/** An entry at the top of the menu, of a product that demo holds, and one page below it where it is to have one. */
async function addEntry(key: string, special: 0 | 1, withPage = false): Promise<void> {
  const { db } = smoke.portal.server.stores.state;
  const texts = { zh_CN: { name: `条目 ${key}` }, en: { name: `Entry ${key}` } };
  const common = { product_id: '1000', icon: 'tag', video_url: '', special, sort: 90 };
  await writeMenuEntry(db, { ...common, menu_id: key, parent_id: null, type: 0, key, path: `/${key}` }, texts);
  if (!withPage) return;
  const page = { ...common, menu_id: `${key}-home`, parent_id: key, type: 1, key: `${key}-home`, path: `/${key}/home` };
  await writeMenuEntry(db, page, texts);
}

beforeAll(async () => {
  await smoke.portal.offer('alpha');
  await addEntry('aside', 1);
  await addEntry('sq', 0, true);
});

/** Links of a page to one detail, as a team's page makes them. */
const pageWithLinks = systemModule(
  `needed[0].reactArea(function () {
    var link = function (to, detail, hook) {
      return needed[1].createElement(needed[0].PortalLink, { key: hook, to: to, detail: detail, 'data-testid': hook }, hook);
    };
    return Promise.resolve({ default: function Page() {
      return needed[1].createElement('div', { 'data-testid': 'links' }, [
        link('/aside', false, 'plain'), link('/aside?id=1', true, 'detail'), link('/aside/more', 3, 'longer'),
      ]);
    } });
  })`,
  ['@portal/shell', 'react'],
);

const serve = (visitor: Visitor) =>
  serveModules(visitor, { alpha: () => pageWithLinks, aside: () => soundArea('aside') });

async function filterCookie(visitor: Visitor): Promise<{ content: unknown; ends: number }> {
  const cookies: CookieData[] = await visitor.context.cookies();
  const found = cookies.find(({ name }) => name === 'permissionFilter');
  return {
    content: JSON.parse(decodeURIComponent(found?.value ?? 'null')) as unknown,
    ends: (found?.expires ?? 0) * 1000,
  };
}

/** Presses a link of the page that may be opened. @returns the moments before and after, in ms since 1970 */
async function press(visitor: Visitor, hook: string, place: string | RegExp): Promise<[number, number]> {
  await visitor.open('/alpha/home');
  await visitor.see('links');
  const before = Date.now();
  await visitor.click(hook);
  await visitor.arriveAt(place);
  return [before, Date.now()];
}

describe('a path that only a special entry covers', () => {
  test(
    'S6.009 S9.049 is refused and its module never asked for, by pressing a link either, and it stands in no list',
    smoke.visit(async (visitor) => {
      const queries = await serve(visitor);
      for (const path of ['/aside', '/aside/x']) {
        await visitor.open(path);
        await visitor.arriveAt('/dashboard');
        await visitor.see('dashboard');
      }
      expect(queries.get('aside')).toBeUndefined();
      await press(visitor, 'plain', '/dashboard');
      await visitor.see('dashboard');
      await visitor.quiet();
      expect([visitor.place, await visitor.count('area')]).toEqual(['/dashboard', 0]);
      expect(queries.get('aside')).toBeUndefined();
      expect(await visitor.has('rail-app', { path: '/aside' })).toBe(false);
      const token = await smoke.portal.server.signIn();
      const { body } = await smoke.portal.server.call('getAllMenu', {}, { token });
      expect(body.data?.find(({ path }) => path === '/aside')).toMatchObject({ special: true });
    }, signedIn),
  );

  test(
    'S3.069 S6.011 opens as a detail of an allowed page: the cookie lists it for an hour, or the hours that are given',
    smoke.visit(async (visitor) => {
      await serve(visitor);
      const [before, after] = await press(visitor, 'detail', '/aside?id=1');
      await visitor.read('area', /Here is aside/);
      const first = await filterCookie(visitor);
      expect(first.content).toEqual([{ path: '/aside' }]);
      // The browser keeps the end of a cookie in whole seconds.
      expect(first.ends).toBeGreaterThan(before + hour - 1000);
      expect(first.ends).toBeLessThan(after + hour + 1000);
      // That path, and no other below it.
      await visitor.open('/aside');
      await visitor.read('area', /Here is aside/);
      await visitor.open('/aside/more');
      await visitor.arriveAt('/dashboard');

      const [earlier, later] = await press(visitor, 'longer', '/aside/more');
      await visitor.read('area', /Here is aside/);
      const second = await filterCookie(visitor);
      expect(second.content).toEqual([{ path: '/aside' }, { path: '/aside/more' }]);
      expect(second.ends).toBeGreaterThan(earlier + 3 * hour - 1000);
      expect(second.ends).toBeLessThan(later + 3 * hour + 1000);
    }, signedIn),
  );
});

test(
  'S2.024 S3.069 S6.011 S6.013 the reader of the public reports opens a report alone in the window, which then may be entered for an hour',
  smoke.visit(async (visitor) => {
    await visitor.open('/baogao');
    await visitor.see('report-list');
    await clickIn(visitor.page, '[data-report-id]');
    await visitor.see('report-frame', { state: 'readable' });
    const path = `/report/${new URL(visitor.page.url()).searchParams.get('id')}`;
    const reader = visitor.place;
    await visitor.open(path);
    await visitor.arriveAt('/dashboard');
    await visitor.open(reader);
    const before = Date.now();
    await visitor.click('report-alone');
    await visitor.arriveAt(path);
    await visitor.see('report-frame');
    const { content, ends } = await filterCookie(visitor);
    expect(content).toEqual([{ path }]);
    expect(ends).toBeGreaterThan(before + hour - 1000);
    expect(ends).toBeLessThan(Date.now() + hour + 1000);
    await visitor.page.reload();
    await visitor.see('report-frame');
    expect(visitor.place).toBe(path);
    await visitor.page.goBack();
    await visitor.arriveAt(reader);
  }, signedIn),
);

test(
  'S2.042 the query by several dimensions and /sq have no menu panel, /sq though it has pages; another product has one',
  smoke.visit(async (visitor) => {
    await serveModules(visitor, { alpha: () => soundArea('alpha') });
    for (const [path, heading] of [
      ['/multidimensional-query', 'Cross-analysis'],
      ['/sq', 'Network overview'],
    ] as const) {
      await visitor.open(path);
      await visitor.read('area', new RegExp(heading));
      await visitor.see('rail');
      expect([path, await visitor.count('menu-panel')]).toEqual([path, 0]);
    }
    await visitor.open('/alpha/home');
    await visitor.read('area', /Here is alpha/);
    await visitor.see('menu-panel');
  }, signedIn),
);
