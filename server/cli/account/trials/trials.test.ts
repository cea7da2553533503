import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { administrationProduct } from '@portal/contract';
import { passwordFits } from '../../../accounts/passwords/passwords.ts';
import { findLinked } from '../../../accounts/people/account-store.ts';
import { describeOnBothStores } from '../../../testing/both-stores.ts';
import { type AccountKit, noon, openAccountKit } from '../account-test-kit.ts';

describeOnBothStores('npm run account -- trials', (place) => {
  let kit: AccountKit;
  beforeAll(async () => {
    kit = await openAccountKit(await place());
  });
  afterAll(() => kit.close());

  /** Whose company is its own: every applicant here writes the same one. */
  const approve = (id: string, ...more: string[]) => kit.run('trials', 'approve', id, '--new-company', ...more);
  const messagesTo = async (to: string) => (await kit.messages()).filter((message) => message.to === to);
  const trialOf = (id: string) =>
    kit.db.selectFrom('trial').selectAll().where('trial_id', '=', id).executeTakeFirstOrThrow();
  const grantsOf = async (name: string) => {
    const { account_id } = await kit.account(name);
    const rows = await kit.db.selectFrom('account_product').selectAll().where('account_id', '=', account_id).execute();
    return rows.map(({ product_id, from_ymd, to_ymd }) => [product_id, from_ymd, to_ymd]);
  };

  test('lists the open applications', async () => {
    expect((await kit.run('trials')).output).toBe('No such applications.');
    const id = await kit.apply('13700000001', { email: 'min@example.com', products: ['sales'] });
    const [head, line] = (await kit.run('trials')).output.split('\n');
    expect(head).toMatch(/^id +applied +state +person/);
    expect(line).toBe(
      `${id.slice(0, 8)}  2027-03-01T03:59Z  open   赵敏    远方汽车  13700000001  min@example.com  sales`,
    );
    expect(JSON.parse((await kit.run('trials', '--json', '--state', 'all')).output)).toHaveLength(1);
    expect((await kit.run('trials', '--state', 'refused')).output).toBe('No such applications.');
  });

  test('S4.070 approving makes the account for 30 days and sends its sign-in to both contacts', async () => {
    const id = await kit.apply('13700000002', { email: 'two@example.com', products: ['sales'] });
    const { code, output, complained } = await approve(id.slice(0, 8));
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    const name = /account "(trial-[a-z0-9]{6})"/.exec(output)?.[1] ?? '';
    const account = await kit.account(name);
    expect(account).toMatchObject({
      division: 'trial',
      real_name: '赵敏',
      company: '远方汽车',
      phone: '13700000002',
      state: '1',
      // Nobody has proven the address of mail, so it opens no account.
      email: '',
      active_from: '20270301',
      active_to: '20270331',
    });
    expect(await grantsOf(name)).toEqual([['1000', '20270301', '20270331']]);
    expect(await trialOf(id)).toMatchObject({ state: 'approved', decided_at: noon, account_id: account.account_id });
    for (const to of ['13700000002', 'two@example.com']) {
      const [message] = await messagesTo(to);
      const password = /initial password: (\S+),/.exec(message?.text ?? '')?.[1] ?? '';
      expect(await passwordFits(account.password_hash, password)).toBe(true);
      expect(message?.text).toContain(name);
      expect(message?.text).toContain('http://127.0.0.1:8080');
      expect(`${output}${JSON.stringify(await kit.audit())}`).not.toContain(password);
    }
    expect(JSON.stringify(await kit.audit())).toContain('137****0002');
    expect(JSON.stringify(await kit.audit())).not.toContain('13700000002');
  });

  test('the operator may name the account, its end and its products; all trial products are the default', async () => {
    const id = await kit.apply('13700000003');
    const own = ['--name', 'guest-3', '--to', '2027-04-15', '--product', 'price,policy'];
    expect((await approve(id, ...own)).code).toBe(0);
    expect((await grantsOf('guest-3')).map(([product, , to]) => [product, to]).sort()).toEqual([
      ['1001', '20270415'],
      ['1018', '20270415'],
    ]);
    await approve(await kit.apply('13700000004'), '--name', 'guest-4');
    // All but the administration, which comes with a role.
    const all = await kit.db
      .selectFrom('menu_entry')
      .select('product_id')
      .where('type', '=', 0)
      .where('key', '!=', administrationProduct)
      .execute();
    const granted = (await grantsOf('guest-4')).map(([product]) => product);
    expect(granted.sort()).toEqual(all.map(({ product_id }) => product_id).sort());
  });

  test('an applicant joins no company by a text: who is in one of a like name is named, and the operator chooses', async () => {
    const options = ['--real-name', 'Cara', '--company', '远方 汽车有限公司', '--new-company', '--to', '2027-12-31'];
    expect((await kit.run('create', '--name', 'cara', ...options)).code).toBe(0);
    const cara = await kit.account('cara');
    const company = cara.company_id?.slice(0, 8) ?? '';
    const id = await kit.apply('13700000021');
    const refused = await kit.run('trials', 'approve', id, '--name', 'guest-21');
    expect([refused.code, refused.output, (await trialOf(id)).state]).toEqual([1, '', 'open']);
    expect(refused.complained).toContain('The company is given as "远方汽车"');
    expect(refused.complained).toContain(`${company} "远方 汽车有限公司" (cara Cara)`);
    expect(refused.complained).toContain('--new-company');
    expect((await kit.run('trials', 'approve', id, '--company', 'ffffffff')).complained).toMatch(
      /^--company: no company/,
    );
    expect((await approve(id, '--company', company)).complained).toMatch(/^--new-company: cannot stand/);
    expect((await kit.run('trials', 'approve', id, '--name', 'guest-21', '--company', company)).code).toBe(0);
    expect(await kit.account('guest-21')).toMatchObject({ company: cara.company, company_id: cara.company_id });
    // What the applicant has written stays with the application.
    expect((await trialOf(id)).company).toBe('远方汽车');
    await approve(await kit.apply('13700000022'), '--name', 'guest-22');
    const apart = await kit.account('guest-22');
    expect([apart.company, apart.company_id === null, apart.company_id === cara.company_id]).toEqual([
      '远方汽车',
      false,
      false,
    ]);
  });

  test('an account that the phone has already is linked to the new one', async () => {
    const id = await kit.apply('13900000001');
    await approve(id, '--name', 'ann-trial');
    const linked = await findLinked(kit.db, (await kit.account('ann')).account_id);
    expect(linked.map(({ user_name }) => user_name)).toEqual(['ann-trial']);
    expect((await kit.account('ann')).rights_changed_at).toBeGreaterThanOrEqual(noon);
  });

  test('refusing keeps the reason and tells the applicant', async () => {
    const id = await kit.apply('13700000005', { email: 'five@example.com' });
    expect((await kit.run('trials', 'refuse', id, '--note', '暂不开放')).code).toBe(0);
    expect(await trialOf(id)).toMatchObject({ state: 'refused', note: '暂不开放', account_id: null });
    for (const to of ['13700000005', 'five@example.com']) {
      expect(await messagesTo(to)).toMatchObject([{ kind: 'notice', text: expect.stringContaining('暂不开放') }]);
    }
  });

  test('what has been decided is not decided again', async () => {
    const id = await kit.apply('13700000006');
    await kit.run('trials', 'refuse', id);
    for (const decision of ['approve', 'refuse']) {
      const { code, complained } = await kit.run('trials', decision, id);
      expect([code, complained]).toEqual([1, `Application ${id.slice(0, 8)} has already been processed.`]);
    }
    expect(await messagesTo('13700000006')).toHaveLength(1);
  });

  test('of two operators at the same instant one decides, and one account is made', async () => {
    const id = await kit.apply('13700000007');
    const ran = await kit.race(
      ['trials', 'approve', id, '--new-company', '--name', 'race-a'],
      ['trials', 'approve', id, '--new-company', '--name', 'race-b'],
      ['trials', 'refuse', id],
    );
    expect(ran.map(({ code }) => code).sort()).toEqual([0, 1, 1]);
    const accounts = await kit.db
      .selectFrom('account')
      .select('user_name')
      .where('phone', '=', '13700000007')
      .execute();
    expect(accounts).toHaveLength((await trialOf(id)).state === 'approved' ? 1 : 0);
    expect(await messagesTo('13700000007')).toHaveLength(1);
  });

  test('a fault on the way leaves the application open and makes no account', async () => {
    const id = await kit.apply('13700000008');
    const { code, complained } = await approve(id, '--name', 'ann');
    expect([code, complained]).toEqual([1, '--name: account "ann" already exists; choose another user name.']);
    expect(await trialOf(id)).toMatchObject({ state: 'open', decided_at: null });
    expect((await approve(id, '--product', 'paint')).code).toBe(2);
    expect((await trialOf(id)).state).toBe('open');
    expect(await messagesTo('13700000008')).toEqual([]);
  });

  test('when the gateway fails the account stays, and the tool says how to send again', async () => {
    const id = await kit.apply('13700000009');
    kit.env.PORTAL_SMS_URL = 'http://127.0.0.1:1/send';
    const { code, complained } = await approve(id, '--name', 'unsent');
    delete kit.env.PORTAL_SMS_URL;
    expect(code).toBe(1);
    expect(complained).toMatch(/reset-password unsent --send sms --by \.\.\.$/);
    expect((await kit.run('reset-password', 'unsent', '--send', 'sms')).code).toBe(0);
    // Beside the password comes word that it was reset.
    const messages = await messagesTo('13700000009');
    const password = messages.map(({ text }) => /initial password: (\S+),/.exec(text)?.[1] ?? '').join('');
    expect(await passwordFits((await kit.account('unsent')).password_hash, password)).toBe(true);
  });

  test('an id that is unknown, or stands for several, is refused', async () => {
    await kit.apply('13700000010');
    expect((await kit.run('trials', 'approve', 'ffffffff-0')).complained).toMatch(/^There is no application/);
    expect((await kit.run('trials', 'approve', '%')).complained).toMatch(/^There is no application/);
    const ids = (await kit.db.selectFrom('trial').select('trial_id').execute()).map(
      ({ trial_id }) => trial_id[0] ?? '',
    );
    const shared = ids.find((first, index) => ids.indexOf(first) !== index);
    if (shared) expect((await kit.run('trials', 'refuse', shared)).complained).toMatch(/^Several applications/);
  });
});
