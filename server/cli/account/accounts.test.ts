import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { passwordFits } from '../../accounts/passwords/passwords.ts';
import { findLinked } from '../../accounts/people/account-store.ts';
import { beginSession, findSession } from '../../accounts/sessions/session-store.ts';
import { writeAudit } from '../../audit/audit.ts';
import { addFactor, factorsOf } from '../../factors/factor-store.ts';
import { countRecoveryCodes, giveRecoveryCodes } from '../../factors/recovery-codes.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { runAccount } from '../account-command.ts';
import { type AccountKit, noon, openAccountKit } from './account-test-kit.ts';

/** Runs a line as it stands. @returns its exit code, and what it complained of */
async function runLine({ env }: AccountKit, ...line: string[]): Promise<[code: number, complained: string]> {
  const complained: string[] = [];
  const code = await runAccount(line, {
    env,
    user: 'olga',
    clock: () => noon,
    say: () => undefined,
    complain: (text) => complained.push(text),
    readInput: async () => '',
  });
  return [code, complained.join('\n')];
}

describeOnBothStores('npm run account', (place) => {
  let kit: AccountKit;
  beforeAll(async () => {
    kit = await openAccountKit(await place());
  });
  afterAll(() => kit.close());

  const make = (name: string, ...more: string[]) =>
    kit.run('create', '--name', name, '--real-name', 'X', '--to', '20271231', ...more);
  const grantsOf = async (name: string) => {
    const { account_id } = await kit.account(name);
    const rows = await kit.db.selectFrom('account_product').selectAll().where('account_id', '=', account_id).execute();
    return rows.map(({ product_id, from_ymd, to_ymd }) => [product_id, from_ymd, to_ymd]);
  };

  test('link and unlink work both ways, tell sessions, and refuse what is not so', async () => {
    const [ann, bob] = [await kit.account('ann'), await kit.account('bob')];
    expect((await kit.run('link', 'ann', 'bob')).code).toBe(0);
    expect((await findLinked(kit.db, bob.account_id)).map(({ user_name }) => user_name)).toEqual(['ann']);
    expect((await kit.account('ann')).rights_changed_at).toBeGreaterThanOrEqual(noon);
    expect((await kit.account('bob')).rights_changed_at).toBeGreaterThanOrEqual(noon);
    expect((await kit.run('link', 'bob', 'ann')).code).toBe(0);
    expect((await kit.run('unlink', 'bob', 'ann')).code).toBe(0);
    expect(await findLinked(kit.db, ann.account_id)).toEqual([]);
    const again = await kit.run('unlink', 'ann', 'bob');
    expect([again.code, again.complained]).toEqual([1, '"ann" and "bob" are not linked.']);
    expect(await kit.run('link', 'ann', 'Ann')).toMatchObject({ code: 2 });
    expect((await kit.run('link', 'ann', 'none')).complained).toMatch(/no account "none"/);
  });

  test('suspend and resume change the state, once, and leave sessions alone', async () => {
    const { account_id } = await kit.account('bob');
    const token = await beginSession(kit.db, account_id, noon);
    expect((await kit.run('suspend', 'bob')).output).toBe('Account "bob" is now suspended.');
    expect((await kit.account('bob')).state).toBe('4');
    expect((await findSession(kit.db, token))?.session.ended_at).toBeNull();
    expect(await kit.run('suspend', 'bob')).toMatchObject({
      code: 1,
      complained: 'Account "bob" is already suspended.',
    });
    expect((await kit.run('resume', 'bob')).code).toBe(0);
    expect((await kit.account('bob')).state).toBe('1');
    expect((await kit.run('resume', 'bob')).code).toBe(1);
  });

  test('reset-factors takes the second factors and recovery codes away, and says which in the trail', async () => {
    const { account_id } = await kit.account('bob');
    await addFactor(kit.db, { account_id, kind: 'totp', name: '', secret: 'sealed', counter: 1, made_at: noon });
    await giveRecoveryCodes(kit.db, account_id);
    expect((await kit.run('show', 'bob')).output).toMatch(/^factors +totp$/m);
    const { code, output } = await kit.run('reset-factors', 'bob');
    expect([code, output]).toEqual([
      0,
      'Account "bob" has lost its second factors: 1. Its sign-in asks for none any more.',
    ]);
    expect(await factorsOf(kit.db, account_id)).toEqual([]);
    expect(await countRecoveryCodes(kit.db, account_id)).toBe(0);
    const line = (await kit.audit()).find(({ action }) => action === 'reset-factors');
    expect(line).toMatchObject({ actor: (await kit.account('ann')).account_id, account_id });
    expect(JSON.stringify(line?.detail)).toContain('totp');
    expect(await kit.run('reset-factors', 'bob')).toMatchObject({
      code: 1,
      complained: 'Account "bob" has no second factor.',
    });
  });

  test('two operators suspend at the same instant: one does, and the trail says so once', async () => {
    await make('shared');
    const ran = await kit.race(['suspend', 'shared'], ['suspend', 'shared']);
    expect(ran.map(({ complained }) => complained).sort()).toEqual(['', 'Account "shared" is already suspended.']);
    const { account_id } = await kit.account('shared');
    const lines = (await kit.audit()).filter((line) => line.account_id === account_id && line.action === 'suspend');
    expect(lines).toHaveLength(1);
  });

  test('extend moves the last day, and with it the products that end on that day', async () => {
    await make('eve', '--product', 'sales');
    await kit.run('grant', 'eve', 'price', '--to', '2027-06-30');
    expect((await kit.run('extend', 'eve', '--to', '2028-06-30')).code).toBe(0);
    const { active_to, rights_changed_at } = await kit.account('eve');
    expect(active_to).toBe('20280630');
    expect(rights_changed_at).toBeGreaterThanOrEqual(noon);
    expect((await grantsOf('eve')).map(([id, , to]) => [id, to]).sort()).toEqual([
      ['1000', '20280630'],
      ['1001', '20270630'],
    ]);
    expect((await kit.run('extend', 'eve')).complained).toBe('--to: is required.');
    expect((await kit.run('extend', 'eve', '--to', '2020-01-01')).code).toBe(2);
  });

  test('end-sessions ends those of one account or of all, and changes nothing else', async () => {
    const accounts = await Promise.all(['ann', 'bob'].map((name) => kit.account(name)));
    const begin = () => Promise.all(accounts.map(({ account_id }) => beginSession(kit.db, account_id, noon)));
    const open = async (tokens: string[]) => {
      const found = await Promise.all(tokens.map((token) => findSession(kit.db, token)));
      return found.map((each) => each?.session.ended_at === null);
    };
    expect((await kit.run('end-sessions', '--all')).code).toBe(0);
    const tokens = await begin();
    expect((await kit.run('end-sessions', 'ann')).output).toBe('Account "ann": sessions ended: 1.');
    expect(await open(tokens)).toEqual([false, true]);
    const more = await begin();
    expect((await kit.run('end-sessions', '--all')).output).toBe('Sessions ended, of all accounts: 3.');
    expect(await open([...tokens, ...more])).toEqual([false, false, false, false]);
    expect(await Promise.all(['ann', 'bob'].map((name) => kit.account(name)))).toEqual(accounts);
    for (const line of [['end-sessions'], ['end-sessions', 'ann', '--all']]) {
      expect(await kit.run(...line)).toMatchObject({ code: 2, complained: 'Name one account, or say --all.' });
    }
    const lines = (await kit.audit()).filter(({ action }) => action === 'end-sessions');
    expect(lines.map(({ account_id }) => account_id).sort()).toEqual(['', '', accounts[0]?.account_id].sort());
  });

  test('reset-password changes it, ends every session, and takes a typed one', async () => {
    const { account_id, password_hash } = await kit.account('ann');
    const token = await beginSession(kit.db, account_id, noon);
    const typed = await kit.runWith('Own-word-77\n', 'reset-password', 'ann', '--password-stdin');
    expect(typed.code).toBe(0);
    expect(typed.output).not.toContain('Own-word-77');
    const after = await kit.account('ann');
    expect(after.password_hash).not.toBe(password_hash);
    expect(after.password_until).toBe(noon + 14 * 24 * 60 * 60 * 1000);
    expect(await passwordFits(after.password_hash, 'Own-word-77')).toBe(true);
    expect((await findSession(kit.db, token))?.session).toMatchObject({ ended_at: noon, ended_reason: 'operator' });
    for (const [line, words] of [
      ['short\n', /^New password format error.* \[accounts\.password-unfit\]$/],
      ['Password1\n', /^This password is too common.* \[accounts\.password-common\]$/],
      ['ann-2027-ann\n', /^Most of this password comes from.* \[accounts\.password-personal\]$/],
      ['', /accounts\.password-unfit/],
    ] as const) {
      const { code, complained } = await kit.runWith(line, 'reset-password', 'ann', '--password-stdin');
      expect([code, complained]).toEqual([1, expect.stringMatching(words)]);
      expect((await kit.account('ann')).password_hash).toBe(after.password_hash);
    }
    const phone = { messaging_key: 'k'.repeat(64), messaging_name: 'Pixel' };
    await kit.db.updateTable('account').set(phone).where('user_key', '=', 'bob').execute();
    const sent = await kit.run('reset-password', 'bob', '--send', 'email');
    expect(sent.code).toBe(0);
    expect(await kit.account('bob')).toMatchObject(phone);
    expect((await kit.run('reset-password', 'bob', '--forget-phone')).output).toMatch(/its phone was unbound/);
    expect(await kit.account('bob')).toMatchObject({ messaging_key: '', messaging_name: '' });
    const written = (await kit.messages()).filter(({ to }) => to === 'bob@example.com');
    expect(written.map(({ channel, kind }) => [channel, kind]).slice(-3)).toEqual([
      ['email', 'notice'],
      ['email', 'account'],
      ['email', 'notice'],
    ]);
    expect(written.at(-1)?.text).toMatch(/已由管理员重置.*\n.*was reset by an operator/);
  });

  test('grant and revoke change products, days and rights', async () => {
    await make('finn');
    expect((await kit.run('grant', 'finn', 'sales', 'price', '--from', '2027-04-01')).code).toBe(0);
    expect((await grantsOf('finn')).sort()).toEqual([
      ['1000', '20270401', '20271231'],
      ['1001', '20270401', '20271231'],
    ]);
    expect((await kit.account('finn')).rights_changed_at).toBeGreaterThanOrEqual(noon);
    expect((await kit.run('revoke', 'finn', 'price')).code).toBe(0);
    expect((await grantsOf('finn')).map(([id]) => id)).toEqual(['1000']);
    const again = await kit.run('revoke', 'finn', 'price');
    expect([again.code, again.complained]).toEqual([1, 'Account "finn" has no access to price.']);
    expect((await kit.run('grant', 'finn', 'paint')).complained).toMatch(/unknown product "paint"/);
    expect((await kit.run('grant', 'finn', ',')).complained).toBe('<product>: is required.');
  });

  test('list filters by state, product and end, as a table and as JSON', async () => {
    await make('over', '--from', '2026-01-01', '--to', '2027-02-28');
    await make('soon', '--from', '2026-01-01', '--to', '2027-03-20', '--product', 'policy');
    await make('later', '--from', '2027-05-01');
    const names = async (...line: string[]) =>
      (JSON.parse((await kit.run('list', '--json', ...line)).output) as { userNm: string }[]).map(
        ({ userNm }) => userNm,
      );
    expect(await names('--state', 'expired')).toEqual(['over']);
    expect(await names('--state', 'not-opened')).toEqual(['later']);
    expect(await names('--expiring', '30')).toEqual(['soon']);
    expect(await names('--product', 'policy')).toEqual(['soon']);
    const { output } = await kit.run('list', '--expiring', '30', '--language', 'zh_CN');
    expect(output.split('\n')).toEqual([
      '用户名  姓名  公司  类型        状态  从          到          产品',
      'soon    X           enterprise  正常  2026-01-01  2027-03-20  policy',
    ]);
    expect((await kit.run('list', '--json')).output).not.toMatch(/argon2|password/);
    expect((await kit.run('list', '--expiring', 'x')).complained).toMatch(/^--expiring: must be a whole number/);
    expect((await kit.run('list', '--state', 'expired', '--product', 'policy')).output).toBe('No such accounts.');
  });

  test('show tells all of one account but its password', async () => {
    await kit.run('link', 'ann', 'eve');
    const { output } = await kit.run('show', 'ann');
    for (const words of ['13900000001', 'active', '2027-12-31', 'eve', 'sales  2027-03-01 ~ 2027-12-31']) {
      expect(output).toContain(words);
    }
    expect(output).not.toContain('argon2');
    expect(JSON.parse((await kit.run('show', 'ann', '--json')).output)).toMatchObject({
      userNm: 'ann',
      linked: ['eve'],
    });
  });

  test('every change stands in the audit trail with who did it, and no secret does', async () => {
    const { output } = await kit.run('audit', 'ann', '--limit', '2');
    expect(output.split('\n')).toHaveLength(3);
    const { account_id: ann } = await kit.account('ann');
    expect(output).toContain(`2027-03-01T04:00:00Z  ${ann}`);
    const lines = await kit.audit();
    for (const action of [
      'create',
      'link',
      'unlink',
      'suspend',
      'resume',
      'extend',
      'reset-password',
      'grant',
      'revoke',
    ]) {
      expect(lines.some((line) => line.action === action && line.actor === ann)).toBe(true);
    }
    expect(JSON.stringify(lines)).not.toMatch(/Own-word|Secret-2027|13900000001|bob@example|argon2/);
    expect(JSON.parse((await kit.run('audit', '--json', '--limit', '1')).output)).toHaveLength(1);
  });

  test('the trail is read by what, what came of it and when, and taken away whole as CSV and NDJSON', async () => {
    const { account_id } = await kit.account('ann');
    const day = 24 * 60 * 60 * 1000;
    const line = { actor: 'nobody', action: 'sign-in', accountId: account_id, address: '192.0.2.7' } as const;
    await writeAudit(kit.db, { ...line, at: noon - 2 * day, outcome: 'refused', detail: { way: 'password' } });
    await writeAudit(kit.db, { ...line, at: noon - day, outcome: 'closed', detail: { limit: '=cmd' } });
    await writeAudit(kit.db, { ...line, actor: '=1+1', at: noon - day });
    const queryOf = async (...options: string[]) =>
      (await kit.run('audit', 'ann', '--action', 'sign-in', '--format', 'ndjson', ...options)).output
        .split('\n')
        .map((text) => JSON.parse(text || 'null')?.outcome ?? null);
    expect(await queryOf()).toHaveLength(3);
    expect(await queryOf('--outcome', 'refused')).toEqual(['refused']);
    expect(await queryOf('--to', '2027-02-27')).toEqual(['refused']);
    expect((await queryOf('--from', '2027-02-28')).sort()).toEqual(['closed', 'done']);
    expect(await queryOf('--from', '2027-03-01')).toEqual([null]);
    expect(await queryOf('--limit', '1')).toHaveLength(1);
    expect((await kit.run('audit', '--outcome', 'lost')).code).toBe(2);
    const [head, ...rows] = (await kit.run('audit', '--action', 'sign-in', '--format', 'csv')).output.split('\n');
    expect(head).toBe('at,actor,action,outcome,account,account_id,address,detail');
    expect(rows).toContain(`2027-02-28T04:00:00.000Z,'=1+1,sign-in,done,ann,${account_id},192.0.2.7,{}`);
    expect(rows).toContain(
      `2027-02-27T04:00:00.000Z,nobody,sign-in,refused,ann,${account_id},192.0.2.7,"{""way"":""password""}"`,
    );
  });

  test('whoever changes something says who they are, and is told where they do not; the first account is made by nobody', async () => {
    const missing = await runLine(kit, 'suspend', 'bob');
    expect(missing).toEqual([
      2,
      'Say who does this: --by <your user name>. What is changed stands in the audit trail under that name.',
    ]);
    const unknown = await runLine(kit, 'suspend', 'bob', '--by', 'nobody');
    expect(unknown).toEqual([
      1,
      expect.stringMatching(/^--by: there is no account "nobody"\. Name your own user name/),
    ]);
    expect((await kit.account('bob')).state).toBe('1');
    expect(await runLine(kit, 'show', 'bob')).toEqual([0, '']);
    expect(await runLine(kit, 'show', 'bob', '--by', 'ann')).toEqual([2, expect.stringMatching(/no option --by/)]);
    expect(await runLine(kit, 'rename', 'bob', '--real-name', 'Robert', '--by', 'Bob')).toEqual([0, '']);
    const lines = await kit.audit();
    const bob = (await kit.account('bob')).account_id;
    expect(lines.find(({ action }) => action === 'rename-account')).toMatchObject({
      actor: bob,
      detail: { from: 'Bob', to: 'Robert', operator: 'olga' },
    });
    const first = lines.filter(({ action, actor }) => action === 'create' && actor === 'operator olga');
    expect(first.map(({ account_id }) => account_id)).toEqual([(await kit.account('ann')).account_id]);
  });

  test('what is refused leaves no line in the trail', async () => {
    const before = (await kit.audit()).length;
    await kit.run('resume', 'ann');
    await kit.run('unlink', 'ann', 'bob');
    await kit.run('revoke', 'ann', 'price');
    await make('ann');
    expect(await kit.audit()).toHaveLength(before);
  });
});
