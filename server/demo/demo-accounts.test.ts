import { expect, test } from '@jest/globals';
import { useAccountServer } from '../accounts/account-test-kit.ts';
import { findByName, findLinked, rolesOf } from '../accounts/people/account-store.ts';
import { knownProducts } from '../products/known-products.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { removeDemoAccounts, writeDemoAccounts } from './demo-accounts.ts';

describeOnBothStores('demo accounts', (place) => {
  const suite = useAccountServer(place);

  test('the demonstration is linked in every state, and writing it again changes nothing', async () => {
    const before = await suite.everything();
    await writeDemoAccounts(suite.db, knownProducts());
    expect((await suite.everything()) === before).toBe(true);
    const demo = await findByName(suite.db, 'demo');
    const linked = await findLinked(suite.db, demo?.account_id ?? '');
    expect(linked.map(({ user_name }) => user_name)).toEqual([
      'demo-expired',
      'demo-new',
      'demo-south',
      'demo-suspended',
    ]);
    expect(demo?.created_at).toBeLessThan(Math.min(...linked.map(({ created_at }) => created_at)));
  });

  test('S7.019 a changed demo password is no published one, and the next start leaves it and its account alone', async () => {
    const token = await suite.server.signIn();
    const payload = { oldPwd: 'Portal-2026', newPwd: 'My-own-2026' };
    expect(await suite.status('updatePwd', payload, { token })).toBe(0);
    const changed = await findByName(suite.db, 'demo');
    expect(changed?.published_password).toBe(0);
    await suite.db
      .deleteFrom('account_role')
      .where('account_id', '=', changed?.account_id ?? '')
      .execute();
    await suite.db.deleteFrom('account_link').execute();
    await writeDemoAccounts(suite.db, knownProducts());
    const after = await findByName(suite.db, 'demo');
    expect(after).toEqual(changed);
    expect(await rolesOf(suite.db, after?.account_id ?? '')).toEqual([]);
    // Whoever knows a published password must not switch into an account that has a password of its own.
    expect(await findLinked(suite.db, after?.account_id ?? '')).toEqual([]);
    expect(await suite.status('simpleLogin', { userNm: 'demo', pwd: 'My-own-2026' })).toBe(0);
    expect(await suite.status('simpleLogin', { userNm: 'demo', pwd: 'Portal-2026' })).toBe(1);
  });

  test('put off, its companies go with what they bought, but not one of own accounts nor what was sold to that', async () => {
    const { db } = suite;
    await writeDemoAccounts(db, knownProducts());
    const all = await db.selectFrom('company_product').selectAll().execute();
    const [sold] = all;
    if (!sold) throw new Error('the demonstration has bought nothing');
    // The account whose password was changed is nobody's demonstration, and of the company that has bought.
    const own = await findByName(db, 'demo');
    expect([own?.published_password, own?.company_id]).toEqual([0, sold.company_id]);
    await db
      .updateTable('company_product')
      .set({ to_ymd: '20301231' })
      .where('product_id', '=', sold.product_id)
      .execute();
    await removeDemoAccounts(db);
    const names = async () => (await db.selectFrom('company').select('name').execute()).map(({ name }) => name);
    expect(await names()).toEqual(['示例汽车研究院']);
    expect(await db.selectFrom('company_product').selectAll().execute()).toEqual([{ ...sold, to_ymd: '20301231' }]);
    // What was left by a start before goes too, once nobody belongs to it.
    await db.deleteFrom('account').execute();
    await removeDemoAccounts(db);
    expect(await names()).toEqual([]);
    expect(await db.selectFrom('company_product').selectAll().execute()).toEqual([]);
  });
});
