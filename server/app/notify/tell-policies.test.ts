import { expect, test } from '@jest/globals';
import type { CallData } from '@portal/contract';
import { useContentServer } from '../../content/content-test-kit.ts';
import { writePolicies } from '../../content/policy/write-policies.ts';
import type { PolicyRecord } from '../../content/records.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { messagesTo } from '../../testing/outbox.ts';
import { tellPolicies } from './tell-policies.ts';

const to = 'policies@example.com';

describeOnBothStores('policies that are followed', (place) => {
  const suite = useContentServer(place);
  const parts = (send = suite.server.settings.dataFolder) => ({
    db: suite.db,
    clock: () => suite.now,
    origin: () => 'https://portal.example',
    log: () => null,
    gateways: { send: send === '' ? () => Promise.reject(new Error('down')) : (message: object) => outbox(message) },
  });
  const sent: { to: string; subject: string; text: string }[] = [];
  const outbox = async (message: object) => void sent.push(message as never);
  const policy = (key: string, more: Partial<PolicyRecord> = {}): PolicyRecord => {
    const text = {
      title: `Policy ${key}`,
      summary: '',
      region: 'Shanghai',
      issuer: 'Office',
      body: [],
      figures: [],
    };
    return {
      ...({ key, level: 'city', region: '3101', kind: 'tax', issuedOn: '20261001' } as const),
      ...({ effectiveFrom: '20261001', effectiveTo: '', sourceUrl: '' } as const),
      texts: { zh_CN: text, en: text },
      ...more,
    };
  };
  const bring = (...records: PolicyRecord[]) =>
    suite.db.transaction().execute((store) => writePolicies(store, 'own', records));
  const titles = ({ items }: CallData<'followedPolicies'>) => items.map(({ title }) => title);

  test('what is followed is kept as a whole; the newest of it is shown, of a province that of its cities too', async () => {
    expect(await suite.ask('policyFollows')).toEqual({ topics: [], places: [], mail: false });
    expect(await suite.ask('followedPolicies')).toEqual({ items: [], total: 0 });
    const wanted = { topics: ['safety', 'safety'], places: ['31'], mail: false };
    await suite.ask('savePolicyFollows', wanted);
    expect(await suite.ask('policyFollows')).toEqual({ topics: ['safety'], places: ['31'], mail: false });
    const before = await suite.ask('followedPolicies');
    expect(before.total).toBeGreaterThan(0);
    await bring(policy('a', { issuedOn: '20261014' }), policy('b', { region: '4403', issuedOn: '20261014' }));
    const after = await suite.ask('followedPolicies');
    expect([after.total, titles(after)[0]]).toEqual([before.total + 1, 'Policy a']);
    await suite.ask('savePolicyFollows', { topics: [], places: [], mail: true });
    expect(await suite.ask('policyFollows')).toEqual({ topics: [], places: [], mail: false });
  });

  test('what comes after is told by mail, once, in the language in which it was followed, by the rights of the moment', async () => {
    await suite.db.updateTable('account').set({ email: to }).where('user_name', '=', 'demo').execute();
    await suite.ask('savePolicyFollows', { topics: ['safety'], places: ['3101'], mail: true }, 'en');
    await tellPolicies(parts());
    expect(sent).toEqual([]);
    await bring(
      policy('a'),
      policy('c'),
      policy('d', { region: '4403' }),
      policy('e', { kind: 'safety', region: 'cn' }),
    );
    await tellPolicies(parts(''));
    await tellPolicies(parts());
    // A mail that failed waits for its turn.
    expect(sent).toEqual([]);
    suite.now += 11 * 60_000;
    await Promise.all([tellPolicies(parts()), tellPolicies(parts())]);
    expect(sent.map((message) => [message.to, message.subject])).toEqual([
      [to, '[Industry policy] 2 new policies on what you follow'],
    ]);
    expect(sent[0]?.text).toMatch(
      /Policy c\nCity · Shanghai · Tax · 2026-10-01\nhttps:\/\/portal\.example\/policy\/policies\?id=/,
    );
    expect(sent[0]?.text).not.toMatch(/Policy [ad]/);
    const grants = suite.db.updateTable('account_product');
    await grants.set({ to_ymd: '20200101' }).execute();
    await bring(policy('f'));
    await tellPolicies(parts());
    await grants.set({ to_ymd: '20991231' }).execute();
    await tellPolicies(parts());
    expect(sent).toHaveLength(1);
    const actions = await suite.db
      .selectFrom('audit')
      .select('outcome')
      .where('action', '=', 'tell-policies')
      .execute();
    expect(actions.map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused']);
    expect(messagesTo(suite.server.settings.dataFolder, to)).toEqual([]);
  });
});
