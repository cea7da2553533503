import { describe, expect, test } from '@jest/globals';
import { type CallName, type CallRule, calls } from '@portal/contract';
import { inCase } from '../../../tests/support/in-case.ts';
import { makeKey } from '../../keys/index.ts';
import { admit } from './admit.ts';
import { ended, products, useEntitlementServer } from './entitlement-test-kit.ts';
import { type Opened, openedBy } from './opened-calls-test-kit.ts';

const names = Object.keys(calls) as CallName[];
const byProduct = names.filter((name) => Array.isArray(openedBy(name)));
const byRows = names.filter((name) => openedBy(name) === 'rows');
const ofSomebody = names.filter((name) => openedBy(name) !== 'anybody');
const needs = (name: CallName) => openedBy(name) as readonly string[];
const pairs = byProduct.flatMap((name) => needs(name).map((product) => [name, product] as const));

describe('what each call opens, and for whom', () => {
  const suite = useEntitlementServer();

  const refused = async (name: CallName, who: string) => {
    const { status, data, text } = await suite.as(name, who);
    inCase(`${name} as ${who}: ${text.slice(0, 200)}`, () => expect([status, data]).toEqual([403, null]));
  };
  const tellsNothing = (where: string, text: string) => expect([where, suite.found(text)]).toEqual([where, []]);

  test('every call declares what the list says, and all others want a session', () => {
    const declared = (name: CallName): Opened => {
      const { access, parts }: CallRule = calls[name];
      if (access === 'public') return 'anybody';
      if (access.startsWith('right:')) return 'key';
      if (access.startsWith('role:')) return access as Opened;
      if (access === 'dataset') return ['sales'];
      if (access.startsWith('product:')) return access.slice(8).split(',');
      return parts === 'owned' ? 'rows' : 'session';
    };
    const of = (opening: (name: CallName) => Opened) => Object.fromEntries(names.map((name) => [name, opening(name)]));
    expect(of(declared)).toEqual(of(openedBy));
  });

  test.each(byProduct)('%s is refused to who holds nothing, or all products but its own', async (name) => {
    await refused(name, 'nothing');
    await refused(name, `not-${needs(name).join('-not-')}`);
  });

  test.each(pairs)('%s is answered to who holds %s alone, to the last second of the grant', async (name, product) => {
    for (const who of [product, `ended-${product}`]) {
      const { status, text } = await suite.as(name, who);
      inCase(`${who}: ${text.slice(0, 300)}`, () => expect(status).toBe(0));
    }
  });

  test('a second later all of it is refused, though it was answered and kept a moment ago', async () => {
    suite.now = ended;
    for (const [name, product] of pairs) await refused(name, `ended-${product}`);
    for (const product of products) {
      for (const name of byRows) tellsNothing(name, (await suite.as(name, `ended-${product}`)).text);
    }
    suite.now = ended - 1000;
  });

  test('rows of products that are not held are left out of answers that have rows of several', async () => {
    for (const name of byRows) {
      const { status, text } = await suite.as(name, 'nothing');
      expect([name, status]).toEqual([name, 0]);
      tellsNothing(name, text);
    }
    expect(suite.found((await suite.as('quickSearch', 'sales')).text)).not.toEqual([]);
    const titles = {
      news: (await suite.as('listNews', 'news')).data[0].newsTitle,
      policy: (await suite.as('hostPolicy', 'policy')).data[0].title,
    };
    for (const [product, title] of Object.entries(titles)) {
      // A search takes up to 100 signs.
      const text = title.slice(0, 100);
      const found = async (who: string) => suite.found((await suite.as('quickSearch', who, { text })).text);
      expect(await found(product)).toContain(title);
      for (const who of ['nothing', `not-${product}`, 'sales']) expect(await found(who)).not.toContain(title);
    }
    const datasets = async (who: string) =>
      (await suite.as('marketDatasets', who)).data.datasets.map(({ key }: { key: string }) => key);
    expect(await datasets('sales')).toEqual(['sales', 'launch', 'stock']);
    expect(await datasets('news')).toEqual(['attention']);
    expect(await datasets('not-sales')).toContain('price');
    expect(await datasets('not-sales')).not.toContain('sales');
    expect(await datasets('not-sales')).not.toContain('stock');
  });

  test('no call that a session opens, and no page, tells a text or figure of a product', async () => {
    expect(suite.secrets.length).toBeGreaterThan(40);
    for (const name of names.filter((candidate) => openedBy(candidate) === 'session')) {
      // What renews or ends a session has one of its own.
      if (calls[name].access === 'stale-session') await suite.signIn('nothing');
      tellsNothing(name, (await suite.as(name, 'nothing')).text);
    }
    const cookie = `token=${await suite.signIn('nothing')}; language=en`;
    for (const path of ['/dashboard', '/sales/trend', '/news/news', '/policy/home', '/model-fastview']) {
      const page = await fetch(`${suite.server().address}${path}`, { headers: { cookie } });
      tellsNothing(path, await page.text());
    }
  });

  test('without a session nothing is told but what anybody may know', async () => {
    for (const name of ofSomebody) {
      const { status } = await suite.answer(name, {});
      expect([name, status]).toEqual([name, 100440]);
    }
    for (const name of names.filter((candidate) => openedBy(candidate) === 'anybody')) {
      expect((await suite.as(name, 'sales')).text).not.toContain('Company sales');
    }
  });

  test('what is kept of one account is told to no other of another company', async () => {
    await suite.as('saveNewsPreference', 'news', { topics: ['new-energy'], models: ['one-of-news'] });
    for (const name of ofSomebody.filter((candidate) => calls[candidate].access !== 'stale-session')) {
      const { text } = await suite.as(name, 'not-sales');
      inCase(name, () => expect(text).not.toMatch(/one-of-news|Company news/));
    }
    expect((await suite.as('newsPreference', 'news')).text).toContain('one-of-news');
  });

  test('a session counts before a key, and neither opens what is for the other, or names no dataset', async () => {
    const { db } = suite.server().stores.state;
    const rights = { label: 'k', callsAMinute: 1000, to: '20991231', products: ['sales', 'policy'] };
    const { secret } = await makeKey(db, suite.accountOf('not-policy'), rights, suite.now);
    const token = await suite.signIn('news');
    const queryOf = (rule: CallRule, brought: object, payload: unknown = {}) =>
      admit(db, rule, { token: null, key: null, proof: null, address: '', ...brought }, payload, suite.now);
    const refusal = (...call: Parameters<typeof queryOf>) =>
      queryOf(...call).then(
        () => 'none',
        ({ id }) => id,
      );
    const of = (access: CallRule['access'], more: Partial<CallRule> = {}): CallRule => ({
      method: 'POST',
      path: '/x',
      access,
      trail: null,
      ...more,
    });
    const anybody = await queryOf(of('public'), { key: secret });
    expect([anybody.accountId, anybody.key, await anybody.owned()]).toEqual([null, null, new Set()]);
    const both = await queryOf(of('product:policy,news'), { token, key: secret });
    expect([both.accountId, both.key, await both.owned()]).toEqual([suite.accountOf('news'), null, new Set(['news'])]);
    const byKey = await queryOf(of('dataset', { programs: true }), { key: secret }, { dataset: 'sales' });
    expect([byKey.accountId, await byKey.owned()]).toEqual([suite.accountOf('not-policy'), new Set(['sales'])]);
    expect(await refusal(of('session'), {})).toBe('accounts.session-missing');
    expect(await refusal(of('right:deliver', { programs: true }), { token })).toBe('keys.call-needs-key');
    expect(await refusal(of('product:policy,price'), { token })).toBe('catalogue.product-not-held');
    for (const payload of [null, {}]) {
      expect(await refusal(of('dataset'), { token }, payload)).toBe('market.unknown-dataset');
    }
  });

  test('a key opens no more than it was made for, and no more than its account holds', async () => {
    const { db } = suite.server().stores.state;
    const keyOf = async (who: string, of: string[]) => {
      const rights = { label: 'k', callsAMinute: 1000, to: '20991231', products: of };
      return { authorization: `Bearer ${(await makeKey(db, suite.accountOf(who), rights, suite.now)).secret}` };
    };
    const [sales, news] = [await keyOf('sales', []), await keyOf('news', [])];
    const others = [await keyOf('not-news', ['policy']), await keyOf('nothing', ['sales'])];
    for (const name of byProduct.filter((candidate) => 'programs' in calls[candidate])) {
      const owned = calls[name].access === 'product:news' ? news : sales;
      expect([name, (await suite.answer(name, owned)).status]).toEqual([name, 0]);
      for (const key of others) expect([name, (await suite.answer(name, key)).status]).toEqual([name, 403]);
    }
    for (const name of ofSomebody.filter((candidate) => !('programs' in calls[candidate]))) {
      expect([name, (await suite.answer(name, sales)).refusal]).toEqual([name, 'keys.call-needs-session']);
    }
  });
});
