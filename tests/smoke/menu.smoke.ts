import { beforeAll, describe, expect, test } from '@jest/globals';
import { hashPassword } from '../../server/accounts/passwords/passwords.ts';
import { createAccount } from '../../server/accounts/people/account-store.ts';
import { grantProducts } from '../../server/products/grants.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const mark = {
  address: '/mark/0123456789abcdef',
  type: 'image/svg+xml',
  content: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><rect width="64" height="32" fill="#c00"/></svg>',
  ),
} as const;

const smoke = smokeSuite({
  settings: {
    sites: {
      admin: 'https://admin.example.com/',
      oldVersion: 'https://old.example.com/',
      officialSite: 'https://www.example.com/',
      reportOrigin: null,
    },
    operator: {
      name: { zh_CN: '示例汽车数据', en: 'Example Car Data' },
      firm: { zh_CN: '示例公司', en: 'Example Ltd' },
      contact: 'mailto:ask@example.com',
      mark: mark.address,
    },
    mark,
  },
});
const signedIn = { as: 'demo' } as const;
const outsider = { name: 'outsider', password: 'Outsider-2026' };

/** An account that holds one product, and neither news nor policy nor reports. */
beforeAll(async () => {
  const { db } = smoke.portal.server.stores.state;
  const id = await createAccount(db, {
    user_name: outsider.name,
    password_hash: await hashPassword(outsider.password),
    real_name: 'Outsider',
    active_from: '20200101',
    active_to: '20991231',
  });
  await grantProducts(db, id, ['1026'], { from: '20200101', to: '20991231' });
});

const enter = async (visitor: Visitor) => {
  await visitor.hold('token', await smoke.portal.server.signIn(outsider.name, outsider.password));
};
const railPaths = (visitor: Visitor) =>
  visitor.page.$$eval('[data-testid="rail-app"]', (apps) => apps.map((app) => (app as HTMLElement).dataset.path));

describe('entries that every menu has', () => {
  test(
    'S4.035 S2.049 A03 A18 news, policy and public reports stand in the rail though the server did not send them',
    smoke.visit(async (visitor) => {
      await enter(visitor);
      const token = await smoke.portal.server.signIn(outsider.name, outsider.password);
      const sent = (await smoke.portal.server.call('getAllMenu', {}, { token })).body.data?.map(({ path }) => path);
      for (const path of ['/news', '/policy', '/baogao']) expect(sent).not.toContain(path);
      await visitor.open('/dashboard');
      await visitor.see('rail-app', { path: '/baogao' });
      expect(await railPaths(visitor)).toEqual(expect.arrayContaining(['/news', '/policy', '/baogao']));
    }),
  );

  test(
    'S2.050 A18 any signed-in user opens the public reports, and the server gives their list',
    smoke.visit(async (visitor) => {
      await enter(visitor);
      await visitor.open('/baogao');
      await visitor.see('area', { area: 'baogao', state: 'mounted' });
      expect(visitor.place).toBe('/baogao');
    }),
  );

  test(
    'S2.050 they stand there once when the server sends them too',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.click('rail-more');
      await visitor.see('rail-app', { path: '/baogao' });
      const paths = await railPaths(visitor);
      expect(paths.filter((path) => path === '/baogao')).toHaveLength(1);
      expect(new Set(paths).size).toBe(paths.length);
    }, signedIn),
  );

  test(
    'S4.037 S4.038 saved paths of the fast view are rewritten in local storage; S4.039 and removed without one',
    smoke.visit(async (visitor) => {
      const saved = () => visitor.page.evaluate(() => localStorage.getItem('fastViewPaths'));
      await visitor.open('/about');
      await visitor.page.evaluate(() => localStorage.setItem('fastViewPaths', '["/news/x","/sales/trend"]'));
      await enter(visitor);
      await visitor.open('/dashboard');
      await visitor.see('rail-app', { path: '/news' });
      expect(await saved()).toBe('["/model-fastview/x","/sales/trend"]');
      await visitor.hold('token', await smoke.portal.server.signIn());
      await visitor.open('/dashboard');
      await visitor.see('rail-app', { path: '/sales' });
      expect(await saved()).toBeNull();
    }),
  );

  test(
    'S2.057 a product without pages has the rail beside it, and no menu panel',
    smoke.visit(async (visitor) => {
      await enter(visitor);
      await visitor.open('/model-fastview');
      await visitor.see('rail');
      await visitor.quiet();
      expect(visitor.place).toBe('/model-fastview');
      expect(await visitor.count('menu-panel')).toBe(0);
    }),
  );

  test(
    'S4.021 S6.006 S6.007 S6.010 S6.012 a path opens by the menu, by the filter of the cookie, or as one of the shell; any other leads to the dashboard',
    smoke.visit(async (visitor) => {
      await enter(visitor);
      const leadsTo = async (path: string, end: string) => {
        await visitor.open(path);
        await visitor.arriveAt(end);
        await visitor.quiet();
        expect([path, visitor.place]).toEqual([path, end]);
      };
      await leadsTo('/sales/overview', '/dashboard');
      await visitor.see('dashboard');
      await leadsTo('/news/news', '/news/news');
      await visitor.see('area', { area: 'news', state: 'mounted' });
      await leadsTo('/protocol', '/protocol');
      await visitor.hold('permissionFilter', encodeURIComponent(JSON.stringify([{ path: '/sales/overview' }])));
      await leadsTo('/sales/overview', '/sales/overview');
      await leadsTo('/sales/trend', '/dashboard');
    }),
  );

  test('S6.017 what the menu does not hold, the server does not give either', async () => {
    const { server } = smoke.portal;
    const token = await server.signIn(outsider.name, outsider.password);
    for (const call of ['marketCatalogue', 'marketMembers', 'marketQuery', 'marketFiles', 'marketChanges'] as const) {
      for (const dataset of ['sales', 'price'] as const) {
        const { body } = await server.call(call, { dataset } as never, { token });
        expect([call, dataset, body.status.status]).toEqual([call, dataset, 403]);
      }
      const { body } = await server.call(call, {} as never, { token });
      expect([call, body.status.status]).toEqual([call, 400]);
    }
  });
});

