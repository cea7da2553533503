import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { keyOfTries, signInLimits } from '../accounts/tries/sign-in-limits.ts';
import { maskContact } from '../audit/index.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { codeRules } from './code-rules.ts';
import { countCodeTry } from './code-tries.ts';
import { type CodeServer, otherThan, startCodeServer } from './codes-test-kit.ts';

const ajv = new Ajv({ strict: false });
const mobile = '13800000001';
const email = 'demo@example.com';
const unknown = '13911112222';

describeOnBothStores('sign-in by code', (place) => {
  let server: CodeServer;

  beforeAll(async () => {
    server = await startCodeServer(databaseSetting(await place()));
  });
  afterAll(() => server?.close());
  beforeEach(() => server.forget());

  const signIn = (contact: object, randomCode: unknown, language = 'en') =>
    server.call('dynamicLogin', { phonNo: '', emalAd: '', ...contact, randomCode, channel: 1 }, { language });
  const statusOf = async (...call: Parameters<typeof signIn>) => (await signIn(...call)).body.status;
  const set = (user: string, values: { phone?: string; state?: string }) =>
    server.stores.state.db.updateTable('account').set(values).where('user_key', '=', user).execute();

  test('S7.015 S7.016 a valid code of a mobile signs in and gives login data', async () => {
    const randomCode = await server.sendAndRead('sendVerificationCode', mobile);
    await server.stores.state.db.deleteFrom('audit').execute();
    const { code, body } = await signIn({ phonNo: mobile, emalAd: ' ', passwordFree: true }, randomCode);
    expect({ code, status: body.status.status }).toEqual({ code: 200, status: 0 });
    expect(ajv.validate(schemas.dynamicLogin.data, body.data)).toBe(true);
    expect(body.data).toMatchObject({ userNm: 'demo' });
    const lines = await server.stores.state.db.selectFrom('audit').select(['action', 'detail']).execute();
    expect(lines.map(({ action, detail }) => [action, JSON.parse(detail)])).toEqual([
      ['sign-in', { way: 'code', contact: maskContact(mobile) }],
    ]);
    const info = await server.call('getUserInfo', {}, { token: body.data?.token ?? '' });
    expect(info.body.data).toMatchObject({ userNm: 'demo', phonNo: mobile });
  });

  test('S7.015 a valid code of an address of mail signs in, whatever its case', async () => {
    const code = await server.sendAndRead('sendVerificationCodeEmail', email);
    expect((await statusOf({ emalAd: ' Demo@Example.com ' }, code)).status).toBe(0);
  });

  test('S8.020 S5.029 a wrong code is told in both languages', async () => {
    const code = await server.sendAndRead('sendVerificationCode', mobile);
    expect(await statusOf({ phonNo: mobile }, otherThan(code))).toMatchObject({
      status: 1,
      msg2Client: 'Verification code input error, please re-enter',
    });
    expect((await statusOf({ phonNo: mobile }, otherThan(code), 'zh_CN')).msg2Client).toBe(
      '验证码输入错误，请重新输入',
    );
    expect((await statusOf({ phonNo: mobile }, code)).status).toBe(0);
  });

  test('a code is refused the second time, after its time, and for another contact', async () => {
    const over = /^This verification code is no longer valid\. Please request a new one\.$/;
    const code = await server.sendAndRead('sendVerificationCode', mobile);
    expect((await statusOf({ emalAd: email }, code)).msg2Client).toMatch(over);
    expect((await statusOf({ phonNo: mobile }, code)).status).toBe(0);
    expect((await statusOf({ phonNo: mobile }, code)).msg2Client).toMatch(over);
    server.time.now += codeRules.pause;
    const next = await server.sendAndRead('sendVerificationCode', mobile);
    server.time.now += codeRules.life;
    expect((await statusOf({ phonNo: mobile }, next)).msg2Client).toMatch(over);
  });

  test('a code for binding does not sign in', async () => {
    const token = await server.signIn();
    const code = await server.sendAndRead('sendBindCode', mobile, { token });
    expect((await statusOf({ phonNo: mobile }, code)).status).toBe(1);
  });

  test('of two uses at the same instant one signs in', async () => {
    const code = await server.sendAndRead('sendVerificationCode', mobile);
    const both = await Promise.all([statusOf({ phonNo: mobile }, code), statusOf({ phonNo: mobile }, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([0, 1]);
  });

  test('without the code nobody learns whether an account has the contact; with it they are told', async () => {
    const known = await server.sendAndRead('sendVerificationCode', mobile);
    const code = await server.sendAndRead('sendVerificationCode', unknown);
    const wrong = await signIn({ phonNo: unknown }, otherThan(code));
    expect(await signIn({ phonNo: mobile }, otherThan(known))).toEqual(wrong);
    expect(await statusOf({ phonNo: unknown }, code)).toMatchObject({
      status: 404,
      msg2Client: 'No account uses this contact. You can apply for a trial.',
    });
  });

  test('linked accounts that share a contact: the oldest that may be used signs in', async () => {
    await set('demo-south', { phone: mobile });
    await set('demo', { state: '4' });
    const code = await server.sendAndRead('sendVerificationCode', mobile);
    expect((await signIn({ phonNo: mobile }, code)).body.data).toMatchObject({ userNm: 'demo-south' });
    await set('demo-south', { phone: '' });
    server.time.now += codeRules.pause;
    const closed = await server.sendAndRead('sendVerificationCode', mobile);
    const status = await statusOf({ phonNo: mobile }, closed);
    expect(status.msg2Client).toMatch(/^This account has been suspended/);
    await set('demo', { state: '1' });
  });

  test('a password locked by wrong tries does not hinder it', async () => {
    const { db } = server.stores.state;
    const tries = Array.from({ length: signInLimits.perAddress }, (_, index) => ({
      attempt_id: `try-${index}`,
      account_key: `key-${index}`,
      address: '127.0.0.1',
      at: server.time.now,
    }));
    await db.insertInto('sign_in_attempt').values(tries).execute();
    const password = await server.call('simpleLogin', { userNm: 'demo', pwd: 'Portal-2026' });
    expect(password.body.status.status).toBe(429);
    const code = await server.sendAndRead('sendVerificationCode', mobile);
    expect((await statusOf({ phonNo: mobile }, code)).status).toBe(0);
  });

  test('wrong tries of somebody else shut nobody out: a code opens the way, and the password counts anew', async () => {
    const { db } = server.stores.state;
    const wrong = ['demo', mobile, email].flatMap((name) =>
      Array.from({ length: signInLimits.perAccount }, (_, index) => ({
        attempt_id: `${name}-${index}`,
        account_key: keyOfTries(name),
        at: server.time.now,
        address: '203.0.113.9',
      })),
    );
    await db.insertInto('sign_in_attempt').values(wrong).execute();
    const byPassword = async (userNm: string) => {
      const { body } = await server.call('simpleLogin', { userNm, pwd: 'Portal-2026' });
      return body.status.status;
    };
    expect(await byPassword('demo')).toBe(429);
    const code = await server.sendAndRead('sendVerificationCode', mobile);
    expect((await statusOf({ phonNo: mobile }, code)).status).toBe(0);
    for (const name of ['demo', mobile, email]) expect([name, await byPassword(name)]).toEqual([name, 0]);
  });

  test.each([{}, { phonNo: mobile, emalAd: email }, { phonNo: ' ' }])(
    'not exactly one contact is refused (%#)',
    async (contact) => {
      const status = await statusOf(contact, '1234');
      expect(status).toMatchObject({ status: 1 });
      expect(status.msg2Client).toBe('Please enter either a mobile number or an email address, not both.');
    },
  );

  const bad = ["' or 1=1 --", '<img src=x onerror=alert(1)>', '\u0000', '12', 'x'.repeat(20), '😀'];
  test.each(bad)('bad input %j in any field gets a plain sentence and leaves nothing', async (text) => {
    const sentences = [
      (await statusOf({ phonNo: text }, '1234')).msg2Client,
      (await statusOf({ emalAd: text }, '1234')).msg2Client,
      (await statusOf({ phonNo: mobile }, text.slice(0, 10))).msg2Client,
    ];
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^(enter the correct|Verification code input|This verification|The field|Please give)/);
      expect(sentence).not.toContain(text);
    }
    expect(await server.stores.state.db.selectFrom('verification_code').selectAll().execute()).toEqual([]);
  });

  test.each([
    { phonNo: 'x'.repeat(21), emalAd: '', randomCode: '1234' },
    { phonNo: '', emalAd: 'x'.repeat(255), randomCode: '1234' },
    { phonNo: mobile, emalAd: '', randomCode: '' },
    { phonNo: mobile, emalAd: '', randomCode: '1'.repeat(11) },
    { phonNo: mobile, emalAd: '', randomCode: 1234 },
    { phonNo: { $ne: '' }, emalAd: '', randomCode: '1234' },
    { phonNo: mobile, randomCode: '1234' },
  ])('what does not fit the wire is malformed (%#)', async (payload) => {
    const { code, body } = await server.call('dynamicLogin', payload, { language: 'en' });
    expect({ code, status: body.status.status }).toEqual({ code: 400, status: 400 });
    expect(body.status.msg2Client).toMatch(/^The field '(phonNo|emalAd|randomCode)' of the request is not valid\.$/);
  });

  test('thirty wrong codes from an address in 15 minutes end its tries, for whichever contact, and the trail says so once', async () => {
    const { db } = server.stores.state;
    await db.deleteFrom('audit').execute();
    const wrong = Array.from({ length: 100 }, (_, index) => statusOf({ phonNo: String(13700000000 + index) }, '1234'));
    const looked = (await Promise.all(wrong)).filter(({ status }) => status === 1);
    expect(looked.length).toBeLessThanOrEqual(codeRules.wrongPerAddress);
    for (let count = looked.length; count < codeRules.wrongPerAddress; count++) {
      expect((await statusOf({ phonNo: unknown }, '1234')).status).toBe(1);
    }
    const window = 15 * 60_000;
    const lines = await db.selectFrom('audit').select(['action', 'detail']).where('outcome', '=', 'closed').execute();
    const until = new Date(server.time.now + window).toISOString();
    expect(lines.map(({ action, detail }) => [action, JSON.parse(detail)])).toEqual([
      ['sign-in', { limit: 'codes-of-address', until }],
    ]);
    const code = await server.sendAndRead('sendVerificationCode', mobile);
    const tries = () => db.selectFrom('sign_in_attempt').selectAll().execute();
    expect(await statusOf({ phonNo: mobile }, code)).toMatchObject({
      status: 429,
      msg2Client: 'Too many attempts. Please try again in 15 minutes.',
    });
    expect(await tries()).toHaveLength(codeRules.wrongPerAddress);
    // A password is another matter.
    expect(await server.signIn()).toMatch(/^[\w-]{43}$/);
    server.time.now += 60_001;
    expect((await statusOf({ phonNo: mobile }, code)).msg2Client).toBe(
      'Too many attempts. Please try again in 14 minutes.',
    );
    server.time.now += window - 60_001;
    const next = await server.sendAndRead('sendVerificationCode', mobile);
    expect((await statusOf({ phonNo: mobile }, next)).status).toBe(0);
  });

  test('of wrong codes at the same instant no more are compared, the others leave no try, and other addresses go on', async () => {
    const { db } = server.stores.state;
    const trace = { action: null, detail: {}, accountId: null, written: false };
    const call = { accountId: null, keyId: null, userAgent: '', devices: { brought: [], given: null }, trace };
    const tryOne = (address: string) =>
      countCodeTry(db, { ...call, address }, server.time.now, async () => {
        throw new Error('compared');
      }).catch((error) => error.message);
    const all = Array.from({ length: codeRules.wrongPerAddress + 10 }, () => tryOne('192.0.2.7'));
    const compared = (await Promise.all(all)).filter((each) => each === 'compared').length;
    expect(compared).toBeLessThanOrEqual(codeRules.wrongPerAddress);
    expect(await db.selectFrom('sign_in_attempt').selectAll().execute()).toHaveLength(compared);
    for (let count = compared; count < codeRules.wrongPerAddress; count++) await tryOne('192.0.2.7');
    expect(await tryOne('192.0.2.7')).not.toBe('compared');
    expect(await tryOne('192.0.2.8')).toBe('compared');
  });

  test('wrong codes of a trial application count too, because its codes also sign in', async () => {
    const apply = (phonNo: string) =>
      server.call('tryApply', {
        userNm: '林薇',
        compNm: '远方汽车',
        phonNo,
        emalAd: '',
        randomCode: '1234',
        products: [],
      });
    for (let index = 0; index < codeRules.wrongPerAddress; index++) {
      expect((await apply(String(13700000000 + index))).body.status.status).toBe(1);
    }
    expect((await apply(unknown)).body.status.status).toBe(429);
    const code = await server.sendAndRead('sendVerificationCode', mobile);
    expect((await statusOf({ phonNo: mobile }, code)).status).toBe(429);
  });

  test('a right code leaves no try behind', async () => {
    const code = await server.sendAndRead('sendVerificationCode', mobile);
    expect((await statusOf({ phonNo: mobile }, code)).status).toBe(0);
    expect(await server.stores.state.db.selectFrom('sign_in_attempt').selectAll().execute()).toEqual([]);
  });
});
