import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { useSignOnServer } from './testing/sign-on-kit.ts';

describeOnBothStores('whom a provider signs in', (place) => {
  const suite = useSignOnServer(place);
  let count = 0;
  /** Somebody with a mail of their own, whom the provider knows by their name. */
  const person = (more: Record<string, unknown> = {}) => {
    count += 1;
    const id = `person-${count}`;
    const email = `${id}@maker.example`;
    suite.provider.people.set(id, { name: 'Wang', email, email_verified: true, groups: [], ...more });
    return { id, email };
  };
  const accountOf = async (email: string, company: string, more = {}) =>
    suite.accounts.account(`own-${email.split('@')[0]}-${company}`, 'Secret-2027', { email, company, ...more });

  test('an account of the company with the mail that the provider vouches for, which is theirs from then on', async () => {
    const { id, email } = person();
    const accountId = await accountOf(email, 'maker');
    expect(await suite.outcome(id)).toBe(accountId);
    const joined = ['provider maker', 'join-provider', 'done', { provider: 'maker' }];
    expect(await suite.trail(accountId)).toContainEqual(joined);
    suite.provider.people.set(id, { email: 'another@maker.example', email_verified: true });
    expect(await suite.outcome(id)).toBe(accountId);
  });

  test('never one of another company, whatever mail the provider says', async () => {
    const { id, email } = person();
    const foreign = await accountOf(email, 'dealer');
    expect(await suite.outcome(id)).not.toBe(foreign);
    // Nor does the provider of the one company speak for mails of the other.
    const other = person({ email: 'boss@dealer.example' });
    const boss = await accountOf('boss@dealer.example', 'maker');
    expect(await suite.outcome(other.id)).not.toBe(boss);
    const { email: stored } = await suite.db
      .selectFrom('account')
      .innerJoin('sign_on_link', 'sign_on_link.account_id', 'account.account_id')
      .select('email')
      .where('subject', '=', other.id)
      .executeTakeFirstOrThrow();
    expect(stored).toBe('');
  });

  test.each([[false], [undefined], ['true'], [1]])(
    'not by a mail of which it says that it is proven: %j',
    async (said) => {
      const { id, email } = person({ email_verified: said });
      const accountId = await accountOf(email, 'maker');
      expect(await suite.outcome(id)).not.toBe(accountId);
    },
  );

  test('nobody else by the mail of who left, and nobody who administers', async () => {
    const { id, email } = person();
    await accountOf(email, 'maker');
    await suite.outcome(id);
    const heir = person({ email });
    expect(await suite.outcome(heir.id)).toBe('signon.mail-taken');
    const admin = person();
    const account_id = await accountOf(admin.email, 'maker');
    await suite.db.insertInto('account_role').values({ account_id, role: 'admin' }).execute();
    expect(await suite.outcome(admin.id)).toBe('signon.mail-taken');
  });

  test('the same subject of the other provider, or of another issuer, is somebody else', async () => {
    const { id } = person();
    const first = await suite.outcome(id);
    expect(await suite.outcome(id, 'dealer')).not.toBe(first);
    await suite.db.updateTable('sign_on_link').set({ issuer: 'https://former.example' }).execute();
    suite.provider.people.set(id, {});
    expect(await suite.outcome(id)).not.toBe(first);
  });

  test('nobody new where the provider may make no accounts', async () => {
    suite.settingsOf('maker').creates = false;
    const { id, email } = person();
    expect(await suite.outcome(id)).toBe('signon.no-account');
    const accountId = await accountOf(email, 'maker');
    expect(await suite.outcome(id)).toBe(accountId);
  });

  test('nobody new where the company has no seat left', async () => {
    const { company } = suite.settingsOf('dealer');
    await suite.db.updateTable('company').set({ seats: 0 }).where('company_id', '=', company).execute();
    const { id } = person();
    expect(await suite.outcome(id, 'dealer')).toBe('signon.no-seat');
    await suite.db.updateTable('company').set({ seats: null }).where('company_id', '=', company).execute();
    expect((await suite.signIn(id, 'dealer')).status).toBe(0);
  });

  test('a linked account that has gone to another company, or administers the portal since, is opened no more', async () => {
    const { id } = person();
    const accountId = String(await suite.outcome(id));
    const put = (company_id: string | null) =>
      suite.db.updateTable('account').set({ company_id }).where('account_id', '=', accountId).execute();
    for (const company of [suite.settingsOf('dealer').company, null]) {
      await put(company);
      expect([company, await suite.outcome(id)]).toEqual([company, 'signon.not-of-company']);
    }
    await put(suite.settingsOf('maker').company);
    expect(await suite.outcome(id)).toBe(accountId);
    await suite.db.insertInto('account_role').values({ account_id: accountId, role: 'support' }).execute();
    expect(await suite.outcome(id)).toBe('signon.not-of-company');
  });

  test('under a name that is free, without a mail by one of their own', async () => {
    const nameOf = async (id: string) => (await suite.signIn(id)).data?.userNm ?? '';
    const { id } = person({ email_verified: false, name: 'F\u0430r' });
    const { data } = await suite.signIn(id);
    expect(data?.userNm).toMatch(/^maker-[0-9a-f]{12}$/);
    expect(data?.realNm).toBe(data?.userNm);
    await suite.accounts.account('maker-taken', 'Secret-2027');
    const taken = person({ email: 'taken@maker.example' });
    expect(await nameOf(taken.id)).toMatch(/^maker-[0-9a-f]{12}$/);
  });

  test('no password, code or key signs in to an account that it has made', async () => {
    const { id } = person();
    const { data } = await suite.signIn(id);
    const status = await suite.accounts.status('simpleLogin', { userNm: data?.userNm, pwd: '', channel: 1 });
    expect(status).toBe(400);
    expect(await suite.accounts.status('simpleLogin', { userNm: data?.userNm, pwd: 'x', channel: 1 })).toBe(1);
  });

  test('a closed account is told what it is told at a password sign-in, and is granted nothing', async () => {
    const { id } = person({ groups: ['analysts'] });
    const accountId = String(await suite.outcome(id));
    await suite.db.deleteFrom('account_product').where('account_id', '=', accountId).execute();
    const close = (set: object) =>
      suite.db.updateTable('account').set(set).where('account_id', '=', accountId).execute();
    await close({ state: '4' });
    expect(await suite.outcome(id)).toBe('accounts.suspended');
    await close({ state: '1', active_to: '20240101' });
    expect(await suite.outcome(id)).toBe('accounts.expired');
    expect(await suite.products(accountId)).toEqual([]);
    const refused = [
      ['nobody', 'sign-in', 'refused'],
      ['nobody', 'sign-in', 'refused'],
    ];
    const lines = (await suite.trail(accountId)).filter(([, , outcome]) => outcome === 'refused');
    expect(lines.map((line) => line.slice(0, 3))).toEqual(refused);
  });
});
