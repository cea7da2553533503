import { expect, test } from '@jest/globals';
import { type CallName, type CallRule, calls, portalRoles, status } from '@portal/contract';
import { useAccountServer } from '../../accounts/account-test-kit.ts';
import { linkAccounts, rolesOf } from '../../accounts/people/account-store.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { administered } from '../administration-test-kit.ts';

const role = 'company-admin';
const administering = (Object.entries(calls) as [CallName, CallRule][]).filter(([, { access }]) =>
  access.startsWith('role:'),
);
const opened = administering.filter(([, { access }]) => access.split(/[:,]/).includes(role)).map(([name]) => name);

/** What each call about one account is asked, beside whose it is. */
const aboutAccounts: Partial<Record<CallName, object>> = {
  readAccount: {},
  renameAccount: { realNm: 'Changed' },
  suspendAccount: {},
  resumeAccount: {},
  grantProducts: { products: ['sales'], to: '2029-12-31' },
  revokeProducts: { products: ['sales'] },
  resetAccountPassword: {},
  resetAccountFactors: {},
  endAccountSessions: {},
};
const tasks = (Object.keys(aboutAccounts) as CallName[]).filter((name) => name !== 'readAccount');
const opening: readonly CallName[] = ['resetAccountPassword', 'resetAccountFactors'];

test('every call that is opened to who administers a company is one that is tried here', () => {
  const others = [
    ...(['administrationOverview', 'listAccounts', 'createAccount', 'readCompany'] as const),
    ...(['checkAccountList', 'createAccountList', 'readTrail', 'exportTrail'] as const),
  ];
  expect(opened.sort()).toEqual([...Object.keys(aboutAccounts), ...others].sort());
});

