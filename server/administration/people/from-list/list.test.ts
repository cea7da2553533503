import { expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { useAccountServer } from '../../../accounts/account-test-kit.ts';
import { describeOnBothStores } from '../../../testing/both-stores.ts';
import { type Administrator, administered } from '../../administration-test-kit.ts';

describeOnBothStores('accounts by a list of people', (place) => {
  const suite = useAccountServer(place);
  const { administrator, person, ask } = administered(suite);
  const head = '用户名,姓名,邮箱,手机号,产品,最后一天';
  const fileOf = (text: string, encoding = 'utf8') => iconv.encode(text, encoding).toString('base64');
  const listOf = (...rows: string[]) => fileOf([head, ...rows].join('\r\n'));
  const check = async (by: Administrator, file: string, compId?: string) =>
    (await ask(by, 'checkAccountList', { file, ...(compId && { compId }) })).data?.rows ?? [];
  const named = (name: string) =>
    suite.db.selectFrom('account').selectAll().where('user_key', '=', name).executeTakeFirst();
  const faultsOf = (rows: Awaited<ReturnType<typeof check>>) =>
    rows.map(({ row, faults }) => [row, ...faults.map(({ field, text }) => `${field}: ${text}`)]);

  test('S2.159 all are made in the company that was chosen, and sign in by a code: whatever wrote the file', async () => {
    const admin = await administrator('Operator', 'admin');
    const { compId } = await person('Listed Ltd');
    const text = `${head.replaceAll(',', ';')}\n"lin.wei";林薇;Lin@Example.com;13900000011;销量分析、price;2099-12-31\n\nwang;王芳;;;;20990630\n`;
    const file = fileOf(text, 'gb18030');
    const rows = await check(admin, file, compId);
    expect(faultsOf(rows)).toEqual([[2], [4]]);
    expect(rows[0]).toMatchObject({ userNm: 'lin.wei', realNm: '林薇', emalAd: 'lin@example.com', toYmd: '20991231' });
    expect(rows[0]?.products).toEqual(['sales', 'price']);
    expect(await named('lin.wei')).toBeUndefined();
    const made = await ask(admin, 'createAccountList', { file, compId });
    expect(made.data).toEqual({
      text: 'Accounts created: 2. Their owners sign in by a code; without mobile number and email: 1, which need a password (reset it).',
    });
    expect(await named('lin.wei')).toMatchObject({
      company_id: compId,
      email: 'lin@example.com',
      phone: '13900000011',
      password_hash: '',
      active_to: '20991231',
    });
    const { lines = [] } = (await ask(admin, 'readTrail', { userNm: 'wang' })).data ?? {};
    expect(lines).toMatchObject([
      { action: 'create', actorNm: admin.name, detail: expect.stringContaining('"list":true') },
    ]);
    expect((await suite.server.call('simpleLogin', { userNm: 'wang', pwd: '' })).body.status.status).not.toBe(0);
  });

  test('one row that does not fit refuses all; each is named by its row and field, in the language of who asks', async () => {
    const admin = await administrator('Operator', 'admin');
    const other = await person('Other Ltd');
    const file = listOf(
      'good,Good,,,,2099-12-31',
      'bad name,,x,12345,paint,2001-01-01',
      `${other.name.toUpperCase()},Taken,,,,2099-12-31`,
      'GOOD,Twice,,,,2099-02-30',
      'wide,Wide,,,,2099-12-31,more,and more',
    );
    const rows = await check(admin, file);
    expect(faultsOf(rows)).toEqual([
      [2],
      [
        3,
        expect.stringMatching(/^Last day: must not be before the first day/),
        'User name: must not contain spaces',
        'Real name: is required',
        'Email: must be an address like name@example.com',
        'Mobile number: must be 11 digits beginning with 1',
        'Products: unknown product "paint"',
      ],
      [4, 'User name: is taken by another account'],
      [5, 'Last day: must be a date such as 2027-12-31', 'User name: is the same as in row 2'],
      [6, 'Row: has more cells than the head'],
    ]);
    const zh = await ask({ ...admin, language: 'zh_CN' }, 'checkAccountList', { file });
    expect(zh.data?.rows[2]?.faults).toEqual([{ field: '用户名', text: '已有同名账号' }]);
    const made = await ask(admin, 'createAccountList', { file });
    expect([made.refusal, made.msg2Client]).toEqual([
      'administration.task-refused',
      'Rows of the list that are refused: 4. Nothing was made; correct them and try again.',
    ]);
    expect(await named('good')).toBeUndefined();
  });

  test('who administers a company makes its people, within seats and what was bought', async () => {
    const own = await administrator('Own Ltd', 'company-admin');
    const foreign = await person('Foreign Ltd');
    const { product_id } = await suite.db
      .selectFrom('product')
      .select('product_id')
      .where('key', '=', 'sales')
      .executeTakeFirstOrThrow();
    await suite.db
      .insertInto('company_product')
      .values({ company_id: own.compId, product_id, to_ymd: '20300630' })
      .execute();
    await suite.db.updateTable('company').set({ seats: 3 }).where('company_id', '=', own.compId).execute();
    const rows = ['own.one,One,,,sales,2099-12-31', 'own.two,Two,,,,2099-12-31', 'own.three,Three,,,,2099-12-31'];
    for (const call of ['checkAccountList', 'createAccountList'] as const) {
      const { refusal } = await ask(own, call, { file: listOf(...rows), compId: foreign.compId });
      expect([call, refusal]).toEqual([call, 'administration.out-of-reach']);
    }
    expect(faultsOf(await check(own, listOf(...rows)))).toEqual([[2], [3], [4, 'Seats: the company has no free seat']]);
    expect((await ask(own, 'createAccountList', { file: listOf(...rows) })).status).toBe(1);
    expect(faultsOf(await check(own, listOf('own.one,One,,,price,2099-12-31')))).toEqual([
      [2, 'Products: your company has not bought "price"'],
    ]);
    expect((await ask(own, 'createAccountList', { file: listOf(...rows.slice(0, 2)) })).status).toBe(0);
    const userId = (await named('own.one'))?.account_id;
    expect((await ask(own, 'readAccount', { userId })).data).toMatchObject({
      compId: own.compId,
      roles: [],
      division: 'enterprise',
      grants: [{ product: 'sales', toYmd: '20300630' }],
    });
  });

  test('what is no list says why', async () => {
    const admin = await administrator('Operator', 'admin');
    const refused = async (text: string) => (await ask(admin, 'checkAccountList', { file: fileOf(text) })).msg2Client;
    expect(await refused('user name,real name,role\na,b,c')).toMatch(
      /^The column "role" is unknown\. Columns of a list:/,
    );
    expect(await refused('user name,real name\na,b')).toMatch(/^The column "Last day" is missing/);
    expect(await refused('user name,account,real name,last day\na,b,c,d')).toMatch(/stands there twice/);
    expect(await refused('user name,real name,last day\n')).toMatch(/names nobody/);
    const many = Array.from({ length: 1001 }, (_, place) => `m${place},M,2099-12-31`);
    expect(await refused(['user name,real name,last day', ...many].join('\n'))).toMatch(/1000 people at most/);
    const broken = await ask(admin, 'checkAccountList', { file: 'no base64!' });
    expect(broken.status).toBe(400);
  });

  test('a thousand people are looked at and made at once', async () => {
    const admin = await administrator('Operator', 'admin');
    const people = Array.from(
      { length: 1000 },
      (_, place) => `crowd${place},Crowd,crowd${place}@example.com,,sales,2099-12-31`,
    );
    const { data } = await ask(admin, 'createAccountList', { file: listOf(...people) });
    expect(data?.text).toMatch(/^Accounts created: 1000\./);
    expect((await ask(admin, 'listAccounts', { text: 'crowd', pageSize: 1 })).data?.total).toBe(1000);
  });
});
