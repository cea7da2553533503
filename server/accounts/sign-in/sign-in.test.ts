import '../../../tests/support/argon2-as-it-is.ts';
import { beforeAll, expect, test } from '@jest/globals';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { giveTicket } from '../../captcha/captcha-test-kit.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { useAccountServer } from '../account-test-kit.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { type CaptchaRule, countTry } from '../tries/count-try.ts';
import { signInLimits } from '../tries/sign-in-limits.ts';

const ajv = new Ajv({ strict: false });
const { perAccount, perAddress, window } = signInLimits;

describeOnBothStores('sign-in by password', (place) => {
  const suite = useAccountServer(place);
  const { status } = suite;
  /** A try that brings a ticket, so that no puzzle is asked for. */
  const tryOnce = async (userNm: string, pwd = 'wrong') =>
    status('simpleLogin', { userNm, pwd, captchaTicket: await giveTicket(suite.db, suite.at()) });
  const countTries = async () => (await suite.db.selectFrom('sign_in_attempt').selectAll().execute()).length;
  const writeTries = (count: number, of: { account_key?: string; address?: string }) =>
    suite.db
      .insertInto('sign_in_attempt')
      .values(
        Array.from({ length: count }, (_, index) => ({
          attempt_id: `try-${index}`,
          account_key: `key-${index}`,
          address: `10.0.0.${index}`,
          at: suite.at(),
          ...of,
        })),
      )
      .execute();

  beforeAll(async () => {
    await suite.account('mobile-owner', 'Word-2026', { phone: '13900000007', email: 'Owner@Example.com' });
    // Whoever compared a password with this would fail with status 500.
    await suite.account('no-hash', 'Word-2026', { password_hash: 'no hash at all' });
  });

  test('S3.005 S4.001 S7.013 S7.014 the right password gives status 0 and login data', async () => {
    const { code, body } = await suite.server.call('simpleLogin', { userNm: 'demo', pwd: 'Portal-2026', channel: 1 });
    expect(code).toBe(200);
    expect(body.status).toEqual({ status: 0, msg2Client: '', msg2Dev: '' });
    expect(ajv.validate(schemas.simpleLogin.data, body.data)).toBe(true);
    expect(body.data).toMatchObject({ userNm: 'demo', actvToYmd: '20991231' });
  });

  test.each([' Mobile-Owner ', '13900000007', 'owner@example.COM'])(
    'S7.014 A61 the account may be typed as %s',
    async (userNm) => {
      const { body } = await suite.server.call('simpleLogin', { userNm, pwd: 'Word-2026' });
      expect(body.data?.userNm).toBe('mobile-owner');
    },
  );

  test('S8.018 a wrong password and an unknown account get the same words, in the language asked for', async () => {
    const wrong = await suite.server.call('simpleLogin', { userNm: 'demo', pwd: 'wrong' });
    const unknown = await suite.server.call('simpleLogin', { userNm: 'nobody', pwd: 'wrong' });
    expect(wrong).toEqual(unknown);
    expect(wrong.code).toBe(200);
    expect(wrong.body.data).toBeNull();
    expect(wrong.body.status.status).toBe(1);
    expect(wrong.body.status.msg2Client).toBe('账号或密码不正确，请检查后重试。');
    await suite.db.deleteFrom('sign_in_attempt').execute();
    const english = await suite.server.call('simpleLogin', { userNm: 'demo', pwd: 'wrong' }, { language: 'en' });
    expect(english.body.status.msg2Client).toMatch(/^Incorrect account or password/);
  });

  test('an account without a password cannot be entered by one, in the same words', async () => {
    await suite.account('by-code-only', '', { password_hash: '' });
    const without = await suite.server.call('simpleLogin', { userNm: 'by-code-only', pwd: 'of no account' });
    const unknown = await suite.server.call('simpleLogin', { userNm: 'nobody', pwd: 'of no account' });
    expect(without).toEqual(unknown);
  });

  test('an unknown account takes as long as a wrong password', async () => {
    const time = async (userNm: string) => {
      await suite.db.deleteFrom('sign_in_attempt').execute();
      const begun = performance.now();
      expect(await status('simpleLogin', { userNm, pwd: 'wrong' })).toBe(1);
      return performance.now() - begun;
    };
    // Whose hash costs what the portal pays, as that of an unknown account.
    await suite.account('known', '', { password_hash: await hashPassword('another') });
    await time('warm-up');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 5; round++) {
      known.push(await time('known'));
      unknown.push(await time(`nobody-${round}`));
    }
    const median = (times: number[]) => times.sort((first, other) => first - other)[2] ?? 0;
    expect(median(unknown)).toBeGreaterThan(median(known) / 3);
  });

  test('S2.107 S2.108 A24 after two failures of an account, known or not, no password is looked at without a puzzle', async () => {
    for (const userNm of ['demo', 'nobody']) {
      await suite.db.deleteFrom('sign_in_attempt').execute();
      for (const _ of [1, 2]) expect(await status('simpleLogin', { userNm, pwd: 'wrong' })).toBe(1);
      // From here on the address alone would not ask.
      await suite.db.updateTable('sign_in_attempt').set({ address: '10.0.0.1' }).execute();
      expect(await status('simpleLogin', { userNm, pwd: 'Portal-2026' })).toBe(461);
      expect(await status('simpleLogin', { userNm, pwd: 'Portal-2026', captchaTicket: 'made-up' })).toBe(461);
      expect(await countTries()).toBe(2);
      expect(await tryOnce(userNm, 'Portal-2026')).toBe(userNm === 'demo' ? 0 : 1);
    }
  });

  test('A24 two failures of an address ask for the puzzle, whatever the account', async () => {
    await writeTries(2, { address: '127.0.0.1' });
    expect(await status('simpleLogin', { userNm: 'no-hash', pwd: 'x' })).toBe(461);
    expect(await tryOnce('demo', 'Portal-2026')).toBe(0);
  });

  test('A24 a ticket is good for one try', async () => {
    await writeTries(2, { address: '127.0.0.1' });
    const captchaTicket = await giveTicket(suite.db, suite.at());
    expect(await status('simpleLogin', { userNm: 'demo', pwd: 'wrong', captchaTicket })).toBe(1);
    expect(await status('simpleLogin', { userNm: 'demo', pwd: 'Portal-2026', captchaTicket })).toBe(461);
  });

  test('the right password frees the account name', async () => {
    expect(await status('simpleLogin', { userNm: 'demo', pwd: 'wrong' })).toBe(1);
    expect(await status('simpleLogin', { userNm: 'demo', pwd: 'Portal-2026' })).toBe(0);
    expect(await countTries()).toBe(0);
  });

  test('after ten wrong tries in 15 minutes even the right password waits, for that account only', async () => {
    for (let round = 0; round < perAccount; round++) expect(await tryOnce('demo')).toBe(1);
    const right = { userNm: ' DEMO ', pwd: 'Portal-2026', captchaTicket: await giveTicket(suite.db, suite.at()) };
    const refused = await suite.server.call('simpleLogin', right, { language: 'en' });
    const msg2Client = 'Too many attempts. Please try again in 15 minutes.';
    expect(refused.body.status).toMatchObject({ status: 429, msg2Client });
    expect(await tryOnce('admin', 'Portal-2026-admin')).toBe(0);
    suite.pass(60_001);
    const later = await suite.server.call('simpleLogin', { userNm: 'demo', pwd: 'x' }, { language: 'en' });
    expect(later.body.status.msg2Client).toBe('Too many attempts. Please try again in 14 minutes.');
    suite.pass(window - 60_000);
    expect(await status('simpleLogin', { userNm: 'demo', pwd: 'Portal-2026' })).toBe(0);
  });

  test('an unknown account is limited as a known one is', async () => {
    for (let round = 0; round < perAccount; round++) await tryOnce('nobody');
    expect(await tryOnce('nobody')).toBe(429);
  });

  test('tries made at the same moment count each other', async () => {
    const looked = (await Promise.all(Array.from({ length: 30 }, () => tryOnce('demo')))).filter((each) => each === 1);
    expect(looked.length).toBeLessThanOrEqual(perAccount);
  });

  test('tries counted at the same moment that are too many, or want a puzzle, are taken back', async () => {
    const count = (when: CaptchaRule['when'], userName: string) => {
      const trier = { userName, address: `10.1.1.${userName}`, device: null };
      return countTry(suite.db, trier, { when, captchaTicket: null }, suite.at()).then(
        () => true,
        () => false,
      );
    };
    const all = Array.from({ length: perAccount + 5 }, () => count('never', '1'));
    const counted = (await Promise.all(all)).filter(Boolean).length;
    expect(counted).toBeLessThanOrEqual(perAccount);
    const unsolved = await Promise.all(Array.from({ length: 5 }, () => count('risk', '2')));
    const passed = unsolved.filter(Boolean).length;
    expect(passed).toBeLessThanOrEqual(signInLimits.beforeCaptcha);
    expect(await countTries()).toBe(counted + passed);
    for (let time = 0; time <= signInLimits.beforeCaptcha; time++) expect(await count('never', '3')).toBe(true);
  });

  test('S2.108 without tickets, of many tries at the same moment two are looked at', async () => {
    const tries = Array.from({ length: 20 }, () => status('simpleLogin', { userNm: 'demo', pwd: 'wrong' }));
    const looked = (await Promise.all(tries)).filter((each) => each === 1);
    expect(looked.length).toBeLessThanOrEqual(signInLimits.beforeCaptcha);
  });

  test('an address with a hundred wrong tries waits, whatever the account, and a refused try writes nothing', async () => {
    await writeTries(perAddress, { address: '127.0.0.1' });
    expect(await tryOnce('admin', 'Portal-2026-admin')).toBe(429);
    for (let round = 0; round < 5; round++) {
      expect(await status('simpleLogin', { userNm: 'no-hash', pwd: 'x' })).toBe(429);
    }
    expect(await countTries()).toBe(perAddress);
  });

  test('the last wrong try that is borne of an address tells the trail until when it waits, under no account', async () => {
    await suite.db.deleteFrom('audit').execute();
    await writeTries(perAddress - 1, { address: '127.0.0.1' });
    expect(await tryOnce('demo')).toBe(1);
    const lines = await suite.db
      .selectFrom('audit')
      .select(['account_id', 'detail'])
      .where('outcome', '=', 'closed')
      .execute();
    const until = new Date(suite.at() + 15 * 60_000).toISOString();
    expect(lines.map(({ account_id, detail }) => [account_id, JSON.parse(detail)])).toEqual([
      ['', { limit: 'tries-of-address', until }],
    ]);
  });

  test.each([
    ['demo-expired', /expired/],
    ['demo-new', /not been activated/],
    ['demo-suspended', /suspended/],
  ])('%s cannot sign in and is told why, as often as it tries', async (userNm, words) => {
    for (let round = 0; round < 3; round++) {
      const { body } = await suite.server.call('simpleLogin', { userNm, pwd: 'Portal-2026' }, { language: 'en' });
      expect(body.status.status).toBe(1);
      expect(body.status.msg2Client).toMatch(words);
    }
  });
});

describeOnBothStores('PORTAL_CAPTCHA=always', (place) => {
  const suite = useAccountServer(place, { captcha: 'always' });

  test('S2.108 A24 asks for the puzzle at every password login', async () => {
    const right = { userNm: 'demo', pwd: 'Portal-2026' };
    expect(await suite.status('simpleLogin', right)).toBe(461);
    const captchaTicket = await giveTicket(suite.db, suite.at());
    expect(await suite.status('simpleLogin', { ...right, captchaTicket })).toBe(0);
  });
});
