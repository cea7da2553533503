import { describe, expect, test } from '@jest/globals';
import { type CallName, type CallRule, calls, status } from '@portal/contract';
import { useAccountServer } from '../../accounts/account-test-kit.ts';
import { signInLimits } from '../../accounts/tries/sign-in-limits.ts';
import { giveTicket } from '../../captcha/captcha-test-kit.ts';
import { factorKit, password as factorPassword, shownBy } from '../../factors/factors-test-kit.ts';
import { proofLife } from '../../proof/proof-store.ts';
import { giveProof } from '../../proof/proof-test-kit.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { lastCode } from '../../testing/outbox.ts';
import { lineBudget } from './trace-calls.ts';

const rules = Object.entries(calls) as [CallName, CallRule][];
const beside = rules.filter(([, { proof }]) => proof === 'beside').map(([name]) => name);

/** What gives an account to somebody else, as the trail names it. */
const changes = /^(bind|unbind|link|unlink|update|set|add|remove|turn)-/;

/** Calls that end what another one began with a proof. */
const ends: Partial<Record<CallName, string>> = {
  doBindQrcode: 'of a code that getBindQRCode gave',
  confirmTotp: 'of a ticket that beginTotp gave',
  confirmPasskey: 'of a ticket that beginPasskey gave',
};

/** Calls that add what is no part of how an account is signed in to. */
const others: Partial<Record<CallName, string>> = {
  removeReceiver: 'ends what addReceiver began with a proof: less is told, and to fewer',
  removeModuleVersion: 'takes away files of a module, by the key of its pipeline',
  addBulletin: 'says something to readers of figures, of no account',
  addWatch: 'tells what the account may see, where the account is told anyway',
};

test('every call that changes how an account is signed in to says how the present factor is asked for', () => {
  const bare = rules.filter(
    ([name, { proof, trail }]) => changes.test(trail ?? '') && !proof && !ends[name] && !others[name],
  );
  expect(bare.map(([name]) => name)).toEqual([]);
  expect(beside).toEqual(expect.arrayContaining(['bindPhone', 'bindEmail', 'getBindQRCode']));
});

test('a proof is of a session: no call that wants one is open to everybody, or to keys', () => {
  for (const [, { access, programs, proof }] of rules) {
    if (proof) expect([access.replace(/^role:.*/, 'session'), programs]).toEqual(['session', undefined]);
  }
});

