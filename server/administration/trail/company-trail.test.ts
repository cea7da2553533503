import { expect, test } from '@jest/globals';
import { companyTrailActions } from '@portal/contract';
import { useAccountServer } from '../../accounts/account-test-kit.ts';
import { type AuditEntry, writeAudit } from '../../audit/index.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { administered } from '../administration-test-kit.ts';

describeOnBothStores('the trail that who administers a company reads', (place) => {
  const suite = useAccountServer(place);
  const { administrator, person, ask } = administered(suite);
  const write = (entry: Partial<AuditEntry> & Pick<AuditEntry, 'actor' | 'action' | 'accountId'>) =>
    writeAudit(suite.db, { at: suite.at(), address: '203.0.113.77', ...entry });

  test('S2.159 has lines about the own people alone, of the actions that are open, and of others neither name nor address', async () => {
    const own = await administrator('Alpha', 'company-admin');
    const [colleague, foreign] = [await person('Alpha'), await person('Beta')];
    const staff = await person('Alpha', { real_name: 'Olga' }, 'support');
    const accountId = colleague.userId;
    suite.pass(10);
    const detail = { products: ['sales'], operator: 'olga', from: 'Olga', company: 'Beta', note: 'secret' };
    await write({ actor: staff.userId, action: 'grant', accountId, detail });
    await write({ actor: 'operator olga', action: 'suspend', accountId, at: suite.at() + 1 });
    await write({ actor: foreign.userId, action: 'rename-account', accountId, at: suite.at() + 2 });
    await write({ actor: 'key 00ff', action: 'export', accountId, at: suite.at() + 3 });
    await write({ actor: accountId, action: 'sign-in', accountId, at: suite.at() + 4, detail: { way: 'password' } });
    await write({ actor: 'nobody', action: 'sign-in', accountId, at: suite.at() + 5, outcome: 'refused' });
    // None of these is theirs to read.
    await write({ actor: own.userId, action: 'set-roles', accountId });
    await write({ actor: accountId, action: 'open-report', accountId, detail: { what: 'secret' } });
    await write({ actor: own.userId, action: 'grant', accountId: '' });
    await write({ actor: own.userId, action: 'grant', accountId: foreign.userId });
    await write({ actor: own.userId, action: 'grant', accountId: staff.userId });
    const { lines = [] } = (await ask(own, 'readTrail', { userNm: colleague.name })).data ?? {};
    expect(
      lines.map(({ action, actor, actorNm, address, detail }) => [action, actor, actorNm, address, detail]),
    ).toEqual([
      ['sign-in', 'nobody', 'nobody signed in', '203.0.113.0', ''],
      ['sign-in', accountId, colleague.name, '203.0.113.0', '{"way":"password"}'],
      ['export', 'program', 'a program', '', ''],
      ['rename-account', 'outside', 'outside the company', '', ''],
      ['suspend', 'outside', 'outside the company', '', ''],
      ['grant', 'outside', 'outside the company', '', '{"products":["sales"]}'],
    ]);
    const all = (await ask(own, 'readTrail', {})).data?.lines ?? [];
    expect(new Set(all.map(({ userNm }) => userNm))).toEqual(new Set([own.name, colleague.name]));
    const whole = JSON.stringify(all);
    for (const hidden of [foreign.name, foreign.userId, staff.name, staff.userId, 'olga', '00ff', 'secret', '113.77'])
      expect([hidden, whole.includes(hidden)]).toEqual([hidden, false]);
    expect((await ask(own, 'readTrail', { action: 'set-roles' })).data?.lines).toEqual([]);
    const { csv = '', lines: count } = (await ask(own, 'exportTrail', { userNm: colleague.name })).data ?? {};
    expect(count).toBe(6);
    expect(csv).not.toMatch(/olga|00ff|secret|113\.77/i);
    expect(csv).not.toContain(staff.userId);
    const chief = await administrator('Portal', 'admin');
    expect((await ask(chief, 'readTrail', { userNm: colleague.name })).data?.lines).toHaveLength(8);
  });

  test('an account of another company, or none, is none; what came before somebody joined stays where it was', async () => {
    const own = await administrator('Gamma', 'company-admin');
    const chief = await administrator('Portal', 'admin');
    const foreign = await person('Delta');
    for (const userNm of [foreign.name, 'nobody.here'])
      for (const call of ['readTrail', 'exportTrail'] as const)
        expect((await ask(own, call, { userNm })).refusal).toBe('administration.no-account');
    await write({ actor: foreign.userId, action: 'export', accountId: foreign.userId });
    suite.pass(10);
    await ask(chief, 'setAccountCompany', { userId: foreign.userId, compId: own.compId });
    suite.pass(10);
    await write({ actor: own.userId, action: 'suspend', accountId: foreign.userId });
    const { lines = [] } = (await ask(own, 'readTrail', { userNm: foreign.name })).data ?? {};
    expect(lines.map(({ action, actorNm }) => [action, actorNm])).toEqual([['suspend', own.name]]);
  });

  test('is read by nobody without the role, and by nobody without a company', async () => {
    for (const by of [await administrator('Gamma', 'analyst'), await administrator('', 'company-admin')])
      for (const call of ['readTrail', 'exportTrail'] as const)
        expect((await ask(by, call)).refusal).toBe('accounts.role-missing');
    expect(new Set(companyTrailActions).size).toBe(companyTrailActions.length);
  });
});
