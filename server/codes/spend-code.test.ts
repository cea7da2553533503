import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { messageEvent } from '@portal/contract';
import type { Refusal } from '../kernel/refusals/refusal.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { codeRules } from './code-rules.ts';
import { type CodeServer, otherThan, startCodeServer } from './codes-test-kit.ts';
import { checkCode, consumeCode, spendCode } from './spend-code.ts';

const contact = '13911112222';
const login = { event: messageEvent.login, contact, accountId: null };

describeOnBothStores('spending codes', (place) => {
  let server: CodeServer;
  let accountId = '';
  let token = '';

  beforeAll(async () => {
    server = await startCodeServer(databaseSetting(await place()));
    token = await server.signIn();
    accountId = (await server.call('getUserInfo', {}, { token })).body.data?.userId ?? '';
  });
  afterAll(() => server?.close());
  beforeEach(() => server.forget());

  const get = () => server.sendAndRead('sendVerificationCode', contact);
  const spend = (code: string, purpose = login) => spendCode(server.stores.state.db, purpose, code, server.time.now);
  const hint = async (code: string, purpose: Parameters<typeof spendCode>[1] = login) => {
    const refusal = await spendCode(server.stores.state.db, purpose, code, server.time.now).catch((error) => error);
    return (refusal as Refusal | undefined)?.hint ?? 'spent';
  };

  test('a code works once', async () => {
    const code = await get();
    await spend(code);
    expect(await hint(code)).toBe('no code that works');
  });

  test('of twenty uses at the same instant one wins', async () => {
    const code = await get();
    const hints = await Promise.all(Array.from({ length: 20 }, () => hint(code)));
    expect(hints.filter((each) => each === 'spent')).toHaveLength(1);
  });

  test('a code lives five minutes', async () => {
    const code = await get();
    server.time.now += 5 * 60_000 - 1;
    expect(await hint(otherThan(code))).toBe('wrong code');
    server.time.now += 1;
    expect(await hint(otherThan(code))).toBe('no code that works');
    expect(await hint(code)).toBe('no code that works');
  });

  test('five wrong tries lock it, and it stays locked until a new one is sent', async () => {
    const code = await get();
    for (let count = 1; count < codeRules.wrongTries; count++) expect(await hint(otherThan(code))).toBe('wrong code');
    expect(await hint(otherThan(code))).toBe('code locked');
    expect(await hint(code)).toBe('code locked');
    server.time.now += codeRules.pause;
    const next = await get();
    if (next !== code) expect(await hint(code)).toBe('wrong code');
    await spend(next);
  });

  test('a right code counts for nothing once wrong tries beside it have locked it, or its time is over', async () => {
    const { db } = server.stores.state;
    const code = await get();
    const locked = await checkCode(db, login, code, server.time.now);
    for (let count = 0; count < codeRules.wrongTries; count++) await hint(otherThan(code));
    await expect(consumeCode(db, locked, server.time.now)).rejects.toThrow(/no longer valid/);
    server.time.now += codeRules.pause;
    const late = await checkCode(db, login, await get(), server.time.now);
    await expect(consumeCode(db, late, server.time.now + codeRules.life)).rejects.toThrow(/no longer valid/);
    await consumeCode(db, late, server.time.now);
  });

  test('the right code after four wrong ones works', async () => {
    const code = await get();
    for (let count = 1; count < codeRules.wrongTries; count++) await hint(otherThan(code));
    await spend(code);
  });

  test('wrong tries at the same instant lock it as well, and no more than five are compared', async () => {
    const code = await get();
    const hints = await Promise.all(Array.from({ length: 30 }, () => hint(otherThan(code))));
    expect(hints.filter((each) => each === 'wrong code')).toHaveLength(codeRules.wrongTries - 1);
    expect(hints.filter((each) => each === 'code locked')).toHaveLength(30 - codeRules.wrongTries + 1);
    expect(await hint(code)).toBe('code locked');
  });

  test('only the newest code of a purpose works', async () => {
    const code = await get();
    server.time.now += codeRules.pause;
    let next = await get();
    while (next === code) {
      server.time.now += codeRules.pause;
      next = await get();
    }
    expect(await hint(code)).toBe('wrong code');
    await spend(next);
    expect(await hint(code)).toBe('no code that works');
  });

  test('a code is good for its event, its contact and its account only', async () => {
    const code = await get();
    expect(await hint(code, { ...login, event: messageEvent.bind })).toBe('no code that works');
    expect(await hint(code, { ...login, contact: '13911113333' })).toBe('no code that works');
    expect(await hint(code, { ...login, accountId })).toBe('no code that works');
    await spend(code);
    server.time.now += codeRules.pause;
    const bind = { event: messageEvent.bind, contact, accountId };
    const bindCode = await server.sendAndRead('sendBindCode', contact, { token });
    expect(await hint(bindCode, { ...bind, accountId: 'another' })).toBe('no code that works');
    expect(await hint(bindCode)).toBe('no code that works');
    await spendCode(server.stores.state.db, bind, bindCode, server.time.now);
  });

  test.each(['', '123', '12345', '12a4', "1' or '1'='1", '<b>1234</b>', '１２３４', '1'.repeat(100_000), '1234\n'])(
    'what is no code is a wrong one and counts no try (%#)',
    async (text) => {
      const code = await get();
      expect(await hint(text)).toBe('wrong code');
      const [row] = await server.stores.state.db.selectFrom('verification_code').selectAll().execute();
      expect(row?.wrong_tries).toBe(0);
      await spend(code);
    },
  );

  test('within a transaction it is refused as a fault of the program, because wrong tries would not count', async () => {
    const { db } = server.stores.state;
    const within = db.transaction().execute((transaction) => spendCode(transaction, login, '1234', server.time.now));
    await expect(within).rejects.toThrow(/wrong try must be counted/);
  });
});
