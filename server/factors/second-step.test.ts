import { expect, test } from '@jest/globals';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { useAccountServer } from '../accounts/account-test-kit.ts';
import { ticketLife } from '../accounts/factors/factor-tickets.ts';
import { linkAccounts } from '../accounts/people/account-store.ts';
import { signInLimits } from '../accounts/tries/sign-in-limits.ts';
import { readAudit } from '../audit/index.ts';
import { giveTicket } from '../captcha/captcha-test-kit.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { lastCode } from '../testing/outbox.ts';
import { factorKit, password, shownBy, wrongFor } from './factors-test-kit.ts';

const ajv = new Ajv({ strict: false });

describeOnBothStores('a sign-in that wants a second factor', (place) => {
  const suite = useAccountServer(place);
  const { wanted, accountWithApp, proveByApp } = factorKit(suite);
  const bring = async (ticket: string, code: string) =>
    (await suite.server.call('secondFactor', { ticket, code }, { language: 'en' })).body;
  const sessionsOf = async (accountId: string) =>
    (await suite.db.selectFrom('session').selectAll().where('account_id', '=', accountId).execute()).length;
  const linesOf = async (accountId: string) =>
    (await readAudit(suite.db, { accountId }, 100))
      .reverse()
      .map(({ actor, action, outcome, detail }) => ({ actor, action, outcome, detail: JSON.parse(detail) as unknown }));

  test('is answered with a ticket that is no session, and goes on by a code of the app', async () => {
    const { accountId, key } = await accountWithApp('stepper');
    const sessions = await sessionsOf(accountId);
    const { code, body } = await suite.server.call('simpleLogin', { userNm: 'stepper', pwd: password });
    expect(code).toBe(200);
    expect(body.status).toMatchObject({ status: 466, refusal: 'accounts.factor-wanted' });
    const data = body.data as unknown as { ticket: string; until: number };
    expect(data).toEqual({
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      until: suite.at() + ticketLife['sign-in'],
      factors: ['totp', 'recovery'],
    });
    expect(await sessionsOf(accountId)).toBe(sessions);
    expect(await suite.status('getUserInfo', {}, { token: data.ticket })).toBe(100440);
    const done = await bring(data.ticket, ` ${shownBy(key, suite.at()).replace(/^.../, '$& ')} `);
    expect(done.status.status).toBe(0);
    expect(ajv.validate(schemas.secondFactor.data, done.data)).toBe(true);
    expect(await suite.status('getUserInfo', {}, { token: done.data?.token ?? '' })).toBe(0);
    expect((await linesOf(accountId)).slice(-2)).toEqual([
      { actor: accountId, action: 'ask-second-factor', outcome: 'done', detail: { way: 'password' } },
      { actor: accountId, action: 'sign-in', outcome: 'done', detail: { way: 'password', factor: 'totp' } },
    ]);
    expect(await suite.everything()).not.toContain(key);
  });

  test('a code works once, a ticket too, and a wrong code leaves the ticket', async () => {
    const { accountId, key } = await accountWithApp('once-only');
    const right = shownBy(key, suite.at());
    const first = await wanted('once-only');
    const second = await wanted('once-only');
    const wrong = await bring(first.ticket, wrongFor(key, suite.at()));
    expect(wrong).toMatchObject({ data: null, status: { status: 1, refusal: 'factors.wrong-code' } });
    expect((await bring(first.ticket, right)).status.status).toBe(0);
    expect((await bring(second.ticket, right)).status.refusal).toBe('factors.wrong-code');
    suite.pass(30_000);
    expect((await bring(first.ticket, shownBy(key, suite.at()))).status.refusal).toBe('factors.step-over');
    expect((await bring(second.ticket, shownBy(key, suite.at()))).status.status).toBe(0);
    expect((await linesOf(accountId)).filter(({ outcome }) => outcome === 'refused')).toContainEqual({
      actor: 'nobody',
      action: 'sign-in',
      outcome: 'refused',
      detail: { way: 'password', factor: 'code', refusal: 'factors.wrong-code' },
    });
  });

  test('of two that bring the same code at once, one is let in', async () => {
    const { key } = await accountWithApp('twins');
    const tickets = [await wanted('twins'), await wanted('twins')];
    const code = shownBy(key, suite.at());
    const answers = await Promise.all(tickets.map(({ ticket }) => bring(ticket, code)));
    expect(answers.map(({ status }) => status.status).sort()).toEqual([0, 1]);
  });

  test('a recovery code works once, however it is typed', async () => {
    const { accountId, recoveryCodes } = await accountWithApp('lost-phone');
    expect(new Set(recoveryCodes).size).toBe(10);
    const [one = ''] = recoveryCodes;
    expect(one).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect(await suite.everything()).not.toContain(one.replace('-', ''));
    const { ticket } = await wanted('lost-phone');
    expect((await bring(ticket, one.toUpperCase().replace('-', ' '))).status.status).toBe(0);
    expect((await bring((await wanted('lost-phone')).ticket, one)).status.refusal).toBe('factors.wrong-code');
    expect((await linesOf(accountId)).filter(({ action }) => action === 'sign-in').at(-2)).toMatchObject({
      detail: { way: 'password', factor: 'recovery' },
    });
    const foreign = (await accountWithApp('other-owner')).recoveryCodes[0] ?? '';
    expect((await bring((await wanted('lost-phone')).ticket, foreign)).status.refusal).toBe('factors.wrong-code');
  });

  test('wrong codes are limited as wrong passwords are, whichever ticket brings them', async () => {
    const { accountId, key } = await accountWithApp('guessed');
    const code = wrongFor(key, suite.at());
    for (let time = 0; time < signInLimits.perAccount; time += 1) {
      expect((await bring((await wanted('guessed')).ticket, code)).status.status).toBe(1);
      await suite.db.updateTable('sign_in_attempt').set({ address: '' }).execute();
    }
    const { ticket } = await wanted('guessed');
    expect((await bring(ticket, shownBy(key, suite.at()))).status.status).toBe(429);
    expect((await linesOf(accountId)).filter(({ outcome }) => outcome === 'closed')).toHaveLength(1);
    suite.pass(signInLimits.window);
    expect((await bring((await wanted('guessed')).ticket, shownBy(key, suite.at()))).status.status).toBe(0);
  });

  test('a ticket is over after its minutes, when the password changes and when the account closes', async () => {
    const { accountId, token, key } = await accountWithApp('late');
    const { ticket } = await wanted('late');
    suite.pass(ticketLife['sign-in']);
    expect((await bring(ticket, shownBy(key, suite.at()))).status.refusal).toBe('factors.step-over');
    const closing = await wanted('late');
    await suite.db.updateTable('account').set({ state: '4' }).where('account_id', '=', accountId).execute();
    expect((await bring(closing.ticket, shownBy(key, suite.at()))).status.refusal).toBe('accounts.suspended');
    await suite.db.updateTable('account').set({ state: '1' }).where('account_id', '=', accountId).execute();
    const proof = await proveByApp(token, key);
    expect(await suite.status('updatePwd', { oldPwd: password, newPwd: 'Quiet-river-88' }, { token, proof })).toBe(0);
    expect((await bring(closing.ticket, shownBy(key, suite.at()))).status.refusal).toBe('factors.step-over');
    expect((await bring('made-up', '123456')).status.refusal).toBe('factors.step-over');
  });

  test('how long the session lives is as it was wished at the first step', async () => {
    const { key } = await accountWithApp('short-lived');
    const query = { userNm: 'short-lived', pwd: password, passwordFree: false };
    const { body } = await suite.server.call('simpleLogin', query);
    const { ticket } = body.data as unknown as { ticket: string };
    const { data } = await bring(ticket, shownBy(key, suite.at()));
    const info = await suite.server.call('getUserInfo', {}, { token: data?.token ?? '' });
    expect(info.body.data?.session?.idleHours).toBe(12);
  });

  test('a code that was sent to a contact asks for it too', async () => {
    const { accountId } = await accountWithApp('by-code', { phone: '13900000077' });
    const captchaTicket = await giveTicket(suite.db, suite.at());
    const to = { to: '13900000077', messageChannel: 1, messageEvent: 1 };
    expect((await suite.server.call('sendVerificationCode', to, { captchaTicket })).body.status.status).toBe(0);
    const randomCode = await lastCode(suite.server.settings.dataFolder, '13900000077');
    const sessions = await sessionsOf(accountId);
    const { body } = await suite.server.call('dynamicLogin', { phonNo: '13900000077', emalAd: '', randomCode });
    expect(body.status.status).toBe(466);
    expect(await sessionsOf(accountId)).toBe(sessions);
  });

  test('a switch asks for the factor of the other account, and the session goes on until it is brought', async () => {
    const { accountId, key } = await accountWithApp('has-factor');
    const plain = await suite.account('has-none', password);
    await linkAccounts(suite.db, plain, accountId);
    const token = await suite.server.signIn('has-none', password);
    const { body } = await suite.server.call('switchAccount', { userId: accountId }, { token });
    expect(body.status.status).toBe(466);
    expect(await suite.status('getUserInfo', {}, { token })).toBe(0);
    const { ticket } = body.data as unknown as { ticket: string };
    const done = await bring(ticket, shownBy(key, suite.at()));
    expect(done.data?.userNm).toBe('has-factor');
    expect(await suite.status('getUserInfo', {}, { token })).toBe(100442);
    const line = { actor: plain, action: 'sign-in', detail: { way: 'switch', from: plain, factor: 'totp' } };
    expect((await linesOf(accountId)).at(-1)).toMatchObject(line);
    expect((await linesOf(plain)).at(-1)).toMatchObject({ action: 'switch-account', detail: { to: accountId } });
  });

  test('a switch is over when the session it came from has ended meanwhile', async () => {
    const { accountId, key } = await accountWithApp('left-behind');
    await linkAccounts(suite.db, await suite.account('gone', password), accountId);
    const token = await suite.server.signIn('gone', password);
    const { body } = await suite.server.call('switchAccount', { userId: accountId }, { token });
    const { ticket } = body.data as unknown as { ticket: string };
    await suite.status('logout', {}, { token });
    expect((await bring(ticket, shownBy(key, suite.at()))).status.status).toBe(100442);
  });
});
