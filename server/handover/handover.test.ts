import { expect, test } from '@jest/globals';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { useAccountServer } from '../accounts/account-test-kit.ts';
import { linkAccounts } from '../accounts/index.ts';
import { endKey, makeKey } from '../keys/index.ts';
import { forgetOld } from '../state/forget-old.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { codeLife } from './codes.ts';
import { passingHandOvers } from './passing-hand-overs.ts';

const ajv = new Ajv({ strict: false });

describeOnBothStores('sign-in from another system', (place) => {
  const suite = useAccountServer(place);
  let count = 0;

  /** A system with a key of its own, and somebody who is linked with it. */
  const system = async (rights: readonly 'hand-over'[] = ['hand-over']) => {
    count += 1;
    const [own, person] = [`system-${count}`, `person-${count}`];
    const [ownId, personId] = [await suite.account(own, 'Secret-2027'), await suite.account(person, 'Secret-2027')];
    await linkAccounts(suite.db, ownId, personId);
    const may = { label: 'intranet', products: [], rights, callsAMinute: 1000, to: '20991231' };
    return { own, person, ownId, personId, ...(await makeKey(suite.db, ownId, may, suite.at())) };
  };
  const issue = async (key: string, userNm: string) => {
    const { body } = await suite.server.call('issueHandOver', { userNm }, { key });
    return { status: body.status.status, refusal: body.status.refusal, code: '', ...body.data };
  };
  const ask = async (name: 'readHandOver' | 'handOverLogin', code: string) => {
    const { body } = await suite.server.call(name, { code, channel: 1 });
    return { refusal: body.status.refusal, data: body.data };
  };
  const over = { refusal: 'handover.over', data: null };

  test('S2.028 a code says whom it signs in, does so once, and is kept nowhere', async () => {
    const { secret, person, personId } = await system();
    const { code, path, expireTime } = await issue(secret, ` ${person.toUpperCase()} `);
    expect(path).toBe(`/autoLogin?code=${code}`);
    expect(expireTime).toBe(suite.at() + codeLife);
    const who = { userId: personId, userNm: person, realNm: 'Test', compNm: 'Example' };
    expect((await ask('readHandOver', code)).data).toEqual(who);
    expect((await ask('readHandOver', code)).data).toEqual(who);
    const { data } = await ask('handOverLogin', code);
    expect(ajv.validate(schemas.handOverLogin.data, data)).toBe(true);
    const token = data && 'token' in data ? data.token : '';
    const { body } = await suite.server.call('getUserInfo', {}, { token });
    expect(body.data).toMatchObject({ userNm: person, session: { idleHours: 12 } });
    expect(await ask('handOverLogin', code)).toEqual(over);
    expect(await ask('readHandOver', code)).toEqual(over);
    expect(await suite.everything()).not.toContain(code);
  });

  test('two browsers with one code: one is signed in', async () => {
    const { secret, person } = await system();
    const { code } = await issue(secret, person);
    const both = await Promise.all([1, 2, 3].map(() => ask('handOverLogin', code)));
    expect(both.map(({ refusal }) => refusal ?? 'done').sort()).toEqual(['done', over.refusal, over.refusal]);
  });

  test('a code that is too old, or that nobody made, signs nobody in, and is forgotten', async () => {
    const { secret, person } = await system();
    const { code } = await issue(secret, person);
    suite.pass(codeLife - 1);
    expect((await ask('readHandOver', code)).refusal).toBeUndefined();
    suite.pass(1);
    expect(await ask('readHandOver', code)).toEqual(over);
    expect(await ask('handOverLogin', code)).toEqual(over);
    expect(await ask('handOverLogin', 'nobody-made-this')).toEqual(over);
    await forgetOld(suite.db, passingHandOvers, suite.at() + 1);
    expect(await suite.db.selectFrom('hand_over').selectAll().execute()).toEqual([]);
  });

  test('what is taken back meanwhile holds: the key, the link, the account', async () => {
    const [ended, unlinked, closed] = [await system(), await system(), await system()];
    const codes = await Promise.all([ended, unlinked, closed].map(({ secret, person }) => issue(secret, person)));
    await endKey(suite.db, ended.keyId, suite.at());
    await suite.db.deleteFrom('account_link').where('account_id', '=', unlinked.ownId).execute();
    await suite.db.updateTable('account').set({ state: '4' }).where('account_id', '=', closed.personId).execute();
    const refusals = await Promise.all(codes.map(async ({ code }) => (await ask('handOverLogin', code)).refusal));
    expect(refusals).toEqual([over.refusal, over.refusal, 'accounts.suspended']);
  });

  test('a key signs in itself and who is linked to it, and tells of nobody else whether there is one', async () => {
    const [one, other] = [await system(), await system()];
    expect((await issue(one.secret, one.own)).status).toBe(0);
    for (const name of [other.person, other.own, 'nobody-at-all']) {
      expect(await issue(one.secret, name)).toMatchObject({ status: 403, refusal: 'handover.not-linked' });
    }
  });

  test('no session and no key without the right asks for a code', async () => {
    const { person } = await system();
    const { secret } = await system([]);
    expect(await issue(secret, person)).toMatchObject({ refusal: 'keys.right-missing' });
    const token = await suite.server.signIn('admin', 'Portal-2026-admin');
    const { body } = await suite.server.call('issueHandOver', { userNm: 'admin' }, { token });
    expect(body.status).toMatchObject({ refusal: 'keys.call-needs-key' });
  });

  test('the trail names the key that asked and the one that signed in, and never the code', async () => {
    const { secret, person, personId, keyId } = await system();
    const { code } = await issue(secret, person);
    await ask('handOverLogin', code);
    await ask('handOverLogin', code);
    const rows = await suite.db.selectFrom('audit').selectAll().where('account_id', '=', personId).execute();
    const lines = rows.map(({ actor, action, outcome, detail }) => [actor, action, outcome, JSON.parse(detail)]);
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        [`key ${keyId}`, 'issue-hand-over', 'done', {}],
        [personId, 'sign-in', 'done', { way: 'hand-over', key: keyId }],
      ]),
    );
    const refused = await suite.db.selectFrom('audit').selectAll().where('outcome', '=', 'refused').execute();
    expect(refused.map(({ detail }) => JSON.parse(detail))).toContainEqual({
      way: 'hand-over',
      refusal: over.refusal,
    });
  });
});
