import { beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../../server/accounts/account-store.ts';
import { hashPassword } from '../../server/accounts/passwords.ts';
import { grantProducts } from '../../server/catalogue/grants.ts';
import { faults } from './support/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';
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
      ...{ user_name: name, password_hash: await hashPassword(password), real_name: name },
      ...{ active_from: '20200101', active_to: '20991231' },
    });
    await grantProducts(db, id, products, { from: '20200101', to: '20991231' });
  }
});

const enterAs = async (visitor: Visitor, { name, password }: typeof reader) =>
  visitor.hold('token', await smoke.portal.server.signIn(name, password));

/** The best-selling models of the last month, by name in a language, from the server itself. */
async function bestSellers(language: Language) {
  const { server } = smoke.portal;
  const token = await server.signIn();
  const { body } = await server.call('marketCatalogue', { dataset: 'sales' }, { token, language });
  const to = body.data?.dataSources[0]?.last ?? '';
  const from = `${Number(to.slice(0, 4)) - 1}${to.slice(4)}`;
  const months = { from: nextMonth(from), to };
  const question = {
    ...{ dataset: 'sales' as const, dataSources: ['DATASOURCE_CLH_PIFA' as const], dateType: 'monthly' as const },
    ...{ ...months, by: ['model' as const], indicators: ['volume' as const], limit: 8 },
    sort: { by: 'volume' as const, direction: 'descending' as const },
  };
  const answer = await server.call('marketQuery', question, { token, language });
  return (answer.body.data?.rows ?? []).map(({ keys, names, values }) => ({
    ...{ key: keys.model ?? '', name: names.model ?? '', volume: values.volume ?? 0 },
  }));
}

const nextMonth = (month: string) => {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return at === 12 ? `${year + 1}-01` : `${year}-${String(at + 1).padStart(2, '0')}`;
};

const best = async (language: Language = 'en') => {
  const [first] = await bestSellers(language);
  if (!first) throw new Error('The market of the suite has sold nothing');
  return first;
};

const rivals = (visitor: Visitor) =>
  visitor.page.$$eval('[data-testid="fastview-rival"]', (chips) =>
    chips.map((chip) => (chip as HTMLElement).dataset.key ?? ''),
  );

