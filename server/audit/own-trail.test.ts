import { expect, test } from '@jest/globals';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { useAccountServer } from '../accounts/account-test-kit.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { type AuditEntry, writeAudit } from './audit.ts';
import { linesAtOnce } from './own-trail.ts';

const ajv = new Ajv({ strict: false });

describeOnBothStores('what people read of their own trail', (place) => {
  const suite = useAccountServer(place);
  const right = 'Secret-2027';

  const someone = async (userName: string) => {
    const accountId = await suite.account(userName, right);
    const token = await suite.server.signIn(userName, right);
    const write = (entry: Partial<AuditEntry>) =>
      writeAudit(suite.db, { at: suite.at(), actor: accountId, action: 'export', accountId, ...entry });
    const read = async (after?: string) => {
      const { body } = await suite.server.call('listOwnTrail', after === undefined ? {} : { after }, { token });
      return body;
    };
    return { accountId, token, write, read };
  };

  test('the newest first, with the way, what came of it, by whom and from which network; nothing else of it', async () => {
    const { accountId, write, read } = await someone('reader');
    const address = '203.0.113.77';
    await write({ at: suite.at() + 1, actor: 'nobody', action: 'sign-in', outcome: 'refused', address });
    await write({ at: suite.at() + 2, actor: 'operator olga', action: 'grant', detail: { products: ['sales'] } });
    await write({
      at: suite.at() + 3,
      actor: 'key 00ff',
      action: 'use-key',
      outcome: 'closed',
      address: '2001:db8:12:34::',
    });
    await write({ at: suite.at() + 4, actor: 'another-account', action: 'sign-in', detail: { way: 'switch' } });
    await write({ at: suite.at() + 5, actor: 'another-account', action: 'rename-account', detail: { from: 'olga' } });
    const { data } = await read();
    expect(ajv.validate(schemas.listOwnTrail.data, data)).toBe(true);
    expect(data?.next).toBeNull();
    const reported = data?.lines.map(({ id, at, ...line }) => line);
    expect(reported).toEqual([
      { action: 'rename-account', way: '', outcome: 'done', by: 'operator', address: '' },
      { action: 'sign-in', way: 'switch', outcome: 'done', by: 'other', address: '' },
      { action: 'use-key', way: '', outcome: 'closed', by: 'program', address: '2001:db8:12::' },
      { action: 'grant', way: '', outcome: 'done', by: 'operator', address: '' },
      { action: 'sign-in', way: '', outcome: 'refused', by: 'nobody', address: '203.0.113.0' },
      { action: 'sign-in', way: 'password', outcome: 'done', by: 'self', address: '127.0.0.0' },
    ]);
    // Without the ids: chance may write any four signs into one.
    expect(JSON.stringify(reported)).not.toMatch(/olga|00ff|another-account|203\.0\.113\.77|products/);
    expect(JSON.stringify(data)).not.toContain(accountId);
  });

  test('it goes on where it ended, each line once, also where many were written in one instant', async () => {
    const { write, read } = await someone('paged');
    for (let number = 0; number < linesAtOnce * 2; number += 1) await write({ at: suite.at() + (number % 3) });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { data } = await read(after);
      expect(data?.lines.length).toBeLessThanOrEqual(linesAtOnce);
      seen.push(...(data?.lines ?? []).map(({ id }) => id));
      after = data?.next ?? undefined;
    } while (after !== undefined);
    expect(seen).toHaveLength(linesAtOnce * 2 + 1);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('of nobody else, and by nobody who is not signed in', async () => {
    const [one, other] = [await someone('one'), await someone('other')];
    await other.write({ action: 'export' });
    const { data: foreign } = await other.read();
    const newest = foreign?.lines[0];
    const { data } = await one.read(`${(newest?.at ?? 0) + 1}.${newest?.id}`);
    expect(data?.lines.map(({ action }) => action)).toEqual(['sign-in']);
    expect(await suite.status('listOwnTrail', {})).toBe(100440);
    const { token } = one;
    expect(await suite.status('listOwnTrail', { after: "1.x' or 1=1" }, { token })).toBe(400);
  });
});