describe('other sites', () => {
  const hosts = async (visitor: Visitor) => {
    await visitor.open('/dashboard');
    await visitor.click('rail-links');
    await visitor.see('rail-links-popup');
    return visitor.page.$$eval('[data-testid="rail-links-popup"] a', (links) =>
      links.map((link) => [new URL((link as HTMLAnchorElement).href).host, link.getAttribute('target')]),
    );
  };

  test(
    'S2.062 S2.078 S6.020 an ordinary user finds the old version and the official site, and no admin backend',
    smoke.visit(async (visitor) => {
      expect(await hosts(visitor)).toEqual([
        ['old.example.com', '_blank'],
        ['www.example.com', '_blank'],
      ]);
      expect(await visitor.page.content()).not.toContain('admin.example.com');
    }, signedIn),
  );

  test(
    'S6.019 whom the server grants it finds the admin backend',
    smoke.visit(
      async (visitor) => {
        expect((await hosts(visitor))[0]).toEqual(['admin.example.com', '_blank']);
      },
      { as: 'admin' },
    ),
  );

  test(
    'S2.018 the about page names whom to ask, and the door who runs the portal',
    smoke.visit(async (visitor) => {
      await visitor.open('/home');
      const foot = await visitor.see('run-by');
      expect(await foot.evaluate((element) => element.textContent)).toBe('Operated by Example Ltd');
      const { name, size } = await visitor.page.$eval('header', (head) => {
        const image = head.querySelector('img');
        const size = image?.complete ? [image.width, image.height] : [];
        return { name: head.querySelector('a')?.textContent, size };
      });
      expect({ name, size }).toEqual({ name: 'Example Car Data', size: [56, 28] });
      expect(await visitor.page.title()).toBe('Home - Example Car Data');
      await visitor.open('/about');
      expect(await visitor.page.title()).toMatch(/ - Example Car Data$/);
      const link = await visitor.see('contact');
      expect(await link.evaluate((element) => element.getAttribute('href'))).toBe('mailto:ask@example.com');
    }),
  );
});
