import { expect, test } from '@jest/globals';
import { useAccountServer } from '../../accounts/account-test-kit.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { settleWatch } from '../../watches/stored/watch-store.ts';
import { administered } from '../administration-test-kit.ts';

describeOnBothStores('watches of all accounts', (place) => {
  const suite = useAccountServer(place);
  const { administrator, person, ask } = administered(suite);

  const put = (accountId: string, id: string, more: object = {}) =>
    suite.db
      .insertInto('watch')
      .values({
        watch_id: id,
        account_id: accountId,
        name: `Seal ${id}`,
        product: 'sales',
        sheet: '{}',
        more: '[]',
        rule: '{"kind":"monthly"}',
        view_id: null,
        deck_id: null,
        file_format: 'xlsx',
        says_zh: '每月一次',
        says_en: 'Every month',
        language: 'en',
        state: 'active',
        note_zh: '',
        note_en: '',
        seen_at: 0,
        next_at: null,
        leased_until: 0,
        told_at: null,
        created_at: 5,
        ...more,
      })
      .execute();

  test('S2.159 an administrator sees whose watches send nothing and why, and pauses one; its owner reads the reason', async () => {
    const admin = await administrator('Portal', 'admin');
    const [wang, li] = [await administrator('Alpha'), await person('Beta')];
    await put(wang.userId, 'fine');
    await put(wang.userId, 'silent', { note_en: 'No address.', note_zh: '没有地址。', created_at: 7 });
    await put(li.userId, 'ended', { state: 'stopped', note_en: 'No right.', note_zh: '无权限。' });
    const lines = async (query: object = {}) => (await ask(admin, 'listAllWatches', query)).data?.lines ?? [];
    const idsOf = async (query: object) => (await lines(query)).map(({ id }) => id);
    expect(await idsOf({ userNm: wang.name })).toEqual(['silent', 'fine']);
    expect(await idsOf({ condition: 'stopped' })).toEqual(['ended']);
    expect(await idsOf({ condition: 'trouble' })).toEqual(['silent', 'ended']);
    expect((await lines({ userNm: wang.name }))[0]).toMatchObject({
      userNm: wang.name,
      name: 'Seal silent',
      says: 'Every month',
      note: 'No address.',
      sentAt: null,
    });
    expect((await ask(admin, 'pauseAccountWatch', { id: 'silent', reason: ' ' })).msg2Client).toMatch(/^Reason: /);
    expect((await ask(admin, 'pauseAccountWatch', { id: 'silent', reason: 'bounces' })).data?.text).toMatch(/paused/);
    expect((await ask(wang, 'listWatches')).data?.watches.find(({ watchId }) => watchId === 'silent')).toMatchObject({
      state: 'paused',
      note: 'Paused by an administrator: bounces',
    });
    expect((await ask(admin, 'pauseAccountWatch', { id: 'silent', reason: 'again' })).refusal).toBe(
      'watches.not-found',
    );
    const traced = await suite.db
      .selectFrom('audit')
      .select(['account_id', 'detail'])
      .where('action', '=', 'pause-watch')
      .where('outcome', '=', 'done')
      .execute();
    expect(traced).toEqual([{ account_id: wang.userId, detail: '{"watch":"silent","reason":"bounces"}' }]);
  });

  test('S2.159 support does not see what they are about and pauses none; the others see nothing', async () => {
    const [support, wang] = [await administrator('Portal', 'support'), await person('Gamma')];
    await put(wang.userId, 'secret');
    const { data } = await ask(support, 'listAllWatches', { userNm: wang.name });
    expect(data?.lines).toMatchObject([{ id: 'secret', userNm: wang.name, name: '', says: '' }]);
    const pause = await ask(support, 'pauseAccountWatch', { id: 'secret', reason: 'why' });
    expect(pause.refusal).toBe('accounts.role-missing');
    for (const role of ['analyst', 'company-admin', 'data-operator', 'developer'])
      expect((await ask(await administrator('Others', role), 'listAllWatches')).refusal).toBe('accounts.role-missing');
  });

  test('one that is paused while it is sent keeps the reason, and is given back', async () => {
    const admin = await administrator('Portal', 'admin');
    const wang = await person('Epsilon');
    await put(wang.userId, 'sending', { leased_until: 99 });
    await ask(admin, 'pauseAccountWatch', { id: 'sending', reason: 'bounces' });
    const given = { watch_id: 'sending', rule: '{"kind":"monthly"}' };
    await settleWatch(suite.db, given, { note_en: '', note_zh: '', next_at: 5, told_at: 8 });
    const row = await suite.db
      .selectFrom('watch')
      .select(['state', 'note_en', 'next_at', 'told_at', 'leased_until'])
      .where('watch_id', '=', 'sending')
      .executeTakeFirstOrThrow();
    expect({ ...row, told_at: Number(row.told_at), leased_until: Number(row.leased_until) }).toEqual({
      state: 'paused',
      note_en: 'Paused by an administrator: bounces',
      next_at: null,
      told_at: 8,
      leased_until: 0,
    });
  });

  test('older watches come by portions, each once', async () => {
    const [admin, wang] = [await administrator('Portal', 'admin'), await person('Delta')];
    for (let at = 0; at < 51; at += 1) await put(wang.userId, `many-${at}`, { created_at: Math.floor(at / 2) });
    const first = (await ask(admin, 'listAllWatches', { userNm: wang.name })).data;
    const rest = (await ask(admin, 'listAllWatches', { userNm: wang.name, after: first?.next })).data;
    expect([first?.lines.length, rest?.lines.length, rest?.next]).toEqual([50, 1, null]);
    expect(new Set([...(first?.lines ?? []), ...(rest?.lines ?? [])].map(({ id }) => id)).size).toBe(51);
  });
});
