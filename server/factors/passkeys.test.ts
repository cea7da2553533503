import { describe, expect, test } from '@jest/globals';
import { useAccountServer } from '../accounts/account-test-kit.ts';
import { readAudit } from '../audit/index.ts';
import type { SignOnProvider } from '../settings/sign-on/sign-on-provider.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { type Forged, softAuthenticator } from './authenticator-test-kit.ts';
import { challengeLife } from './challenge.ts';
import { factorKit, password, shownBy } from './factors-test-kit.ts';
import { mostPasskeys } from './passkey-handlers.ts';
import { relyingParty } from './relying-party.ts';

const origin = 'https://portal.example.com';

describeOnBothStores('passkeys', (place) => {
  const signOn: SignOnProvider[] = [];
  const suite = useAccountServer(place, { publicOrigin: origin, signOn });
  const { wanted, accountWithApp, proveByApp } = factorKit(suite);
  const call = (...args: Parameters<typeof suite.server.call>) => suite.server.call(...args);
  const refusalOf = async (...args: Parameters<typeof suite.server.call>) =>
    (await call(...args)).body.status.refusal ?? 'none';
  let count = 0;

  /** An account with a session that was proven. */
  const owner = async () => {
    const userName = `keeper-${count++}`;
    const accountId = await suite.account(userName, password);
    const token = await suite.server.signIn(userName, password);
    return { userName, accountId, token, proof: await suite.server.prove(token, password) };
  };
  const begin = async (who: { token: string; proof: string }) =>
    (await suite.server.call('beginPasskey', {}, who)).body.data ?? { ticket: '', options: {} };
  const add = async (who: { token: string; proof: string }, name = 'Laptop') => {
    const passkey = softAuthenticator(origin);
    const { ticket } = await begin(who);
    const payload = { ticket, name, credential: passkey.create(ticket) };
    const { body } = await suite.server.call('confirmPasskey', payload, who);
    return { passkey, recoveryCodes: body.data?.recoveryCodes ?? [] };
  };
  const challenge = async (payload = {}) =>
    (await suite.server.call('beginPasskeyLogin', payload)).body.data ?? { challenge: '', options: {} };
  const linesOf = async (accountId: string) =>
    (await readAudit(suite.db, { accountId }, 100))
      .reverse()
      .map(({ action, outcome, detail }) => [action, outcome, JSON.parse(detail)] as const);

  test('a passkey is taken on, listed, named anew and given up; the store has no private part of it', async () => {
    const who = await owner();
    const { options, ticket } = await begin(who);
    expect(options).toMatchObject({
      challenge: ticket,
      rp: { id: 'portal.example.com' },
      user: { name: who.userName, displayName: 'Test' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    suite.pass(1);
    const { recoveryCodes } = await add(who, '  Laptop ');
    expect(recoveryCodes).toHaveLength(10);
    const list = async () => (await suite.server.call('getFactors', {}, who)).body.data?.passkeys ?? [];
    const [first] = await list();
    expect(first).toEqual({ factorId: expect.any(String), name: 'Laptop', madeAt: suite.at(), usedAt: null });
    // A second one gives no other recovery codes.
    expect((await add(who, 'Phone')).recoveryCodes).toEqual([]);
    const factorId = first?.factorId ?? '';
    expect(await suite.status('renamePasskey', { factorId, name: 'Office' }, who)).toBe(0);
    expect((await list()).map(({ name }) => name).sort()).toEqual(['Office', 'Phone']);
    const stranger = await owner();
    expect(await refusalOf('renamePasskey', { factorId, name: 'Mine' }, stranger)).toBe('factors.passkey-gone');
    expect(await refusalOf('removePasskey', { factorId }, stranger)).toBe('factors.passkey-gone');
    suite.pass(1);
    expect(await suite.status('removePasskey', { factorId }, who)).toBe(0);
    expect((await list()).map(({ name }) => name)).toEqual(['Phone']);
    const reported = (await linesOf(who.accountId)).map(([action, , detail]) => [action, detail.passkey]);
    expect(reported).toEqual(
      expect.arrayContaining([
        ['add-passkey', 'Laptop'],
        ['remove-passkey', 'Office'],
      ]),
    );
  });

  const sign = async (who: { token: string }, purpose: string) =>
    (await suite.server.call('beginPasskeyProof', { purpose }, who)).body.data?.challenge ?? '';

  test('an account with passkeys alone renews its recovery codes and proves its session by one', async () => {
    const who = await owner();
    const { passkey, recoveryCodes } = await add(who);
    const challenge = await sign(who, 'recovery-codes');
    const payload = { challenge, credential: passkey.sign(challenge) };
    const renewed = (await suite.server.call('renewRecoveryCodes', payload, who)).body.data?.recoveryCodes ?? [];
    expect(renewed).toHaveLength(10);
    expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect(await refusalOf('renewRecoveryCodes', payload, who)).toBe('factors.passkey-refused');
    const { body } = await suite.server.call('proofWays', {}, who);
    expect(body.data?.ways.map(({ way }) => way)).toEqual(['passkey', 'recovery']);
    const next = await sign(who, 'proof');
    const proven = await suite.server.call(
      'proveAgain',
      { way: 'passkey', challenge: next, credential: passkey.sign(next) },
      who,
    );
    const proof = proven.body.data?.proof ?? '';
    expect(await suite.status('beginTotp', {}, { token: who.token, proof })).toBe(0);
    const reported = (await linesOf(who.accountId)).filter(([action]) => /renew|prove/.test(action));
    expect(reported.slice(-3)).toEqual([
      ['renew-recovery-codes', 'done', { factor: 'passkey' }],
      ['renew-recovery-codes', 'refused', { refusal: 'factors.passkey-refused' }],
      ['prove-again', 'done', { way: 'passkey' }],
    ]);
  });

  test('a signature is good for its own purpose, account and challenge alone', async () => {
    const [who, other] = [await owner(), await owner()];
    const [{ passkey }, { passkey: foreign }] = [await add(who), await add(other)];
    const prove = async (challenge: string, signer = passkey, forged: Forged = {}) =>
      refusalOf('proveAgain', { way: 'passkey', challenge, credential: signer.sign(challenge, forged) }, who);
    expect(await prove(await sign(who, 'recovery-codes'))).toBe('factors.passkey-refused');
    expect(await prove(await sign(other, 'proof'))).toBe('factors.passkey-refused');
    expect(await prove(await sign(who, 'proof'), foreign)).toBe('factors.passkey-refused');
    expect(await prove((await challenge()).challenge)).toBe('factors.passkey-refused');
    expect(await prove(await sign(who, 'proof'), passkey, { verified: false })).toBe('factors.passkey-refused');
    const late = await sign(who, 'proof');
    // No sign-in by what was signed for a proof.
    const login = { challenge: late, credential: passkey.sign(late) };
    expect(await refusalOf('passkeyLogin', login)).toBe('factors.step-over');
    suite.pass(5 * 60_000);
    expect(await prove(late)).toBe('factors.passkey-refused');
    expect(await refusalOf('beginPasskeyProof', { purpose: 'proof' }, await owner())).toBe('factors.passkey-gone');
  });

  test('what was made for another page, challenge or account, or without asking who it is, is not taken on', async () => {
    const who = await owner();
    const { ticket } = await begin(who);
    const passkey = softAuthenticator(origin);
    const attempt = (forged: Forged, as = who) =>
      refusalOf('confirmPasskey', { ticket, name: 'Laptop', credential: passkey.create(ticket, forged) }, as);
    expect(await attempt({ origin: 'https://evil.example.com' })).toBe('factors.passkey-refused');
    expect(await attempt({ rpID: 'example.com' })).toBe('factors.passkey-refused');
    expect(await attempt({ challenge: 'A'.repeat(43) })).toBe('factors.passkey-refused');
    expect(await attempt({ verified: false })).toBe('factors.passkey-refused');
    expect(await attempt({}, await owner())).toBe('factors.set-up-over');
    expect(await attempt({})).toBe('none');
    expect(await attempt({})).toBe('factors.set-up-over');
    // The same credential belongs to one account.
    const other = await owner();
    const again = await begin(other);
    const credential = passkey.create(again.ticket);
    const payload = { ticket: again.ticket, name: 'Taken', credential };
    expect(await refusalOf('confirmPasskey', payload, other)).toBe('factors.passkey-refused');
  });

  test('an account has so many and no more', async () => {
    const who = await owner();
    for (let time = 0; time < mostPasskeys; time += 1) await add(who, `Key ${time}`);
    expect(await refusalOf('beginPasskey', {}, who)).toBe('factors.passkeys-full');
  });

  describe('as a sign-in of its own', () => {
    test('says by itself whose it is, asks for no other factor, and is told', async () => {
      const { accountId, token, key } = await accountWithApp('has-both');
      const { passkey } = await add({ token, proof: await proveByApp(token, key) });
      expect(key).not.toBe('');
      const query = await challenge();
      expect(query.options).toMatchObject({ challenge: query.challenge, rpId: 'portal.example.com' });
      expect(query.options.allowCredentials).toBeUndefined();
      suite.pass(1);
      const payload = { challenge: query.challenge, credential: passkey.sign(query.challenge), passwordFree: false };
      const { body } = await suite.server.call('passkeyLogin', payload);
      expect(body.data?.userNm).toBe('has-both');
      const info = await suite.server.call('getUserInfo', {}, { token: body.data?.token ?? '' });
      expect(info.body.data?.session?.idleHours).toBe(12);
      expect((await linesOf(accountId)).at(-1)).toEqual(['sign-in', 'done', { way: 'passkey' }]);
    });

    test('a signature works once, for its challenge and page, by who was asked, with a counter that grows', async () => {
      const { passkey } = await add(await owner());
      const attempt = async (forged: Forged = {}, own = challenge) => {
        const ownChallenge = (await own()).challenge;
        return refusalOf('passkeyLogin', { challenge: ownChallenge, credential: passkey.sign(ownChallenge, forged) });
      };
      const query = (await challenge()).challenge;
      const once = { challenge: query, credential: passkey.sign(query) };
      expect(await refusalOf('passkeyLogin', once)).toBe('none');
      expect(await refusalOf('passkeyLogin', once)).toBe('factors.passkey-refused');
      const forgeries = [{ origin: 'https://evil.example.com' }, { rpID: 'evil.example.com' }, { verified: false }];
      for (const forged of forgeries) expect(await attempt(forged)).toBe('factors.passkey-refused');
      expect(await attempt({ counter: 1 })).toBe('factors.passkey-refused');
      expect(await attempt({ counter: 50 })).toBe('none');
      expect(await attempt({ counter: 50 })).toBe('factors.passkey-refused');
      expect(await attempt({ counter: 51 }, async () => ({ challenge: 'A'.repeat(75), options: {} }))).toBe(
        'factors.step-over',
      );
      const late = (await challenge()).challenge;
      suite.pass(challengeLife);
      const over = { challenge: late, credential: passkey.sign(late, { counter: 60 }) };
      expect(await refusalOf('passkeyLogin', over)).toBe('factors.step-over');
      const unknown = softAuthenticator(origin);
      const fresh = (await challenge()).challenge;
      const foreign = { challenge: fresh, credential: unknown.sign(fresh) };
      expect(await refusalOf('passkeyLogin', foreign)).toBe('factors.passkey-refused');
    });

    test('those without a counter, kept on several devices, sign in again and again', async () => {
      const who = await owner();
      const passkey = softAuthenticator(origin);
      const { ticket } = await begin(who);
      const credential = passkey.create(ticket, { counter: 0 });
      await suite.server.call('confirmPasskey', { ticket, name: 'Synced', credential }, who);
      for (const _ of [1, 2]) {
        const query = (await challenge()).challenge;
        const payload = { challenge: query, credential: passkey.sign(query, { counter: 0 }) };
        expect(await refusalOf('passkeyLogin', payload)).toBe('none');
      }
    });

    test('a closed account is told so, and asking for challenges keeps nothing', async () => {
      const who = await owner();
      const { passkey } = await add(who);
      const rows = async () => (await suite.db.selectFrom('factor_ticket').selectAll().execute()).length;
      const before = await rows();
      const query = (await challenge()).challenge;
      expect(await rows()).toBe(before);
      await suite.db.updateTable('account').set({ state: '4' }).where('account_id', '=', who.accountId).execute();
      const payload = { challenge: query, credential: passkey.sign(query) };
      expect(await refusalOf('passkeyLogin', payload)).toBe('accounts.suspended');
    });

    test('whose company signs in with its own accounts only is told so', async () => {
      const who = await owner();
      const { passkey } = await add(who);
      const { company_id } = await suite.db
        .selectFrom('account')
        .select('company_id')
        .where('account_id', '=', who.accountId)
        .executeTakeFirstOrThrow();
      signOn.push({ company: company_id, closesPasswords: true } as SignOnProvider);
      const query = (await challenge()).challenge;
      const refusal = await refusalOf('passkeyLogin', { challenge: query, credential: passkey.sign(query) });
      signOn.length = 0;
      expect(refusal).toBe('accounts.company-account-only');
    });
  });

  describe('as a second factor', () => {
    test('is asked for after a password, with those of the account, and lets in once', async () => {
      const who = await owner();
      const { passkey } = await add(who);
      const step = await wanted(who.userName);
      expect(step.factors).toEqual(['passkey', 'recovery']);
      const query = await challenge({ ticket: step.ticket });
      const { id } = passkey.sign('');
      expect(query).toMatchObject({ challenge: step.ticket, options: { allowCredentials: [{ id }] } });
      const bring = (credential: object) => refusalOf('secondFactor', { ticket: step.ticket, credential });
      const foreign = (await add(await owner())).passkey;
      expect(await bring(foreign.sign(step.ticket))).toBe('factors.passkey-refused');
      expect(await bring(passkey.sign(step.ticket, { challenge: 'A'.repeat(43) }))).toBe('factors.passkey-refused');
      suite.pass(1);
      expect(await bring(passkey.sign(step.ticket))).toBe('none');
      expect(await bring(passkey.sign(step.ticket))).toBe('factors.step-over');
      const reported = (await linesOf(who.accountId)).at(-1);
      expect(reported).toEqual(['sign-in', 'done', { way: 'password', factor: 'passkey' }]);
      expect(await refusalOf('beginPasskeyLogin', { ticket: 'made-up' })).toBe('factors.step-over');
    });

    test('stays when the app is given up, with its recovery codes', async () => {
      const { token, key, recoveryCodes } = await accountWithApp('keeps-one');
      await add({ token, proof: await proveByApp(token, key) });
      expect(await suite.status('endTotp', { code: shownBy(key, suite.at()) }, { token })).toBe(0);
      const step = await wanted('keeps-one');
      expect(step.factors).toEqual(['passkey', 'recovery']);
      expect(await refusalOf('secondFactor', { ticket: step.ticket, code: recoveryCodes[0] ?? '' })).toBe('none');
    });
  });
});

test.each([
  ['https://portal.example.com', 'portal.example.com', 'https://portal.example.com'],
  ['https://portal.example.com:8443', 'portal.example.com', 'https://portal.example.com:8443'],
  ['http://127.0.0.1:8080', 'localhost', 'http://localhost:8080'],
  ['http://[::1]:8080', 'localhost', 'http://localhost:8080'],
])('the passkeys of %s belong to %s', (address, rpID, page) => {
  expect(relyingParty(address)).toEqual({ rpID, origins: [page] });
});
