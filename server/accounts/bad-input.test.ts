import { expect, test } from '@jest/globals';
import type { CallName } from '@portal/contract';
import { inCase } from '../../tests/support/in-case.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { sendRaw, useAccountServer } from './account-test-kit.ts';

const markup = '<img src=x onerror=alert(1)>';
const injection = "' or '1'='1'; drop table account; --";
/** Values for any field: none may be answered with a failure of the server, a stack, or itself. */
const odd = ['', ' ', markup, injection, '\u0000', '\ud800', 'x'.repeat(5000), '％００', 7, null, [], { a: 1 }, true];

/** The fields of each call that takes some, with a value that fits. */
const fields: [CallName, Record<string, unknown>][] = [
  ['simpleLogin', { userNm: 'demo', pwd: 'x', channel: 1, passwordFree: true }],
  ['updatePwd', { oldPwd: 'x', newPwd: 'Fitting-2026' }],
  ['refreshToken', { deviceId: '1234', refreshToken: 'x' }],
  ['refreshToken2', { refreshToken: 'x' }],
  ['userRefreshToken', { refreshToken: 'x' }],
  ['switchAccount', { channel: 1, userId: 'x' }],
  ['endSession', { sessionId: 'x' }],
  ['secondFactor', { ticket: 'x', code: '1' }],
  ['renamePasskey', { factorId: 'x', name: 'Phone' }],
];

describeOnBothStores('bad input', (place) => {
  const suite = useAccountServer(place);
  const withoutSessionsAndTries = async () => {
    const db = suite.db;
    const accounts = await db.selectFrom('account').selectAll().orderBy('user_key').execute();
    const trail = await db.selectFrom('audit').selectAll().where('outcome', '=', 'done').execute();
    return JSON.stringify([accounts, trail]);
  };

  test.each(fields)(
    '%s answers odd values in every field plainly and stores nothing of them',
    async (name, fitting) => {
      const token = await suite.server.signIn();
      const before = await withoutSessionsAndTries();
      for (const field of Object.keys(fitting)) {
        for (const value of odd) {
          await suite.db.deleteFrom('sign_in_attempt').execute();
          const data = { ...fitting, [field]: value };
          const { code, body } = await sendRaw(suite.server, name, JSON.stringify({ data }), token);
          const report = `${name}.${field} = ${JSON.stringify(value).slice(0, 40)}: ${JSON.stringify(body)}`;
          inCase(report, () => {
            expect([200, 400]).toContain(code);
            expect(body.status.status).not.toBe(500);
            expect(body.status.status).not.toBe(0);
            expect(body.status.msg2Client).toMatch(/^[A-Z].+\.$/s);
            expect(report.slice(report.indexOf(': '))).not.toMatch(/<img|drop table|xxxxx| at .*\.ts/);
          });
        }
      }
      expect(await withoutSessionsAndTries()).toBe(before);
      const everything = await suite.everything();
      for (const trace of ['onerror', 'drop table', 'xxxxx']) expect(everything).not.toContain(trace);
    },
  );

  test.each([
    ['blanks inside', 'de mo'],
    ['a line break', 'de\nmo'],
    ['only blanks', '   '],
    ['a control character', 'demo\u0007'],
    ['nothing', ''],
    ['more than 50 characters', 'd'.repeat(51)],
  ])('A61 an account with %s is refused before anything is looked up', async (_what, userNm) => {
    const { body } = await suite.server.call('simpleLogin', { userNm, pwd: 'Portal-2026' }, { language: 'en' });
    expect([1, 400]).toContain(body.status.status);
    expect(body.data).toBeNull();
    expect(await suite.db.selectFrom('sign_in_attempt').selectAll().execute()).toEqual([]);
  });

  test('bytes that are no UTF-8, no JSON, no object or too many are refused', async () => {
    const data = (text: string) => Buffer.from(`{"data":{"userNm":"demo","pwd":"${text}"}}`, 'latin1');
    for (const body of [data('\xff\xfe'), '{"data":', '[]', '"x"', `{"data":{"pwd":"${'x'.repeat(300 * 1024)}"}}`]) {
      const reply = await sendRaw(suite.server, 'simpleLogin', body);
      expect([400, 413]).toContain(reply.code);
      expect(reply.body.status.status).toBe(400);
      expect(reply.body.status.msg2Client).toMatch(/^The body .+\.$/);
    }
  });
});
