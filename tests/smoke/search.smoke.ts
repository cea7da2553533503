import { beforeAll, describe, expect, test } from '@jest/globals';
import { hashPassword } from '../../server/accounts/passwords/passwords.ts';
import { createAccount } from '../../server/accounts/people/account-store.ts';
import { eventually } from './support/browser/eventually.ts';
import { faults } from './support/page/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const smoke = smokeSuite();
const signedIn = { as: 'demo' } as const;

/** What is listed, in the order it is seen. */
const hits = (visitor: Visitor) =>
  visitor.page.$$eval('[data-testid="quick-search-hit"]', (found) =>
    found.map((element) => ({
      kind: (element as HTMLElement).dataset.kind,
      path: (element as HTMLElement).dataset.path ?? '',
      words: (element as HTMLElement).innerText,
      marked: element.getAttribute('aria-selected') === 'true',
    })),
  );

async function openByKeys(visitor: Visitor): Promise<void> {
  await visitor.see('quick-search-open');
  await visitor.page.keyboard.down('Control');
  await visitor.page.keyboard.press('k');
  await visitor.page.keyboard.up('Control');
  await visitor.see('quick-search');
}

const shows = (visitor: Visitor, path: string) => visitor.see('quick-search-hit', { path });

describe('the quick search', () => {
  test(
    'S2.081 by the keyboard alone: keys open it, a Chinese page is found by its first letters, Enter opens it',
    smoke.visit(
      async (visitor) => {
        await visitor.open('/dashboard');
        await openByKeys(visitor);
        await visitor.focusOn('[role="combobox"]');
        await visitor.page.keyboard.type('qs');
        await shows(visitor, '/sales/trend');
        expect((await hits(visitor))[0]).toMatchObject({ kind: 'page', path: '/sales/trend', marked: true });
        expect((await hits(visitor))[0]?.words).toContain('趋势');
        await visitor.page.keyboard.press('Enter');
        await visitor.arriveAt('/sales/trend');
        await visitor.seeNo('quick-search');
        await visitor.read('area', /趋势/);
      },
      { ...signedIn, language: 'zh_CN' },
    ),
  );

  test(
    'S2.081 typing a model name lists matches; arrows mark one, and it opens the trend of that model',
    smoke.visit(async (visitor) => {
      const ask = { dataset: 'sales', dimension: 'model' } as const;
      const { members } = await smoke.portal.server.stores.market.members(ask, 'en');
      const model = members[0];
      if (!model) throw new Error('the market has no models');
      const path = `/sales/trend?by=model&model=${encodeURIComponent(model.key)}`;
      await visitor.open('/dashboard');
      await visitor.click('quick-search-open');
      await visitor.see('quick-search');
      await visitor.page.keyboard.type(model.name);
      await shows(visitor, path);
      // It may be found by its first letters already: the answer to all of them puts the list in another order.
      await visitor.quiet();
      const found = await hits(visitor);
      for (let step = 0; step < found.findIndex((hit) => hit.path === path); step++) {
        await visitor.page.keyboard.press('ArrowDown');
      }
      expect((await hits(visitor)).find(({ marked }) => marked)?.path).toBe(path);
      await visitor.page.keyboard.press('Enter');
      await visitor.arriveAt(path);
      await visitor.see('chart');
      await openByKeys(visitor);
      const remembered = async () => (await hits(visitor)).map((hit) => hit.path);
      expect(await eventually(remembered, ({ length }) => length > 0)).toEqual([path]);
    }, signedIn),
  );

  test(
    'S8.023 nothing found says so, Escape closes and gives the focus back; axe finds nothing serious',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.click('quick-search-open');
      await visitor.see('quick-search');
      await visitor.page.keyboard.type('sales');
      await shows(visitor, '/sales');
      // Results of what was typed before are pale until the others are there.
      await visitor.page.waitForSelector('[role="listbox"][aria-busy="false"]');
      expect(await faults(visitor)).toEqual([]);
      await visitor.page.keyboard.type(' nothing is called so');
      await visitor.read('quick-search-empty', /No relevant content/);
      expect(await faults(visitor)).toEqual([]);
      await visitor.page.keyboard.press('Escape');
      await visitor.seeNo('quick-search');
      await visitor.focusOn('[data-testid="quick-search-open"]');
    }, signedIn),
  );

  test(
    'news, policies and reports lead to their own places',
    smoke.visit(async (visitor) => {
      const { db } = smoke.portal.server.stores.state;
      const row = await db
        .selectFrom('news')
        .innerJoin('news_text', 'news_text.row_id', 'news.row_id')
        .select(['news_id', 'title'])
        .where('language', '=', 'en')
        .orderBy('news_id')
        .executeTakeFirstOrThrow();
      await visitor.open('/dashboard');
      await visitor.click('quick-search-open');
      await visitor.see('quick-search');
      await visitor.page.keyboard.type(row.title.slice(0, 100));
      await shows(visitor, `/news/news?id=${row.news_id}`);
      await visitor.page.keyboard.press('Enter');
      await visitor.arriveAt(`/news/news?id=${row.news_id}`);
      await visitor.read('area', new RegExp(row.title.slice(0, 20).replace(/[^\w ]/g, '.')));
    }, signedIn),
  );
});

describe('an account without the sales pages', () => {
  let token = '';
  beforeAll(async () => {
    await createAccount(smoke.portal.server.stores.state.db, {
      user_name: 'bare',
      password_hash: await hashPassword('Nothing-1'),
      real_name: 'Bare',
      active_from: '20200101',
      active_to: '20991231',
    });
    token = await smoke.portal.server.signIn('bare', 'Nothing-1');
  });

  test(
    'S2.081 finds no sales page, and finds what is open to everybody',
    smoke.visit(async (visitor) => {
      await visitor.hold('token', token);
      await visitor.open('/dashboard');
      await openByKeys(visitor);
      await visitor.page.keyboard.type('sales');
      await visitor.page.waitForSelector('[data-testid="quick-search-hit"], [data-testid="quick-search-empty"]');
      expect((await hits(visitor)).filter(({ path }) => path.startsWith('/sales'))).toEqual([]);
      await visitor.page.keyboard.press('Escape');
      await openByKeys(visitor);
      await visitor.page.keyboard.type('reports');
      await shows(visitor, '/baogao');
    }),
  );
});
