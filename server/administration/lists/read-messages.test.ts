import { expect, test } from '@jest/globals';
import { useAccountServer } from '../../accounts/account-test-kit.ts';
import { openGateways, passingMessages } from '../../gateways/index.ts';
import { forgetOld } from '../../state/forget-old.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { administered } from '../administration-test-kit.ts';

const day = 24 * 60 * 60 * 1000;

describeOnBothStores('messages to people', (place) => {
  const suite = useAccountServer(place);
  const { administrator, person, ask } = administered(suite);

  test('S2.159 support sees what became of a message, to whom, and nothing that it says', async () => {
    const [own, wang] = [await administrator('Portal', 'admin'), await person('Alpha')];
    const support = await administrator('Portal', 'support');
    await suite.db.updateTable('account').set({ phone: '13812345678' }).where('account_id', '=', wang.userId).execute();
    suite.pass(1000);
    const reset = await ask(own, 'resetAccountPassword', { userId: wang.userId, send: 'sms' });
    expect(reset.data?.secret).toBeUndefined();
    const line = { channel: 'sms', kind: 'account', receiver: '138****5678', outcome: 'outbox', note: '' };
    const named = { accounts: [{ userId: wang.userId, userNm: wang.name }], at: suite.at() };
    const { data } = await ask(support, 'listMessages', { userNm: wang.name });
    expect(data?.lines).toContainEqual({ ...line, ...named, id: expect.any(String) });
    const stored = await suite.db.selectFrom('message_log').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('13812345678');
    expect((await ask(support, 'listMessages', { userNm: own.name, outcome: 'outbox' })).data?.lines).toEqual([]);
    expect((await ask(support, 'listMessages', { userNm: 'nobody.here' })).refusal).toBe('administration.no-account');
    for (const role of ['analyst', 'company-admin', 'data-operator', 'developer'])
      expect((await ask(await administrator('Others', role), 'listMessages')).refusal).toBe('accounts.role-missing');
  });

  test('what a gateway refuses is noted with its answer and still fails; lines come by portions and are forgotten', async () => {
    const own = await administrator('Portal', 'admin');
    const settings = { sms: null, gatewayTime: 500, operator: {} };
    const mail = { url: 'smtp://127.0.0.1:9', from: 'portal@example.com' };
    const gateways = openGateways({ settings: { ...settings, mail } }, '/nowhere', { db: suite.db, clock: suite.at });
    const letter = {
      channel: 'email',
      to: 'li@example.com',
      kind: 'code',
      subject: '',
      text: 'secret kx-4711',
    } as const;
    for (let sent = 0; sent < 51; sent += 1)
      await expect(gateways.send({ ...letter, values: {} })).rejects.toThrow(/./);
    await gateways.close();
    const first = (await ask(own, 'listMessages', { outcome: 'failed' })).data;
    expect(first?.lines).toHaveLength(50);
    expect(first?.lines[0]).toMatchObject({
      channel: 'email',
      kind: 'code',
      receiver: 'l***@example.com',
      accounts: [],
    });
    expect(first?.lines[0]?.note).toMatch(/./);
    // No hexadecimal id has such letters by chance.
    expect(JSON.stringify(first)).not.toContain('kx-4711');
    const rest = (await ask(own, 'listMessages', { outcome: 'failed', after: first?.next })).data;
    expect([rest?.lines.length, rest?.next]).toEqual([1, null]);
    expect(new Set([...(first?.lines ?? []), ...(rest?.lines ?? [])].map(({ id }) => id)).size).toBe(51);
    await forgetOld(suite.db, passingMessages, suite.at() + 31 * day);
    expect((await ask(own, 'listMessages')).data?.lines).toEqual([]);
  });
});