describe('the page', () => {
  test(
    'S2.032 S2.033 with access the rail leads to it, and no sub-application is asked for',
    smoke.visit(async (visitor) => {
      await visitor.open('/dashboard');
      await visitor.click('rail-app', { path: '/model-fastview' });
      await visitor.arriveAt('/model-fastview');
      await visitor.see('fastview-offer');
      const marked = await visitor.page.$eval('[data-testid="rail-app"][data-path="/model-fastview"]', (app) =>
        app.outerHTML.includes('aria-current'),
      );
      expect(marked).toBe(true);
      expect(await visitor.page.title()).toContain('Model fast view');
      await visitor.page.reload();
      await visitor.see('fastview-offer');
      expect(visitor.trace.paths().filter((path) => /area-/.test(path))).toEqual([]);
      expect(visitor.trace.complaints).toEqual([]);
    }, signedIn),
  );

  test(
    'S2.032 a model is found in Chinese, English and pinyin, by the keys alone',
    smoke.visit(async (visitor) => {
      const [chinese, english] = [await best('zh_CN'), await best('en')];
      expect(chinese.key).toBe(english.key);
      // English names of the demonstration market are the pinyin of the Chinese ones, or names of their own.
      for (const typed of [chinese.name, english.name, english.name.toLowerCase().replaceAll(' ', '')]) {
        await visitor.open('/model-fastview');
        await visitor.fill('model', typed);
        await visitor.see('fastview-match', { key: english.key });
        await visitor.page.keyboard.press('Enter');
        await visitor.arriveAt(`/model-fastview?model=${english.key}`);
        await visitor.see('fastview-model', { key: english.key });
      }
      await visitor.fill('model', 'zzzz');
      await visitor.read('fastview-no-match', /zzzz/);
    }, signedIn),
  );

  test(
    'S2.032 its figures are those of the market, with unit, period, source and definition',
    smoke.visit(async (visitor) => {
      const { key, name, volume } = await best();
      await visitor.open(`/model-fastview?model=${key}`);
      await visitor.see('fastview-table');
      expect(await visitor.page.$eval('[data-testid="fastview-model"] h2', (title) => title.textContent)).toBe(name);
      const figures = await visitor.words('fastview-figures');
      expect(figures).toContain(`${volume.toLocaleString('en-US')} units`);
      expect(figures).toMatch(/Share of passenger cars \d+\.\d+%/);
      expect(figures).toMatch(/ytd [\d,]+ units/);
      await visitor.read('fastview-trend', /\d{4}\/\d{2} ~ \d{4}\/\d{2} · Wholesale/);
      await visitor.read('fastview-price-table', /MSRP \(yuan\).*Transaction price \(yuan\).*Discount/);
      await visitor.page.focus('[data-testid="fastview-figures"] dt [tabindex]');
      const hint = await visitor.page.waitForSelector('[role="tooltip"]', { visible: true });
      expect(await hint?.evaluate((words) => words.textContent)).toMatch(/Cars in the period/);
      await visitor.see('chart');
    }, signedIn),
  );

  test(
    'S2.032 the launch of a version stands with its model, with day and price',
    smoke.visit(async (visitor) => {
      const { server } = smoke.portal;
      const as = { token: await server.signIn(), language: 'en' as const };
      const launch = (await server.call('onSaleModel', {}, as)).body.data?.[0];
      const within = { subModel: [launch?.key ?? ''] };
      const found = await server.call('marketMembers', { dataset: 'sales', dimension: 'model', within }, as);
      await visitor.open(`/model-fastview?model=${found.body.data?.members[0]?.key}&with=none`);
      await visitor.read('fastview-launches', new RegExp(`${launch?.name}.*On sale.*MSRP [\\d.]+.* 10k yuan`));
      await visitor.read('fastview-launches', new RegExp(launch?.launchOn.replaceAll('-', '/') ?? 'no launch'));
    }, signedIn),
  );

  test(
    'S2.032 the models stand in the address: reload and Back show what was seen',
    smoke.visit(async (visitor) => {
      const { key } = await best();
      await visitor.open(`/model-fastview?model=${key}`);
      await visitor.see('fastview-rival');
      const [first = '', second = ''] = await rivals(visitor);
      await visitor.click('fastview-rival', { key: first });
      await visitor.arriveAt(`/model-fastview?model=${key}&with=${second}`);
      await visitor.page.reload();
      await visitor.see('fastview-model');
      expect(await rivals(visitor)).toEqual([second]);
      await visitor.click('fastview-rival', { key: second });
      await visitor.arriveAt(`/model-fastview?model=${key}&with=none`);
      await visitor.seeNo('fastview-table');
      await visitor.see('fastview-price-table');
      await visitor.page.goBack();
      await visitor.see('fastview-table');
      expect(await rivals(visitor)).toEqual([second]);
    }, signedIn),
  );

  test(
    'at most three others stand beside it',
    smoke.visit(async (visitor) => {
      const [model, ...others] = await bestSellers('en');
      const keys = others.slice(0, 2).map(({ key }) => key);
      await visitor.open(`/model-fastview?model=${model?.key}&with=${keys.join(',')}`);
      await visitor.see('fastview-rival', { key: keys[1] ?? '' });
      await visitor.fill('rival', others[2]?.name ?? '');
      await visitor.click('fastview-match', { key: others[2]?.key ?? '' });
      await visitor.see('fastview-rival', { key: others[2]?.key ?? '' });
      expect(await rivals(visitor)).toHaveLength(3);
      expect(await visitor.page.$eval('input[name="rival"]', (input) => (input as HTMLInputElement).disabled)).toBe(
        true,
      );
    }, signedIn),
  );

  test(
    'what failed says so in its place and is asked again by Retry; an unknown model is named',
    smoke.visit(async (visitor) => {
      const { key } = await best();
      let broken = true;
      await visitor.page.setRequestInterception(true);
      visitor.page.on('request', (request) => {
        if (broken && request.url().includes('/iw-market/analysis/compare')) void request.respond({ status: 500 });
        else void request.continue();
      });
      await visitor.open(`/model-fastview?model=${key}`);
      await visitor.see('fastview-failed');
      await visitor.see('fastview-table');
      broken = false;
      await (await visitor.page.$('[data-testid="fastview-failed"] button'))?.click();
      await visitor.see('fastview-price-table');
      await visitor.open('/model-fastview?model=no-such-model');
      await visitor.read('fastview-unknown', /no-such-model/);
    }, signedIn),
  );
});

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
      await visitor.read('fastview-no-sales', /does not hold Sales/);
      await visitor.click('fastview-offer');
      await visitor.see('fastview-model');
      await visitor.read('fastview-news', /The latest \d+ of \d+/);
      await visitor.see('fastview-launches');
      expect(await visitor.has('fastview-figures')).toBe(false);
      expect(visitor.trace.paths().filter((path) => path.includes('/iw-market/'))).toEqual([]);
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
      await visitor.read('fastview-saved', /saved page "Policy home"/);
      await visitor.see('fastview-offer');
      await visitor.open('/model-fastview/news/x');
      await visitor.read('fastview-saved', /saved page "news\/x"/);
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
        const { key } = await best(language);
        for (const address of ['/model-fastview', `/model-fastview?model=${key}`]) {
          await visitor.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
          await visitor.open(address);
          await visitor.see(address.includes('?') ? 'fastview-price-table' : 'fastview-offer');
          expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
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