describeOnBothStores('a token alone', (place) => {
  const suite = useAccountServer(place);
  const password = 'Secret-2027';
  const phone = '13900007777';
  let count = 0;

  /** An account that nobody has tried yet, and a session of it. */
  const owner = async (more = {}) => {
    const name = `owner${count++}`;
    const accountId = await suite.account(name, password, more);
    return { name, accountId, token: await suite.server.signIn(name, password) };
  };
  const statusOf = async (name: CallName, options: { token: string; proof?: string }) =>
    (await suite.server.call(name, {}, options)).body.status;
  const prove = (token: string, payload: object) => suite.server.call('proveAgain', payload, { token, language: 'en' });
  const lines = (accountId: string, action: string) =>
    suite.db.selectFrom('audit').selectAll().where('account_id', '=', accountId).where('action', '=', action).execute();

  test.each(beside)('%s wants a proof of this very session that is not over', async (name) => {
    const { token } = await owner();
    const refused = { status: status.proofNeeded, refusal: 'proof.needed' };
    expect(await statusOf(name, { token })).toMatchObject(refused);
    expect(await statusOf(name, { token, proof: 'x'.repeat(43) })).toMatchObject(refused);
    expect(await statusOf(name, { token, proof: token })).toMatchObject(refused);
    const other = await owner();
    const foreign = await giveProof(suite.db, other.token, suite.at());
    expect(await statusOf(name, { token, proof: foreign })).toMatchObject(refused);
    const proof = await giveProof(suite.db, token, suite.at());
    expect((await statusOf(name, { token, proof })).status).not.toBe(status.proofNeeded);
    suite.pass(proofLife);
    expect(await statusOf(name, { token, proof })).toMatchObject(refused);
  });

  test('is no proof of another session of the same account, and a renewed token keeps its own', async () => {
    const { name, token } = await owner();
    const { proof } = (await prove(token, { way: 'password', pwd: password })).body.data ?? { proof: '' };
    const thief = await suite.server.signIn(name, password);
    expect((await statusOf('getBindQRCode', { token: thief, proof })).status).toBe(status.proofNeeded);
    const { body } = await suite.server.call('refreshToken', { refreshToken: token }, { token });
    expect((await statusOf('getBindQRCode', { token: body.data?.token ?? '', proof })).status).toBe(0);
  });

  test('changes no password: the old one stands within the payload', async () => {
    const { name, token } = await owner();
    for (const oldPwd of ['', 'guess']) {
      const { body } = await suite.server.call('updatePwd', { oldPwd, newPwd: 'Another-2027' }, { token });
      expect(body.status.status).not.toBe(0);
    }
    expect(await suite.server.signIn(name, password)).toBeTruthy();
  });

  describe('how it is proven', () => {
    test('by the password; wrong ones are wrong passwords of the account, and all is told', async () => {
      // What the tests before were refused has used up the lines that their network may cause.
      suite.pass(lineBudget.window);
      const { name, accountId, token } = await owner();
      for (let time = 0; time < signInLimits.perAccount; time += 1) {
        const { status: described } = (await prove(token, { way: 'password', pwd: 'guess' })).body;
        expect(described).toMatchObject({ status: 1, refusal: 'proof.wrong-password' });
      }
      expect((await prove(token, { way: 'password', pwd: password })).body.status.status).toBe(status.tooMany);
      suite.pass(signInLimits.window);
      const { body } = await prove(token, { way: 'password', pwd: password });
      expect(body.data).toEqual({ proof: expect.stringMatching(/^[\w-]{43}$/), expireTime: suite.at() + proofLife });
      const reported = await lines(accountId, 'prove-again');
      expect(reported.map(({ outcome }) => outcome).sort()).toEqual([
        ...['closed', 'done', ...Array.from({ length: signInLimits.perAccount }, () => 'refused')],
      ]);
      const all = (await suite.everything()) + suite.server.log.join();
      for (const secret of [body.data?.proof ?? name, password]) expect(all).not.toContain(secret);
    });

    test('by a code to a contact that is bound, once; the ways are told with contacts masked', async () => {
      const own = await owner({ phone });
      const { body } = await suite.server.call('proofWays', {}, { token: own.token });
      expect(body.data).toEqual({
        ways: [
          { way: 'password', to: '' },
          { way: 'mobile', to: '139****7777' },
        ],
      });
      const ask = { token: own.token, language: 'en' };
      expect((await suite.server.call('sendProofCode', { way: 'mobile' }, ask)).body.status.status).toBe(461);
      const captchaTicket = await giveTicket(suite.db, suite.at());
      const none = await suite.server.call('sendProofCode', { way: 'email' }, { ...ask, captchaTicket });
      expect(none.body.status.refusal).toBe('proof.no-such-way');
      const sent = await suite.server.call('sendProofCode', { way: 'mobile' }, { ...ask, captchaTicket });
      expect(sent.body.status.status).toBe(0);
      const randomCode = lastCode(suite.server.settings.dataFolder, phone);
      const wrong = randomCode === '0000' ? '0001' : '0000';
      const tried = await prove(own.token, { way: 'mobile', randomCode: wrong });
      expect(tried.body.status.refusal).toBe('codes.wrong-code');
      // It opens nothing else, and works once.
      const binds = { emalAd: '', phonNo: phone, randomCode };
      const proof = await giveProof(suite.db, own.token, suite.at());
      const bound = await suite.server.call('bindPhone', binds, { token: own.token, proof });
      expect(bound.body.status.refusal).toBe('codes.code-over');
      const proven = await prove(own.token, { way: 'mobile', randomCode });
      expect(proven.body.data?.proof).toMatch(/^[\w-]{43}$/);
      const again = await prove(own.token, { way: 'mobile', randomCode });
      expect(again.body.status.refusal).toBe('codes.code-over');
    });

    test('who has a second factor by it, or by a recovery code, and by nothing that a thief may know beside the token', async () => {
      // One network has so many lines about refused calls in a quarter of an hour, and the tests before have used them up.
      suite.pass(16 * 60_000);
      const { accountId, token, key, recoveryCodes } = await factorKit(suite).accountWithApp('double', {
        phone: '13900007778',
      });
      await suite.db.deleteFrom('proof').execute();
      const ways = (await suite.server.call('proofWays', {}, { token })).body.data?.ways;
      expect(ways?.map(({ way }) => way)).toEqual(['totp', 'recovery']);
      for (const payload of [
        { way: 'password', pwd: factorPassword },
        { way: 'mobile', randomCode: '1234' },
      ]) {
        expect((await prove(token, payload)).body.status.refusal).toBe('proof.no-such-way');
      }
      const captchaTicket = await giveTicket(suite.db, suite.at());
      const sent = await suite.server.call('sendProofCode', { way: 'mobile' }, { token, captchaTicket });
      expect(sent.body.status.refusal).toBe('proof.no-such-way');
      const recover = () => prove(token, { way: 'recovery', code: (recoveryCodes[0] ?? '').toUpperCase() });
      const recovered = (await recover()).body.data?.proof ?? '';
      expect((await statusOf('beginPasskey', { token, proof: recovered })).status).toBe(0);
      expect((await recover()).body.status.refusal).toBe('factors.wrong-code');
      const proven = await prove(token, { way: 'totp', code: shownBy(key, suite.at()) });
      expect(proven.body.data?.proof).toMatch(/^[\w-]{43}$/);
      const reported = await lines(accountId, 'prove-again');
      expect(reported.map(({ outcome, detail }) => [outcome, JSON.parse(detail).way])).toEqual(
        expect.arrayContaining([
          ['refused', 'password'],
          ['done', 'recovery'],
          ['done', 'totp'],
        ]),
      );
    });

    test('a new password wants the second factor beside the old password', async () => {
      const { token, key } = await factorKit(suite).accountWithApp('two-locks');
      const change = (proof?: string) =>
        suite.status(
          'updatePwd',
          { oldPwd: factorPassword, newPwd: 'Another-2027' },
          { token, ...(proof && { proof }) },
        );
      expect(await change()).toBe(status.proofNeeded);
      const { body } = await prove(token, { way: 'totp', code: shownBy(key, suite.at()) });
      expect(await change(body.data?.proof)).toBe(0);
    });

    test('a proof that was given before the account had a second factor ends with the first one in other sessions', async () => {
      const { name, token } = await owner();
      const thief = await suite.server.signIn(name, password);
      const stolen = await suite.server.prove(thief, password);
      const proof = await suite.server.prove(token, password);
      const { ticket = '', key = '' } = (await suite.server.call('beginTotp', {}, { token, proof })).body.data ?? {};
      expect(await suite.status('confirmTotp', { ticket, code: shownBy(key, suite.at()) }, { token })).toBe(0);
      expect((await statusOf('beginPasskey', { token: thief, proof: stolen })).status).toBe(status.proofNeeded);
      expect((await statusOf('beginPasskey', { token, proof })).status).toBe(0);
    });

    test('an account without password is not proven by one', async () => {
      const { accountId, token } = await owner();
      await suite.db.updateTable('account').set({ password_hash: '' }).where('account_id', '=', accountId).execute();
      const { body } = await prove(token, { way: 'password', pwd: 'guess' });
      expect(body.status.refusal).toBe('proof.no-such-way');
      expect((await suite.server.call('proofWays', {}, { token })).body.data).toEqual({ ways: [] });
    });
  });
});
