import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Language } from '@portal/contract';
import type { SignOnProvider } from '../../server/settings/sign-on/sign-on-provider.ts';
import { clientSecret, type StandInProvider, startProvider } from '../../server/signon/testing/stand-in-provider.ts';
import { pressFound, seeIn } from './support/browser/in-sight.ts';
import { agree } from './support/door/sign-in.ts';
import { faults } from './support/page/faults.ts';
import { smokeSuite } from './support/smoke-suite.ts';
import type { Visitor } from './support/visitor.ts';

const signOn: SignOnProvider[] = [];
const smoke = smokeSuite({ settings: { signOn } });
let provider: StandInProvider;

const usual = {
  clientId: 'portal',
  clientSecret,
  scopes: ['openid', 'profile', 'email', 'groups'],
  groupsClaim: 'groups',
  products: new Map([['analysts', ['sales']]]),
  creates: true,
  until: '20991231',
  closesPasswords: false,
  factor: 'portal',
} as const;

const words = {
  en: {
    of: /^Sign in with your Far Motors account$/,
    way: /^Sign in with a company account$/,
    cancelled: /The company sign-in was cancelled/,
    elsewhere: /does not sign in with company accounts here/,
  },
  zh_CN: {
    of: /^使用远方汽车账号登录$/,
    way: /^企业账号登录$/,
    cancelled: /企业账号登录已取消/,
    elsewhere: /没有开通企业账号登录/,
  },
} satisfies Record<Language, object>;

beforeAll(async () => {
  const { origin } = smoke.portal;
  provider = await startProvider({
    redirect: ['maker', 'dealer'].map((key) => `${origin}/sign-on/${key}/callback`),
    afterLogout: [`${origin}/home`],
    backChannel: `${origin}/sign-on/maker/logout`,
  });
  for (const lin of ['lin-en', 'lin-zh_CN']) {
    const claims = { name: '林薇', email: `${lin.toLowerCase()}@maker.example`, email_verified: true };
    provider.people.set(lin, { ...claims, groups: ['analysts'] });
  }
});
afterAll(() => provider?.close());

/** The companies that sign in so, the first of them maker. */
async function offer(...keys: string[]): Promise<void> {
  const { db } = smoke.portal.server.stores.state;
  const { company_id } = await db.selectFrom('company').select('company_id').limit(1).executeTakeFirstOrThrow();
  const name = { zh_CN: '远方汽车', en: 'Far Motors' };
  signOn.length = 0;
  for (const key of keys) {
    const { issuer } = provider;
    signOn.push({ ...usual, key, name, issuer, company: company_id, domains: [`${key}.example`] });
  }
}

/** Everything that the browser holds or shows where it was. */
async function traces(visitor: Visitor): Promise<string> {
  const devtools = await visitor.page.createCDPSession();
  const { entries } = await devtools.send('Page.getNavigationHistory');
  return JSON.stringify([entries.map(({ url }) => url), await visitor.page.evaluate(() => document.cookie)]);
}

describe.each(['en', 'zh_CN'] as const)('the account of a company, in %s', (language) => {
  beforeEach(() => {
    provider.present = `lin-${language}`;
  });

  test(
    'of one company: there and back to the page that was wanted, and out again through the company',
    smoke.visit(
      async (visitor) => {
        await offer('maker');
        await visitor.open('/sales/trend');
        await visitor.read('sign-in-company', words[language].of);
        expect(await faults(visitor)).toEqual([]);
        await agree(visitor);
        await visitor.click('sign-in-company');
        await visitor.arriveAt(/^\/sales\/trend/);
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        const user = JSON.parse(decodeURIComponent((await visitor.cookie('user')) ?? ''));
        expect(user).toMatchObject({ realName: '林薇' });
        expect(await traces(visitor)).not.toMatch(/sign-on-ticket|code=/);
        await visitor.page.reload();
        await visitor.see('area', { area: 'sales', state: 'mounted' });
        await visitor.click('rail-avatar');
        await visitor.click('avatar-log-out');
        await pressFound(await seeIn(visitor.page, 'button[name="logout"]'));
        await visitor.arriveAt('/home');
        await visitor.see('sign-in');
        expect(await visitor.cookie('token')).toBeNull();
      },
      { language },
    ),
  );

  test(
    'of several companies: by the work mail, and what goes wrong is said on the page',
    smoke.visit(
      async (visitor) => {
        await offer('maker', 'dealer');
        await visitor.open('/home?redirect=%2Fsales%2Foverview');
        await visitor.read('sign-in-company', words[language].way);
        await visitor.click('sign-in-company');
        await visitor.see('sign-in', { mode: 'company' });
        expect(await faults(visitor)).toEqual([]);
        await visitor.fill('workMail', 'lin@else.example');
        await agree(visitor);
        await visitor.click('sign-in-submit');
        await visitor.read('form-error', words[language].elsewhere);
        provider.present = null;
        await visitor.fill('workMail', 'Lin@Maker.example');
        await visitor.click('sign-in-submit');
        await visitor.arriveAt('/home?redirect=%2Fsales%2Foverview');
        await visitor.read('form-error', words[language].cancelled);
        expect(await visitor.cookie('token')).toBeNull();
      },
      { language },
    ),
  );
});
