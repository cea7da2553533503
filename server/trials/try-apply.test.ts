import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { messageEvent } from '@portal/contract';
import { announcedProduct } from '../../tests/fixtures/announced-product.ts';
import { codeKeys } from '../codes/code-keys.ts';
import { codeRules } from '../codes/code-rules.ts';
import { reserveCode } from '../codes/reserve-code.ts';
import { writeProduct } from '../products/write-products.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { listTrials, saveApplication } from './trial-store.ts';

describeOnBothStores('tryApply', (place) => {
  let server: TestServer;
  let now = Date.now();
  beforeAll(async () => {
    server = await startTestServer({ settings: databaseSetting(await place()), marketSize: 'none', clock: () => now });
    await writeProduct(server.stores.state.db, announcedProduct);
  });
  afterAll(() => server.close());

  let last = 0;
  const newPhone = () => `137${String(++last).padStart(8, '0')}`;
  /** What the person would read on their phone. */
  async function codeFor(phone: string): Promise<string> {
    const { db } = server.stores.state;
    now += codeRules.pause;
    const purpose = { event: messageEvent.login, contact: phone, accountId: null };
    const { code } = await reserveCode(db, await codeKeys(db), purpose, `address of ${phone}`, now);
    return code;
  }
  const form = (phonNo: string, randomCode: string, more: object = {}) => ({
    userNm: ' 赵敏 ',
    compNm: '远方汽车',
    phonNo,
    emalAd: '',
    randomCode,
    products: [],
    channel: 1,
    ...more,
  });
  const apply = async (payload: object, language = 'en') => (await server.call('tryApply', payload, { language })).body;
  const trialsOf = async (phone: string) =>
    (await listTrials(server.stores.state.db, null)).filter((trial) => trial.phone === phone);

  test('S7.028 S7.029 S4.070 a full form is kept, trimmed, and answered with 0', async () => {
    const phone = newPhone();
    const body = await apply(
      form(phone, await codeFor(phone), { emalAd: ' Min@Example.com ', products: ['sales', 'sales'] }),
    );
    expect(body).toEqual({ status: { status: 0, msg2Client: '', msg2Dev: '' }, data: null });
    expect(await trialsOf(phone)).toMatchObject([
      {
        real_name: '赵敏',
        company: '远方汽车',
        email: 'min@example.com',
        products: 'sales',
        state: 'open',
        applied_at: now,
      },
    ]);
  });

  test('S3.048 product and email are optional', async () => {
    const phone = newPhone();
    expect((await apply(form(phone, await codeFor(phone)))).status.status).toBe(0);
    expect(await trialsOf(phone)).toMatchObject([{ email: '', products: '' }]);
  });

  test('S5.020 S5.021 A61 fifty and a hundred characters are allowed, in Chinese and beyond the basic plane too', async () => {
    const phone = newPhone();
    const wide = { userNm: `${'𠀀'.repeat(50)}  `, compNm: '汽'.repeat(100) };
    expect((await apply(form(phone, await codeFor(phone), wide))).status.status).toBe(0);
    expect((await trialsOf(phone))[0]?.real_name).toBe('𠀀'.repeat(50));
  });

  test.each([
    ['S5.020', { userNm: 'x'.repeat(51) }, 'Please enter under 50 characters', '姓名请输入 50 个字符以内'],
    ['S5.020', { userNm: '  ' }, 'Enter the correct name', '请输入正确的姓名'],
    ['S5.020', { userNm: 'a\u0000b' }, 'Enter the correct name', '请输入正确的姓名'],
    ['S5.020', { userNm: '赵\u200b敏' }, 'Enter the correct name', '请输入正确的姓名'],
    ['S5.021', { compNm: 'F\u0430r Motors' }, 'Enter the correct company name', '请输入正确的公司名称'],
    ['S5.021', { compNm: 'x'.repeat(101) }, 'Enter the correct company name', '请输入正确的公司名称'],
    ['S5.021', { compNm: '' }, 'Enter the correct company name', '请输入正确的公司名称'],
    ['S5.022', { phonNo: '23800000000' }, 'Enter the correct phone number', '请输入正确的手机号'],
    ['S5.022', { phonNo: "1380000'; --" }, 'Enter the correct phone number', '请输入正确的手机号'],
    ['S5.023', { emalAd: 'abc' }, 'Enter the correct email', '请输入正确的邮箱'],
    ['S7.029', { products: ['sales', announcedProduct.key] }, /not available for trial/, /不能试用/],
    ['S7.029', { products: ['<b>'] }, /not available for trial/, /不能试用/],
  ])('%s %j is refused in a sentence, and costs no code', async (_row, fault, en, zh) => {
    const phone = newPhone();
    const code = await codeFor(phone);
    const refused = await apply(form(phone, code, fault));
    expect(refused.status.status).toBe(1);
    expect(refused.status.msg2Client).toMatch(en);
    expect((await apply(form(phone, code, fault), 'zh_CN')).status.msg2Client).toMatch(zh);
    expect(await trialsOf(phone)).toEqual([]);
    expect((await apply(form(phone, code))).status.status).toBe(0);
  });

  test.each([
    ['no name', { userNm: undefined }],
    ['a huge name', { userNm: 'x'.repeat(5000) }],
    ['products that are no list', { products: 'sales' }],
  ])('%s is malformed', async (_what, fault) => {
    const reply = await server.call('tryApply', form(newPhone(), '1234', fault));
    expect([reply.code, reply.body.status.status]).toEqual([400, 400]);
  });

  test('a name of SQL and markup is text like any other', async () => {
    const phone = newPhone();
    const userNm = `<img src=x>'; drop table trial; --`;
    expect((await apply(form(phone, await codeFor(phone), { userNm }))).status.status).toBe(0);
    expect((await trialsOf(phone))[0]?.real_name).toBe(userNm);
  });

  test('a wrong, a spent and a foreign code prove nothing, and five wrong tries lock the right one', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    const code = await codeFor(phone);
    expect((await apply(form(other, code))).status.status).not.toBe(0);
    const wrong = code === '0000' ? '1111' : '0000';
    for (let tried = 0; tried < codeRules.wrongTries; tried++) {
      expect((await apply(form(phone, wrong))).status.status).not.toBe(0);
    }
    expect((await apply(form(phone, code))).status.status).not.toBe(0);
    expect(await trialsOf(phone)).toEqual([]);
    const next = await codeFor(phone);
    expect((await apply(form(phone, next))).status.status).toBe(0);
    expect((await apply(form(phone, next, { userNm: 'second' }))).status.status).not.toBe(0);
    expect((await trialsOf(phone)).map(({ real_name }) => real_name)).toEqual(['赵敏']);
  });

  test('one code used twice at the same instant: one application, told to one', async () => {
    const phone = newPhone();
    const code = await codeFor(phone);
    const replies = await Promise.all(['a', 'b', 'c'].map((userNm) => apply(form(phone, code, { userNm }))));
    expect(replies.filter(({ status }) => status.status === 0)).toHaveLength(1);
    expect(await trialsOf(phone)).toHaveLength(1);
  });

  test('a second application of a phone takes the place of the first, and is answered the same', async () => {
    const phone = newPhone();
    const first = await apply(form(phone, await codeFor(phone), { products: ['sales'] }));
    const second = await apply(form(phone, await codeFor(phone), { userNm: '赵敏敏', emalAd: 'm@example.com' }));
    expect(second).toEqual(first);
    expect(await trialsOf(phone)).toMatchObject([{ real_name: '赵敏敏', email: 'm@example.com', products: '' }]);
  });

  test('two applications of a phone at the same instant make one', async () => {
    const { db } = server.stores.state;
    const phone = newPhone();
    const entries = { company: 'x', phone, email: '', products: [] };
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => saveApplication(db, { name, ...entries }, now)));
    expect(await trialsOf(phone)).toHaveLength(1);
  });

  test('nothing tells whether the phone has an account', async () => {
    const unknown = newPhone();
    const known = '13800000001';
    const replies = [
      await apply(form(known, await codeFor(known))),
      await apply(form(unknown, await codeFor(unknown))),
    ];
    expect(replies[0]).toEqual(replies[1]);
    expect(await apply(form(known, '0000'))).toEqual(await apply(form(unknown, '0000')));
  });

  test('when the application cannot be kept the code stays good', async () => {
    const phone = newPhone();
    const code = await codeFor(phone);
    const { db } = server.stores.state;
    await db.schema.alterTable('trial').renameTo('trial_away').execute();
    const failed = await apply(form(phone, code));
    await db.schema.alterTable('trial_away').renameTo('trial').execute();
    expect(failed.status.status).toBe(500);
    expect((await apply(form(phone, code))).status.status).toBe(0);
  });

  test('the log holds no code, no name and no phone', () => {
    expect(server.log.join('\n')).not.toMatch(/赵敏|远方汽车|"?13[78]\d{8}|randomCode/);
  });
});
