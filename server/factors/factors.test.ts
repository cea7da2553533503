import { expect, test } from '@jest/globals';
import { useAccountServer } from '../accounts/account-test-kit.ts';
import { ticketLife } from '../accounts/factors/factor-tickets.ts';
import { readAudit } from '../audit/index.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { factorKit, password, shownBy, wrongFor } from './factors-test-kit.ts';

describeOnBothStores('second factors of an account', (place) => {
  const suite = useAccountServer(place);
  const { accountWithApp, wanted } = factorKit(suite);
  const signedIn = async (userName: string) => {
    const accountId = await suite.account(userName, password);
    const token = await suite.server.signIn(userName, password);
    return { accountId, token, proof: await suite.server.prove(token, password) };
  };
  const actionsOf = async (accountId: string) =>
    (await readAudit(suite.db, { accountId }, 100)).reverse().map(({ action, outcome }) => `${action} ${outcome}`);

  test('an app is taken on by its first code, and recovery codes are told once', async () => {
    const { accountId, token, proof } = await signedIn('enrols');
    const none = await suite.server.call('getFactors', {}, { token });
    expect(none.body.data).toEqual({ totp: null, passkeys: [], recoveryCodes: 0 });
    const { body } = await suite.server.call('beginTotp', {}, { token, proof });
    const { key, link, qrcode, ticket } = body.data ?? { key: '', link: '', qrcode: '', ticket: '' };
    expect(new URL(link).searchParams.get('secret')).toBe(key);
    expect(decodeURIComponent(link)).toContain('enrols');
    expect(qrcode).toMatch(/^data:image\/svg\+xml;base64,/);
    // Nothing is asked for before the app has shown that it has the key.
    expect(await suite.status('simpleLogin', { userNm: 'enrols', pwd: password })).toBe(0);
    expect(await suite.status('confirmTotp', { ticket, code: wrongFor(key, suite.at()) }, { token })).toBe(1);
    const confirmed = await suite.server.call('confirmTotp', { ticket, code: shownBy(key, suite.at()) }, { token });
    expect(confirmed.body.data?.recoveryCodes).toHaveLength(10);
    const one = await suite.server.call('getFactors', {}, { token });
    expect(one.body.data).toEqual({ totp: { madeAt: suite.at(), usedAt: null }, passkeys: [], recoveryCodes: 10 });
    expect(await suite.status('beginTotp', {}, { token, proof })).toBe(1);
    expect(await suite.status('confirmTotp', { ticket, code: shownBy(key, suite.at()) }, { token })).toBe(404);
    expect(await actionsOf(accountId)).toContain('add-totp done');
  });

  test('the code that took the app on does not sign in', async () => {
    const { token, proof } = await signedIn('shoulder');
    const { key = '', ticket = '' } = (await suite.server.call('beginTotp', {}, { token, proof })).body.data ?? {};
    const code = shownBy(key, suite.at());
    expect(await suite.status('confirmTotp', { ticket, code }, { token })).toBe(0);
    const step = await wanted('shoulder');
    expect(await suite.status('secondFactor', { ticket: step.ticket, code })).toBe(1);
  });

  test('what one account has begun another does not end, and not after its minutes', async () => {
    const { token, proof } = await signedIn('beginner');
    const { key = '', ticket = '' } = (await suite.server.call('beginTotp', {}, { token, proof })).body.data ?? {};
    const other = (await signedIn('stranger')).token;
    expect(await suite.status('confirmTotp', { ticket, code: shownBy(key, suite.at()) }, { token: other })).toBe(404);
    suite.pass(ticketLife.totp);
    expect(await suite.status('confirmTotp', { ticket, code: shownBy(key, suite.at()) }, { token })).toBe(404);
  });

  test('an app is given up with a code, and the sign-in asks for nothing any more', async () => {
    const { accountId, token, key, recoveryCodes } = await accountWithApp('ends');
    expect(await suite.status('endTotp', { code: wrongFor(key, suite.at()) }, { token })).toBe(1);
    expect(await suite.status('endTotp', { code: recoveryCodes[0] ?? '' }, { token })).toBe(0);
    expect(await suite.status('endTotp', { code: recoveryCodes[1] ?? '' }, { token })).toBe(1);
    expect(await suite.status('simpleLogin', { userNm: 'ends', pwd: password })).toBe(0);
    const { body } = await suite.server.call('getFactors', {}, { token });
    expect(body.data).toEqual({ totp: null, passkeys: [], recoveryCodes: 0 });
    expect(await actionsOf(accountId)).toEqual(expect.arrayContaining(['remove-totp refused', 'remove-totp done']));
  });

  test('new recovery codes take the place of the old ones', async () => {
    const { token, key, recoveryCodes } = await accountWithApp('renews');
    const { body } = await suite.server.call('renewRecoveryCodes', { code: shownBy(key, suite.at()) }, { token });
    const fresh = body.data?.recoveryCodes ?? [];
    expect(fresh).toHaveLength(10);
    const { ticket } = await wanted('renews');
    expect(await suite.status('secondFactor', { ticket, code: recoveryCodes[0] ?? '' })).toBe(1);
    expect(await suite.status('secondFactor', { ticket, code: fresh[0] ?? '' })).toBe(0);
    const without = await signedIn('has-nothing');
    const refused = await suite.server.call('renewRecoveryCodes', { code: '123456' }, without);
    expect(refused.body.status.refusal).toBe('factors.no-factor');
  });

  test('a code of the app proves the session, once; no recovery code does in its place', async () => {
    const { token, key, recoveryCodes } = await accountWithApp('proves-by-app');
    const prove = (code: string) => suite.status('proveAgain', { way: 'totp', code }, { token });
    expect(await prove(recoveryCodes[0] ?? '')).not.toBe(0);
    expect(await prove(wrongFor(key, suite.at()))).toBe(1);
    const code = shownBy(key, suite.at());
    expect([await prove(code), await prove(code)]).toEqual([0, 1]);
    expect((await suite.server.call('getFactors', {}, { token })).body.data?.recoveryCodes).toBe(10);
    const without = await suite.account('has-no-app', password).then(() => suite.server.signIn('has-no-app', password));
    const { body } = await suite.server.call('proveAgain', { way: 'totp', code }, { token: without });
    expect(body.status.refusal).toBe('proof.no-such-way');
  });

  test('they go with their account', async () => {
    const { accountId } = await accountWithApp('leaves');
    await suite.db.deleteFrom('account').where('account_id', '=', accountId).execute();
    for (const table of ['factor', 'recovery_code', 'factor_ticket'] as const) {
      expect(await suite.db.selectFrom(table).selectAll().where('account_id', '=', accountId).execute()).toEqual([]);
    }
  });
});
