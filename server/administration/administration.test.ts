import { expect, test } from '@jest/globals';
import { type CallName, type CallRule, calls, status } from '@portal/contract';
import { useAccountServer } from '../accounts/account-test-kit.ts';
import { passwordFits } from '../accounts/passwords/passwords.ts';
import { rolesOf } from '../accounts/people/account-store.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { saveApplication } from '../trials/trial-store.ts';

const password = 'Secret-2027';
const administered = (Object.entries(calls) as [CallName, CallRule][]).filter(([, { access }]) =>
  access.startsWith('role:'),
);

describeOnBothStores('the administration', (place) => {
  const suite = useAccountServer(place);
  let count = 0;

  /** An account with roles, and a session of it with a proof. */
  const who = async (...roles: string[]) => {
    const name = `who${count++}`;
    const userId = await suite.account(name, password, { phone: `1390000${String(1000 + count)}` });
    for (const role of roles) await suite.db.insertInto('account_role').values({ account_id: userId, role }).execute();
    const token = await suite.server.signIn(name, password);
    const proof = await suite.server.prove(token, password);
    return { name, userId, token, proof, language: 'en' };
  };
  type Who = Awaited<ReturnType<typeof who>>;
  const ask = async <Name extends CallName>(by: Who, name: Name, payload: object = {}) => {
    const { body } = await suite.server.call(name, payload, by);
    return { ...body.status, data: body.data };
  };

  test('S2.159 an administrator sees how the portal is and what it runs with', async () => {
    const { data } = await ask(await who('admin'), 'readSystem');
    expect(data?.checks.map(({ check }) => check)).toEqual(['figures', 'engine', 'files', 'state']);
    expect(data?.checks.find(({ check }) => check === 'state')?.fine).toBe(true);
    expect(data?.settings).toContainEqual({ name: 'PORTAL_LOG', from: 'default', value: 'info' });
    expect(data?.startedAt).toBeLessThanOrEqual(suite.at());
  });

  test('S2.159 an administrator changes a grant: it holds at once, and the trail has it in the name of who did it', async () => {
    const admin = await who('admin');
    const other = await who();
    const open = async () => (await ask(other, 'newsSearch')).status;
    expect(await open()).toBe(status.forbidden);
    suite.pass(1);
    const granted = await ask(admin, 'grantProducts', { userId: other.userId, products: ['news'], to: '2027-12-31' });
    expect(granted.data?.text).toMatch(new RegExp(`Account "${other.name}" has access to news: .*2027-12-31`));
    expect(await open()).toBe(status.sessionStale);
    other.token = await suite.server.signIn(other.name, password);
    expect(await open()).toBe(0);
    const sheet = await ask(admin, 'readAccount', { userId: other.userId });
    expect(sheet.data?.grants).toMatchObject([{ product: 'news', toYmd: '20271231', current: true }]);
    const { lines = [] } = (await ask(admin, 'readTrail', { userNm: other.name, action: 'grant' })).data ?? {};
    expect(lines).toMatchObject([
      { actor: admin.userId, actorNm: admin.name, userNm: other.name, outcome: 'done', address: '127.0.0.1' },
    ]);
    suite.pass(1);
    expect((await ask(admin, 'revokeProducts', { userId: other.userId, products: ['news'] })).status).toBe(0);
    expect((await ask(admin, 'readAccount', { userId: other.userId })).data?.grants).toEqual([]);
  });

  test('S2.159 no call of it answers who has not its role, whatever else the account is', async () => {
    const people = { nobody: await who(), developer: await who('developer', 'analyst'), support: await who('support') };
    for (const [name, { access }] of administered) {
      for (const [role, by] of Object.entries(people)) {
        if (access.split(/[:,]/).includes(role)) continue;
        const { status: code, refusal, data } = await ask(by, name);
        // What a payload lacks is looked at later than whose call it is.
        expect([name, role, code, refusal, data]).toEqual([
          name,
          role,
          status.forbidden,
          'accounts.role-missing',
          null,
        ]);
      }
    }
  });

  test('what gives an account, a right or a key away wants a proof', async () => {
    const admin = await who('admin');
    const proven = administered.filter(([, { proof }]) => proof === 'beside').map(([name]) => name);
    expect(proven).toEqual(expect.arrayContaining(['createAccount', 'setAccountRoles', 'resetAccountPassword']));
    for (const name of proven) {
      const { body } = await suite.server.call(name, {}, { token: admin.token });
      expect([name, body.status.status]).toEqual([name, status.proofNeeded]);
    }
  });

  test('an account is made with a password that comes once and signs in, and stands in no log', async () => {
    const admin = await who('admin');
    const made = await ask(admin, 'createAccount', {
      userNm: 'lin.wei',
      realNm: '林薇',
      newCompany: '远方汽车',
      division: 'enterprise',
      to: '2028-12-31',
      products: ['sales', 'price'],
      roles: ['analyst'],
    });
    const secret = made.data?.secret ?? '';
    expect(secret).toMatch(/^[\w]{12}$/);
    expect(made.data?.text).not.toContain(secret);
    const { password_hash } = await suite.db
      .selectFrom('account')
      .select('password_hash')
      .where('user_name', '=', 'lin.wei')
      .executeTakeFirstOrThrow();
    expect(await passwordFits(password_hash, secret)).toBe(true);
    expect(suite.server.log.join('')).not.toContain(secret);
    expect(await suite.everything()).not.toContain(secret);
    const sheet = (await ask(admin, 'readAccount', { userId: made.data?.userId })).data;
    expect(sheet).toMatchObject({ compNm: '远方汽车', roles: ['analyst'], condition: 'active' });
    expect(sheet?.grants.map(({ product }) => product)).toEqual(['sales', 'price']);
    const again = await ask(admin, 'createAccount', {
      userNm: 'LIN.WEI',
      realNm: 'x',
      division: 'trial',
      to: '2028-12-31',
      products: [],
      roles: [],
    });
    expect([again.status, again.refusal]).toEqual([1, 'administration.task-refused']);
  });

  test('a value that does not fit is named as the form calls it, and nothing is changed', async () => {
    const admin = await who('admin');
    const { userId } = await who();
    const sentences = [
      [await ask(admin, 'extendAccount', { userId, to: '2027-02-30' }), 'Last day: must be a date such as 2027-12-31.'],
      [await ask(admin, 'extendAccount', { userId, to: '2001-01-01' }), /^Last day: must not be before the first day/],
      [await ask(admin, 'grantProducts', { userId, products: ['admin'] }), /^Products: unknown product "admin"/],
      [await ask(admin, 'grantProducts', { userId, products: [] }), 'Products: is required.'],
    ] as const;
    for (const [{ msg2Client, refusal }, words] of sentences) {
      expect([msg2Client, refusal]).toEqual([expect.stringMatching(words), 'administration.value-unfit']);
    }
    expect((await ask(admin, 'readAccount', { userId })).data).toMatchObject({ actvToYmd: '20991231', grants: [] });
    expect((await ask(admin, 'readAccount', { userId: 'unlisted' })).refusal).toBe('administration.no-account');
  });

  test('nobody locks the last door: the own account is not suspended, and the last administrator stays', async () => {
    await suite.db.deleteFrom('account_role').where('role', '=', 'admin').execute();
    const admin = await who('admin');
    const own = { userId: admin.userId };
    expect((await ask(admin, 'suspendAccount', own)).refusal).toBe('administration.own-account');
    expect((await ask(admin, 'setAccountRoles', { ...own, roles: [] })).refusal).toBe('administration.own-account');
    const other = await who();
    const made = await ask(admin, 'setAccountRoles', { userId: other.userId, roles: ['support', 'admin'] });
    expect(made.status).toBe(0);
    expect(await rolesOf(suite.db, other.userId)).toEqual(['admin', 'support']);
    suite.pass(1);
    expect((await ask(admin, 'setAccountRoles', { userId: other.userId, roles: [] })).status).toBe(0);
    expect(await rolesOf(suite.db, other.userId)).toEqual([]);
  });

  test('support sees people with masked contacts, ends their sessions, and changes nothing else', async () => {
    const support = await who('support');
    const other = await who();
    const sheet = (await ask(support, 'readAccount', { userId: other.userId })).data;
    expect(sheet?.phonNo).toMatch(/^139\*+\d{2,4}$/);
    expect(sheet?.sessions).toHaveLength(1);
    expect((await ask(support, 'endAccountSessions', { userId: other.userId })).data?.text).toMatch(/ended: 1/);
    expect((await ask(other, 'listSessions')).status).toBe(status.sessionMissing);
    expect((await ask(support, 'administrationOverview')).data?.waiting).toBeNull();
    const pages = async (by: Who) =>
      (await ask(by, 'getAllMenu')).data?.find(({ path }) => path === '/admin')?.children.map(({ path }) => path);
    const ofSupport = ['overview', 'accounts', 'companies', 'messages', 'watches', 'trail'].map(
      (page) => `/admin/${page}`,
    );
    expect(await pages(support)).toEqual(ofSupport);
    expect(await pages(await who('developer'))).toEqual(['/admin/modules']);
    expect(await pages(await who('content-editor'))).toEqual(['/admin/content']);
    expect(await pages(await who('analyst'))).toBeUndefined();
    const info = (await ask(support, 'getUserInfo')).data;
    expect(info?.adminUrl).toBe('/admin');
  });

  test('the list is narrowed by the store as the sign-in judges, and counted whole', async () => {
    const admin = await who('admin');
    const named = { company: `Far 100%_Motors ${count}` };
    const make = (name: string, more: object) => suite.account(`${name}${count}`, password, { ...named, ...more });
    await make('open', {});
    await make('closed', { state: '0' });
    await make('stopped', { state: '4' });
    await make('over', { active_to: '20240102', state: '4' });
    await make('later', { active_from: '20980101' });
    const of = async (query: object) => {
      const { total, items } = (await ask(admin, 'listAccounts', { text: '100%_', ...query })).data ?? {};
      return [total, items?.map(({ userNm, condition }) => `${userNm.replace(/\d+$/, '')} ${condition}`)];
    };
    expect(await of({})).toEqual([
      5,
      ['closed not-opened', 'later not-opened', 'open active', 'over expired', 'stopped suspended'],
    ]);
    for (const [condition, names] of Object.entries({
      active: ['open active'],
      'not-opened': ['closed not-opened', 'later not-opened'],
      suspended: ['stopped suspended'],
      expired: ['over expired'],
    })) {
      expect(await of({ conditions: [condition] })).toEqual([names.length, names]);
    }
    expect(await of({ page: 2, pageSize: 2 })).toEqual([5, ['open active', 'over expired']]);
    expect((await ask(admin, 'listAccounts', { text: '100x' })).data?.total).toBe(0);
  });

  test('an application is decided with the company that was chosen; a second decision is refused', async () => {
    const admin = await who('admin');
    const application = { name: '王芳', company: '新路汽车', phone: '13911112222', email: '', products: ['price'] };
    await saveApplication(suite.db, application, suite.at());
    const { trials = [] } = (await ask(admin, 'listTrials')).data ?? {};
    const trial = trials.find(({ phonNo }) => phonNo === '13911112222');
    const payload = { trialId: trial?.trialId, userNm: 'wang.fang', ownCompany: true };
    const approved = await ask(admin, 'approveTrial', payload);
    expect(approved.data?.text).toContain('Application approved: account "wang.fang"');
    expect((await ask(admin, 'approveTrial', payload)).refusal).toBe('administration.task-refused');
    const [decided] = (await ask(admin, 'listTrials', { state: 'approved' })).data?.trials ?? [];
    expect(decided).toMatchObject({ realNm: '王芳', userNm: 'wang.fang' });
  });

  test('S2.159 an administrator sees how the portal is used, by each kind, and takes all of it as a file', async () => {
    const [admin, analyst] = [await who('admin'), await who('analyst')];
    const event = { visit_time: '', event_name: '', resource_code: '', resource_name: '', download_name: '' };
    const seen = [
      ['visit', '20270110', 's1', analyst.userId],
      ['visit', '20270110', 's2', analyst.userId],
      ['visit', '20270111', 's3', ''],
      ['download', '20270111', 's2', analyst.userId],
      ['click', '20270111', 's2', analyst.userId],
    ] as const;
    for (const [at, [event_code, day, session_id, account_id]] of seen.entries())
      await suite.db
        .insertInto('tracking_event')
        .values({
          ...event,
          event_id: `use${at}`,
          at,
          day,
          event_code,
          session_id,
          account_id,
          url: '/',
          product_id: '',
          download_api: '',
        })
        .execute();
    const period = { from: '2027-01-10', to: '2027-01-11' };
    const { data: days } = await ask(admin, 'readUsage', { by: 'day', ...period });
    expect(days).toEqual({
      ...period,
      all: 2,
      total: { visits: 3, users: 1, sessions: 3, downloads: 1 },
      lines: [
        { key: '20270110', about: '2027-01-10', more: [], visits: 2, users: 1, sessions: 2, downloads: 0 },
        { key: '20270111', about: '2027-01-11', more: [], visits: 1, users: 1, sessions: 2, downloads: 1 },
      ],
    });
    const { data: people } = await ask(admin, 'readUsage', { by: 'account', ...period });
    expect(people?.lines.map(({ key, about, visits }) => [key, about, visits])).toEqual([
      [analyst.userId, analyst.name, 2],
      ['', '', 1],
    ]);
    const { data: file } = await ask(admin, 'exportUsage', { by: 'day', ...period });
    expect(file?.lines).toBe(2);
    expect(file?.csv.split('\r\n').slice(0, 3)).toEqual([
      '\ufeffday,visits,users,sessions,downloads',
      '2027-01-10,2,1,2,0',
      '2027-01-11,1,1,2,1',
    ]);
    const wrong = await ask(admin, 'readUsage', { by: 'day', from: '2027-01-11', to: '2027-01-10' });
    expect(wrong.refusal).toBe('administration.value-unfit');
    for (const name of ['readUsage', 'exportUsage'] as const)
      expect((await ask(await who('support'), name, { by: 'account' })).status).toBe(status.forbidden);
  });

  test('a key is made for an account and ended; the trail is taken as a file that no spreadsheet runs', async () => {
    const admin = await who('admin');
    const made = await ask(admin, 'makeAccountKey', {
      userNm: admin.name,
      label: 'nightly',
      products: [],
      rights: ['ask'],
    });
    expect(made.data?.secret).toMatch(/^portal-key-/);
    const key = (await ask(admin, 'listAllKeys')).data?.keys.find(({ label }) => label === 'nightly');
    expect(key).toMatchObject({ userNm: admin.name, state: 'open', callsAMinute: 120, products: [] });
    expect((await ask(admin, 'endAccountKey', { keyId: key?.keyId })).status).toBe(0);
    expect((await ask(admin, 'endAccountKey', { keyId: key?.keyId })).refusal).toBe('administration.task-refused');
    const file = (await ask(admin, 'exportTrail', { action: 'make-key' })).data;
    expect(file?.csv.split('\r\n')[0]).toBe(
      '\ufeffat,actor,action,action_text,outcome,account,account_id,address,detail',
    );
    expect(file).toMatchObject({ complete: true });
    expect(file?.csv).toMatch(
      new RegExp(`${admin.userId},make-key,(创建程序密钥|Key of a program made),done,${admin.name}`),
    );
    expect(file?.csv).not.toContain(made.data?.secret ?? 'none');
  });
});
