import { beforeAll, describe, expect, test } from '@jest/globals';
import { hashPassword } from '../../server/accounts/passwords/passwords.ts';
import { createAccount } from '../../server/accounts/people/account-store.ts';
import { grantProducts } from '../../server/products/grants.ts';
import { faults } from './support/page/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import { best } from './support/tasks/best-sellers.ts';
import type { Language, Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

/** Accounts that hold only these products. */
const reader = { name: 'fastview-reader', password: 'Reader-2026', products: ['1026', '1017'] };
const stranger = { name: 'fastview-stranger', password: 'Stranger-2026', products: ['1000', '1017', '1018'] };

beforeAll(async () => {
  const { db } = smoke.portal.server.stores.state;
  for (const { name, password, products } of [reader, stranger]) {
    const id = await createAccount(db, {
      user_name: name,
      password_hash: await hashPassword(password),
      real_name: name,
      active_from: '20200101',
      active_to: '20991231',
    });
    await grantProducts(db, id, products, { from: '20200101', to: '20991231' });
  }
});

const enterAs = async (visitor: Visitor, { name, password }: typeof reader) =>
  visitor.hold('token', await smoke.portal.server.signIn(name, password));

describe('who may see it', () => {
  test(
    'S6.014 without a menu entry or a filter path the user ends at the root, with a filter path on the page',
    smoke.visit(async (visitor) => {
      await enterAs(visitor, stranger);
      await visitor.open('/model-fastview');
      await visitor.arriveAt('/dashboard');
      await visitor.see('rail-app', { path: '/sales' });
      expect(await visitor.has('rail-app', { path: '/model-fastview' })).toBe(false);
      await visitor.hold('permissionFilter', encodeURIComponent('[{"path":"/model-fastview"}]'));
      await visitor.open('/model-fastview');
      await visitor.see('fastview-offer');
      expect(visitor.place).toBe('/model-fastview');
    }),
  );

  test(
    'S6.017 without the sales product its figures are left out calmly and never asked for; launches and news stay',
    smoke.visit(async (visitor) => {
      await enterAs(visitor, reader);
      await visitor.open('/model-fastview');
      await visitor.read('fastview-no-sales', /has no access to Sales/);
      await visitor.click('fastview-offer');
      await visitor.see('fastview-model');
      await visitor.read('fastview-news', /Latest \d+ of \d+/);
      await visitor.see('fastview-launches');
      expect(await visitor.has('fastview-figures')).toBe(false);
      const bodies = visitor.trace.requests.map((request) => request.postData() ?? '');
      expect(bodies.filter((payload) => payload.includes('"dataset":"sales"'))).toEqual([]);
      for (const card of ['fastview-sources', 'fastview-price-history', 'fastview-incentive', 'fastview-policies'])
        expect(await visitor.has(card)).toBe(false);
      expect(visitor.trace.complaints).toEqual([]);
    }),
  );

  test(
    'S4.038 A03 a saved path that was rewritten opens the fast view, which names the page and leads to it',
    smoke.visit(async (visitor) => {
      await visitor.open('/about');
      await visitor.page.evaluate(() => localStorage.setItem('fastViewPaths', '["/policy/home"]'));
      await enterAs(visitor, reader);
      await visitor.open('/dashboard');
      await visitor.see('rail-app', { path: '/model-fastview' });
      const [saved = ''] = JSON.parse(await visitor.page.evaluate(() => localStorage.getItem('fastViewPaths') ?? '[]'));
      expect(saved).toBe('/model-fastview/home');
      await visitor.open(saved);
      await visitor.read('fastview-saved', /saved page “Policy home”/);
      await visitor.see('fastview-offer');
      await visitor.open('/model-fastview/news/x');
      await visitor.read('fastview-saved', /saved page “news\/x”/);
    }),
  );
});

describe.each<[Language, string]>([
  ['en', 'light'],
  ['en', 'dark'],
  ['zh_CN', 'light'],
  ['zh_CN', 'dark'],
])('how it looks in %s, %s', (language, theme) => {
  test(
    'S1.020 nothing is wider than a phone, in another language, or hard to reach',
    smoke.visit(
      async (visitor) => {
        await visitor.hold('theme', theme);
        const { key } = await best(smoke.portal, language);
        for (const address of ['/model-fastview', `/model-fastview?model=${key}`]) {
          await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
          await visitor.open(address);
          await visitor.see(address.includes('?') ? 'fastview-price-table' : 'fastview-offer');
          expect(await visitor.pageWidth()).toBe(390);
          await visitor.page.setViewport({ width: 1440, height: 900 });
          const words = await visitor.words('model-fastview');
          if (language === 'en') expect(words).not.toMatch(/[\u4e00-\u9fff]/);
          expect(await faults(visitor)).toEqual([]);
        }
      },
      { ...signedIn, language },
    ),
  );
});
