import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { passwordFits } from '../../../accounts/passwords/passwords.ts';
import { rolesOf } from '../../../accounts/people/account-store.ts';
import { describeOnBothStores } from '../../../testing/both-stores.ts';
import { type AccountKit, noon, openAccountKit } from '../account-test-kit.ts';

describeOnBothStores('npm run account -- create', (place) => {
  let kit: AccountKit;
  beforeAll(async () => {
    kit = await openAccountKit(await place());
  });
  afterAll(() => kit.close());

  const make = (name: string, ...more: string[]) =>
    kit.run('create', '--name', name, '--real-name', 'X', '--to', '20271231', ...more);
  const grantsOf = async (name: string) => {
    const { account_id } = await kit.account(name);
    const rows = await kit.db.selectFrom('account_product').selectAll().where('account_id', '=', account_id).execute();
    return rows.map(({ product_id, from_ymd, to_ymd }) => [product_id, from_ymd, to_ymd]);
  };

  test('makes the account as it is told to, and prints a password that fits once', async () => {
    const { code, output, complained } = await make(
      ...(['carla', '--company', '远方汽车', '--division', 'staff', '--phone', '13900000009'] as const),
      ...[
        '--email',
        'Carla@Example.com',
        '--from',
        '2027-02-01',
        '--product',
        'price,sales',
        '--role',
        'analyst,admin',
      ],
    );
    expect({ code, complained }).toEqual({ code: 0, complained: '' });
    const password = /Password: (\S+)/.exec(output)?.[1] ?? '';
    expect(password).toMatch(/^[A-Za-z0-9]{12}$/);
    const account = await kit.account('CARLA');
    expect(account).toMatchObject({
      company: '远方汽车',
      division: 'staff',
      phone: '13900000009',
      email: 'carla@example.com',
      state: '1',
      active_from: '20270201',
      active_to: '20271231',
      published_password: 0,
      created_at: noon,
      password_until: noon + 14 * 24 * 60 * 60 * 1000,
    });
    expect(await passwordFits(account.password_hash, password)).toBe(true);
    expect(await rolesOf(kit.db, account.account_id)).toEqual(['admin', 'analyst']);
    expect((await grantsOf('carla')).sort()).toEqual([
      ['1000', '20270201', '20271231'],
      ['1001', '20270201', '20271231'],
    ]);
  });

  test('sends the password and does not print it', async () => {
    const { code, output } = await make('dora', '--phone', '13900000010', '--send', 'sms');
    expect(code).toBe(0);
    const message = (await kit.messages()).at(-1);
    expect(message).toMatchObject({ channel: 'sms', to: '13900000010', kind: 'account' });
    const password = /initial password: (\S+),/.exec(message?.text ?? '')?.[1] ?? '';
    expect(message?.text).toContain('http://127.0.0.1:8080');
    expect(await passwordFits((await kit.account('dora')).password_hash, password)).toBe(true);
    expect(output).not.toContain(password);
    expect(output).toContain('No sms gateway is configured');
  });

  test('a company is joined by its id alone; a name that may be taken for another one wants a choice', async () => {
    await make('hal', '--company', 'Far Motors');
    const { company_id } = await kit.account('hal');
    const id = company_id?.slice(0, 8) ?? '';
    const refused = await make('ida', '--company', 'ＦＡＲ motors Co., Ltd.');
    expect([refused.code, refused.complained.includes(`${id} "Far Motors" (hal X)`)]).toEqual([1, true]);
    await expect(kit.account('ida')).rejects.toThrow();
    expect((await make('ida', '--company', id)).code).toBe(0);
    expect(await kit.account('ida')).toMatchObject({ company: 'Far Motors', company_id });
    expect((await make('jon', '--company', 'Far Motors', '--new-company')).code).toBe(0);
    const jon = await kit.account('jon');
    expect([jon.company, jon.company_id === company_id]).toEqual(['Far Motors', false]);
    const listed = (await kit.run('companies')).output.split('\n').filter((line) => line.includes('Far Motors'));
    expect(listed.map((line) => line.split(/ {2,}/).at(-1)).sort()).toEqual(['hal, ida', 'jon']);
    expect((await kit.run('set-company', 'jon', '--company', id)).code).toBe(0);
    expect((await kit.account('jon')).company_id).toBe(company_id);
    expect((await kit.audit()).find(({ action }) => action === 'set-company')?.detail).toEqual({
      from: jon.company_id,
      to: company_id,
      operator: 'olga',
    });
    expect((await make('ｋｉｍ')).code).toBe(0);
    expect(await kit.account('kim')).toMatchObject({ company: '', company_id: null });
  });

  test('a name that is taken is refused and changes nothing, in any case of letters', async () => {
    const before = await kit.account('ann');
    const { code, complained } = await make('ANN', '--product', 'price');
    expect([code, complained]).toEqual([1, '--name: account "ANN" already exists; choose another user name.']);
    expect(await kit.account('ann')).toEqual(before);
  });

  test('two of one name at the same instant: one is made', async () => {
    const line = (name: string) => ['create', '--name', name, '--real-name', 'X', '--to', '20991231'];
    const codes = (await kit.race(line('twin'), line('Twin'))).map(({ code }) => code);
    expect(codes.sort()).toEqual([0, 1]);
  });

  test.each([
    [['--phone', '23900000001'], /^--phone: must be 11 digits/],
    [['--email', 'abc'], /^--email: must be an address/],
    [['--email', `${'a'.repeat(250)}@example.com`], /^--email: must be an address/],
    [['--product', 'sales,paint'], /^--product: unknown product "paint"; available: sales,/],
    [['--role', 'king'], /^--role: must be one of analyst/],
    [['--division', 'x'], /^--division: must be one of enterprise/],
    [['--from', '2027-02-30'], /^--from: must be a date/],
    [['--from', '2028-01-01'], /^--to: must not be before the first day, 2028-01-01/],
    [['--to', ''], /^--to: must be a date/],
    [['--company', 'x'.repeat(101)], /^--company: must have at most 100 characters/],
    [['--real-name', '  '], /^--real-name: is required/],
    [['--real-name', 'a\u0000b'], /^--real-name: contains unprintable characters/],
    [['--name', 'two words'], /^--name: must not contain spaces/],
    [['--name', 'dem\u043e'], /^--name: mixes letters of several scripts/],
    [['--name', 'de\u200bmo'], /^--name: contains unprintable/],
    [['--company', 'Far\u001b[2J'], /^--company: contains unprintable/],
    [['--send', 'pigeon'], /^--send: must be one of sms, email/],
  ])('%j is refused in one sentence that names the field', async (more, words) => {
    const { code, complained } = await kit.runWith(
      'short',
      'create',
      '--name',
      'nobody',
      '--real-name',
      'X',
      '--to',
      '20271231',
      ...more,
    );
    expect(code).toBe(2);
    expect(complained).toMatch(words);
    expect(complained).not.toContain('\n');
    await expect(kit.account('nobody')).rejects.toThrow();
  });

  test('without a contact nothing can be sent', async () => {
    const { code, complained } = await make('nobody', '--send', 'email');
    expect([code, complained]).toEqual([1, '--send: the account "nobody" has no email address to send to.']);
    await expect(kit.account('nobody')).rejects.toThrow();
  });

  test('a gateway that fails leaves the account, says how to send again, and not the password', async () => {
    kit.env.PORTAL_SMS_URL = 'http://127.0.0.1:1/send';
    const { code, complained, output } = await make('gwen', '--phone', '13900000011', '--send', 'sms');
    delete kit.env.PORTAL_SMS_URL;
    expect(code).toBe(1);
    expect(complained).toMatch(
      /^Account "gwen" was saved, .* npm run account -- reset-password gwen --send sms --by \.\.\.$/,
    );
    expect((await kit.account('gwen')).phone).toBe('13900000011');
    expect(`${output}${complained}`).not.toMatch(/[Pp]assword: /);
  });
});
