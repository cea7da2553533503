import { afterAll, beforeAll, beforeEach, jest } from '@jest/globals';
import { companyCalled, useAccountServer } from '../../accounts/account-test-kit.ts';
import type { SignOnProvider } from '../../settings/sign-on/sign-on-provider.ts';
import type { StatePlace } from '../../state/open-state.ts';
import { type Browser, newBrowser } from './browser.ts';
import { clientSecret, type StandInProvider, startProvider } from './stand-in-provider.ts';

/** The keys of the providers of a suite: two companies, over one that nobody here wrote. */
export const keys = { maker: 'maker', dealer: 'dealer' } as const;

/** A server with two companies that sign in by a provider, and that provider. */
export function useSignOnServer(place: () => Promise<StatePlace>) {
  const signOn: SignOnProvider[] = [];
  const accounts = useAccountServer(place, { signOn });
  let started: StandInProvider | null = null;
  const here = () => {
    if (!started) throw new Error('The provider has not been started.');
    return started;
  };
  const addressOf = (path: string) => `${accounts.server.address}${path}`;
  const suite = {
    accounts,
    get provider() {
      return here();
    },
    get db() {
      return accounts.db;
    },
    addressOf,
    /** How the portal knows a provider; a test may change it, and finds it as it was before each. */
    settingsOf(key: string): SignOnProvider {
      const found = signOn.find((each) => each.key === key);
      if (!found) throw new Error(`no provider ${key}`);
      return found;
    },
    /** Goes to the provider and back, as whoever it takes the visitor for. @returns where the browser came to */
    async visit(browser: Browser, { key = 'maker', to = '/sales' } = {}): Promise<string> {
      const start = addressOf(`/sign-on/${key}/start?to=${encodeURIComponent(to)}`);
      const end = await browser.go(start, ({ pathname }) => pathname === '/home');
      return `${end.pathname}${end.search}`;
    },
    /** What the page does that a browser has come back to. */
    async finish(browser: Browser) {
      const ticket = browser.cookie(addressOf('/'), 'sign-on-ticket') || 'none';
      const { body } = await accounts.server.call('companyLogin', { ticket, channel: 1 }, { language: 'en' });
      return { status: body.status.status, refusal: body.status.refusal ?? null, data: body.data };
    },
    /** All of it in a browser of its own. */
    async signIn(as: string | null = 'lin', key = 'maker') {
      here().present = as;
      const browser = newBrowser();
      await suite.visit(browser, { key });
      return suite.finish(browser);
    },
    /** The refusal of a sign-in, or the id of the account it was. */
    async outcome(as: string | null = 'lin', key = 'maker') {
      const { refusal, data } = await suite.signIn(as, key);
      return refusal ?? data?.userId;
    },
    /** The keys of the products that an account holds. */
    async products(accountId: string): Promise<string[]> {
      const rows = await accounts.db
        .selectFrom('account_product')
        .innerJoin('product', 'product.product_id', 'account_product.product_id')
        .select('key')
        .where('account_id', '=', accountId)
        .orderBy('key')
        .execute();
      return rows.map(({ key }) => key);
    },
    /** Lines of the trail about an account: who, what, what came of it, and what else is known. */
    async trail(accountId: string) {
      const rows = await accounts.db
        .selectFrom('audit')
        .selectAll()
        .where('account_id', '=', accountId)
        .orderBy('at')
        .orderBy('audit_id')
        .execute();
      return rows.map(({ actor, action, outcome, detail }) => [actor, action, outcome, JSON.parse(detail)]);
    },
  };

  beforeAll(async () => {
    const both = Object.values(keys);
    // It says of what is right in tests that it is not elsewhere: memory alone, pages of its own.
    for (const word of ['warn', 'info'] as const) jest.spyOn(console, word).mockImplementation(() => undefined);
    started = await startProvider({
      redirect: both.map((key) => addressOf(`/sign-on/${key}/callback`)),
      afterLogout: [addressOf('/home')],
      backChannel: addressOf('/sign-on/maker/logout'),
    });
  });
  afterAll(() => started?.close());
  beforeEach(async () => {
    const { issuer, people } = here();
    signOn.length = 0;
    for (const key of Object.values(keys)) {
      const { company_id } = await companyCalled(accounts.db, key);
      signOn.push({
        key,
        name: { zh_CN: key, en: key },
        company: company_id ?? '',
        issuer,
        clientId: 'portal',
        clientSecret,
        scopes: ['openid', 'profile', 'email', 'groups'],
        domains: [`${key}.example`],
        groupsClaim: 'groups',
        products: new Map([
          ['analysts', ['sales', 'price']],
          ['readers', ['news']],
        ]),
        creates: true,
        until: '20991231',
        closesPasswords: false,
        factor: 'portal',
      });
    }
    here().present = 'lin';
    people.clear();
    const lin = { name: '林薇', email: 'Lin.Wei@maker.example', email_verified: true, groups: ['analysts'] };
    people.set('lin', lin);
    await accounts.db.deleteFrom('sign_on_link').execute();
  });
  return suite;
}

export type SignOnSuite = ReturnType<typeof useSignOnServer>;