describeOnBothStores('who administers a company', (place) => {
  const suite = useAccountServer(place);
  const { administrator, person, ask } = administered(suite);
  const nobody = '00000000-0000-4000-8000-000000000000';

  /** What is answered, without what belongs to one request. */
  const answerTo = async (by: Awaited<ReturnType<typeof administrator>>, name: CallName, payload: object) => {
    const { status: code, refusal, msg2Client, msg2Dev, data } = await ask(by, name, payload);
    return { code, refusal, msg2Client, msg2Dev, data };
  };
  const accountOf = (userId: string) =>
    suite.db.selectFrom('account').selectAll().where('account_id', '=', userId).executeTakeFirstOrThrow();
  const buy = async (compId: string, key: string, to_ymd: string) => {
    const { product_id } = await suite.db
      .selectFrom('product')
      .select('product_id')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    await suite.db.insertInto('company_product').values({ company_id: compId, product_id, to_ymd }).execute();
  };

  test('S2.159 makes no call that is not opened, nor one of them without a company', async () => {
    const own = await administrator('Alpha', role);
    for (const [name] of administering) {
      if (opened.includes(name)) continue;
      const { code, refusal } = await answerTo(own, name, {});
      expect([name, code, refusal]).toEqual([name, status.forbidden, 'accounts.role-missing']);
    }
    const alone = await administrator('', role);
    const other = await person('');
    const payloads: Partial<Record<CallName, object>> = {
      createAccount: { userNm: 'x', realNm: 'x', division: 'enterprise', to: '2099-12-31', products: [], roles: [] },
      checkAccountList: { file: 'eA==' },
      createAccountList: { file: 'eA==' },
    };
    for (const name of opened) {
      const payload = aboutAccounts[name] ? { ...aboutAccounts[name], userId: other.userId } : (payloads[name] ?? {});
      const { code, refusal } = await answerTo(alone, name, payload);
      expect([name, code, refusal]).toEqual([name, status.forbidden, 'accounts.role-missing']);
    }
  });

  test('an account of another company, or of none, answers exactly as one that there is not', async () => {
    const own = await administrator('Alpha', role);
    const foreign = await administrator('Beta', 'analyst');
    await buy(own.compId, 'sales', '20991231');
    const free = await person('', {});
    const before = await suite.everything();
    for (const name of Object.keys(aboutAccounts) as CallName[]) {
      const none = await answerTo(own, name, { ...aboutAccounts[name], userId: nobody });
      expect([name, none.refusal]).toEqual([name, 'administration.no-account']);
      for (const { userId } of [foreign, free]) {
        expect([name, await answerTo(own, name, { ...aboutAccounts[name], userId })]).toEqual([name, none]);
      }
    }
    const lines = (text: string) =>
      text.split('\n').filter((line) => !/"audit_id"|"proof_hash"|"token_hash"/.test(line));
    expect(lines(await suite.everything())).toEqual(lines(before));
    expect((await ask(foreign, 'listOwnTrail')).data?.lines.map(({ action }) => action)).not.toContain('suspend');
    for (const compId of [foreign.compId, nobody]) {
      expect((await ask(own, 'readCompany', { compId })).refusal).toBe('administration.no-company');
      expect((await ask(own, 'listAccounts', { compId })).data).toEqual({ total: 0, items: [] });
    }
  });

  test('sees the accounts of the own company alone, with masked contacts, and nothing of the portal', async () => {
    const own = await administrator('Gamma', role);
    const colleague = await person('Gamma', { phone: '13912345678' });
    const foreign = await person('Delta', { real_name: 'Gamma' });
    await linkAccounts(suite.db, colleague.userId, foreign.userId);
    const { items = [], total } = (await ask(own, 'listAccounts', { pageSize: 100 })).data ?? {};
    expect([total, items.map(({ userNm }) => userNm).sort()]).toEqual([2, [own.name, colleague.name].sort()]);
    expect((await ask(own, 'listAccounts', { text: 'gamma' })).data?.total).toBe(2);
    const sheet = (await ask(own, 'readAccount', { userId: colleague.userId })).data;
    expect(sheet?.phonNo).toMatch(/^139\*+\d{2,4}$/);
    expect(sheet?.linked).toEqual([]);
    expect((await ask(own, 'administrationOverview')).data).toMatchObject({
      accounts: { total: 2, active: 2 },
      companies: null,
      keys: null,
      waiting: null,
      sessions: { open: 1, accounts: 1 },
    });
    expect((await ask(own, 'readCompany')).data).toMatchObject({ name: 'Gamma', accounts: 2 });
    const pages = (await ask(own, 'getAllMenu')).data?.find(({ path }) => path === '/admin')?.children;
    expect(pages?.map(({ path }) => path)).toEqual(['/admin/overview', '/admin/accounts', '/admin/trail']);
  });

  test.each(portalRoles)('touches no account with the role %s, though it is of the own company', async (given) => {
    const own = await administrator('Epsilon', role);
    await buy(own.compId, 'sales', '20991231').catch(() => undefined);
    const { userId } = await person('Epsilon', {}, given);
    const before = await accountOf(userId);
    const sheet = (await ask(own, 'readAccount', { userId })).data;
    expect(sheet?.may).toEqual([]);
    for (const name of tasks) {
      const { refusal } = await answerTo(own, name, { ...aboutAccounts[name], userId });
      expect([name, refusal]).toEqual([name, 'administration.out-of-reach']);
    }
    expect(await accountOf(userId)).toEqual(before);
  });

  test('comes by no link to an account that is out of reach, however many links it takes', async () => {
    const own = await administrator('Zeta', role);
    const [near, next, alone] = [await person('Zeta'), await person('Zeta'), await person('Zeta')];
    const chief = await person('Zeta', {}, 'admin');
    const foreign = await person('Eta');
    await linkAccounts(suite.db, near.userId, next.userId);
    for (const far of [chief, foreign]) {
      await linkAccounts(suite.db, next.userId, far.userId);
      for (const { userId } of [near, next]) {
        for (const name of opening) {
          expect([name, (await answerTo(own, name, { userId })).refusal]).toEqual([
            name,
            'administration.out-of-reach',
          ]);
        }
        expect((await ask(own, 'readAccount', { userId })).data?.may).not.toContain('password');
      }
      await suite.db.deleteFrom('account_link').where('linked_id', '=', far.userId).execute();
      await suite.db.deleteFrom('account_link').where('account_id', '=', far.userId).execute();
    }
    for (const { userId } of [near, alone]) {
      expect((await ask(own, 'resetAccountPassword', { userId })).data?.secret).toMatch(/^\w{12}$/);
    }
  });

  test('makes accounts of the own company, within its seats, with nothing that is not theirs to give', async () => {
    const own = await administrator('Theta', role);
    const foreign = await person('Iota');
    await buy(own.compId, 'sales', '20300630');
    const wanted = {
      userNm: 'theta.one',
      realNm: 'One',
      division: 'enterprise',
      to: '2099-12-31',
      products: ['sales'],
      roles: [],
    };
    const refused: [object, string][] = [
      [{ compId: foreign.compId }, 'administration.out-of-reach'],
      [{ compId: nobody }, 'administration.out-of-reach'],
      [{ newCompany: 'Kappa' }, 'administration.out-of-reach'],
      [{ roles: ['admin'] }, 'administration.out-of-reach'],
      [{ roles: [role] }, 'administration.out-of-reach'],
      [{ division: 'staff' }, 'administration.out-of-reach'],
      [{ products: ['price'] }, 'administration.value-unfit'],
      [{ from: '2031-01-01' }, 'administration.value-unfit'],
    ];
    for (const [change, refusal] of refused) {
      expect([change, (await ask(own, 'createAccount', { ...wanted, ...change })).refusal]).toEqual([change, refusal]);
    }
    await suite.db.updateTable('company').set({ seats: 2 }).where('company_id', '=', own.compId).execute();
    const { userId = '' } = (await ask(own, 'createAccount', wanted)).data ?? {};
    expect((await ask(own, 'readAccount', { userId })).data).toMatchObject({
      compId: own.compId,
      roles: [],
      grants: [{ product: 'sales', toYmd: '20300630' }],
    });
    const second = await ask(own, 'createAccount', { ...wanted, userNm: 'theta.two' });
    expect(second.msg2Client).toMatch(/has 2 seats, and they do not suffice/);
    expect((await ask(own, 'suspendAccount', { userId })).status).toBe(0);
    expect((await ask(own, 'createAccount', { ...wanted, userNm: 'theta.two' })).status).toBe(0);
    expect((await ask(own, 'resumeAccount', { userId })).refusal).toBe('administration.task-refused');
    const line = await suite.db.selectFrom('audit').selectAll().where('account_id', '=', userId).execute();
    expect(line.map(({ actor }) => actor)).toEqual([own.userId, own.userId]);
  });

  test('grants and takes what the company has bought, and no day beyond it', async () => {
    const own = await administrator('Lambda', role);
    const { userId } = await person('Lambda');
    await buy(own.compId, 'sales', '20300630');
    await buy(own.compId, 'policy', '20240101');
    const grant = (products: string[], to?: string) =>
      ask(own, 'grantProducts', { userId, products, ...(to && { to }) });
    expect((await grant(['price'], '2029-12-31')).msg2Client).toMatch(/your company has not bought "price"/);
    expect((await grant(['policy'])).msg2Client).toMatch(/ended on 2024-01-01/);
    expect((await grant(['sales'], '2030-07-01')).msg2Client).toBe(
      'Last day: your company has bought "sales" until 2030-06-30.',
    );
    expect((await grant(['sales', 'price'], '2029-12-31')).status).toBe(1);
    expect((await ask(own, 'readAccount', { userId })).data?.grants).toEqual([]);
    expect((await grant(['sales'], '2030-06-30')).status).toBe(0);
    // Without a day it is the last one of the account, cut to what was bought.
    expect((await grant(['sales'])).data?.text).toMatch(/2030-06-30\.$/);
    expect((await ask(own, 'readAccount', { userId })).data?.grants).toMatchObject([{ toYmd: '20300630' }]);
    const admin = await administrator('Operator', 'admin');
    await ask(admin, 'grantProducts', { userId, products: ['price'] });
    expect((await ask(own, 'revokeProducts', { userId, products: ['price'] })).refusal).toBe(
      'administration.value-unfit',
    );
    expect((await ask(own, 'revokeProducts', { userId, products: ['sales'] })).status).toBe(0);
    expect((await ask(own, 'readAccount', { userId })).data?.grants).toMatchObject([{ product: 'price' }]);
  });

  test('does at a colleague what is theirs to do, under their own name, and nothing against themselves', async () => {
    const own = await administrator('Mu', role);
    const colleague = await administrator('Mu');
    const { userId } = colleague;
    expect((await ask(own, 'readAccount', { userId })).data?.may.sort()).toEqual(
      ['factors', 'grant', 'password', 'rename', 'sessions', 'suspend', 'trail'].sort(),
    );
    expect((await ask(own, 'renameAccount', { userId, realNm: '林薇' })).status).toBe(0);
    expect((await ask(own, 'endAccountSessions', { userId })).data?.text).toMatch(/ended: 1/);
    expect((await ask(own, 'suspendAccount', { userId })).status).toBe(0);
    expect((await ask(own, 'suspendAccount', { userId: own.userId })).refusal).toBe('administration.own-account');
    expect((await ask(own, 'readAccount', { userId: own.userId })).data?.may).not.toContain('suspend');
    expect(await accountOf(userId)).toMatchObject({ real_name: '林薇', state: '4' });
    expect(await rolesOf(suite.db, own.userId)).toEqual([role]);
    const admin = await administrator('Operator', 'admin');
    const { lines = [] } =
      (await ask(admin, 'readTrail', { userNm: colleague.name, action: 'rename-account' })).data ?? {};
    expect(lines).toMatchObject([{ actorNm: own.name, userNm: colleague.name }]);
  });

  test('the role is given by the administrator of the portal, to who is in a company and stays there', async () => {
    const admin = await administrator('Operator', 'admin');
    const alone = await person('');
    const own = await person('Nu');
    const give = (userId: string) => ask(admin, 'setAccountRoles', { userId, roles: [role] });
    expect((await give(alone.userId)).msg2Client).toMatch(/^Roles: company-admin administers the own company/);
    expect((await give(own.userId)).status).toBe(0);
    const moved = await ask(admin, 'setAccountCompany', { userId: own.userId, newCompany: 'Nu Two' });
    expect(moved.msg2Client).toMatch(/administers its company: take the role/);
    expect((await ask(admin, 'setAccountRoles', { userId: own.userId, roles: [] })).status).toBe(0);
    expect((await ask(admin, 'setAccountCompany', { userId: own.userId, newCompany: 'Nu Two' })).status).toBe(0);
  });
});
