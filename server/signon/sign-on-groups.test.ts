import { expect, test } from '@jest/globals';
import { grantProducts } from '../products/index.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { useSignOnServer } from './testing/sign-on-kit.ts';

describeOnBothStores('what the groups of a company open', (place) => {
  const suite = useSignOnServer(place);
  let count = 0;

  /** Somebody who has signed in once, with these groups. */
  const member = async (...groups: unknown[]) => {
    count += 1;
    const id = `member-${count}`;
    const email = `${id}@maker.example`;
    const says = (now: unknown) =>
      suite.provider.people.set(id, { name: 'Wang', email, email_verified: true, groups: now });
    says(groups);
    const { data } = await suite.signIn(id);
    const { userId = '', token = '' } = data ?? {};
    return {
      userId,
      token,
      async signInWith(now: unknown) {
        says(now);
        await suite.signIn(id);
        return suite.products(userId);
      },
    };
  };
  const productId = async (key: string) =>
    (await suite.db.selectFrom('product').select('product_id').where('key', '=', key).executeTakeFirstOrThrow())
      .product_id;

  test('is set anew at each sign-in, and open sessions learn of it', async () => {
    const { userId, token, signInWith } = await member('analysts', 'unknown');
    expect(await suite.products(userId)).toEqual(['price', 'sales']);
    expect(await signInWith(['analysts', 'readers'])).toEqual(['news', 'price', 'sales']);
    expect(await suite.accounts.status('listSessions', {}, { token })).toBe(100441);
    expect(await signInWith('readers')).toEqual(['news']);
    expect(await signInWith([])).toEqual([]);
    expect(await signInWith(['analysts'])).toEqual(['price', 'sales']);
    // A provider that says nothing of groups grants nothing.
    expect(await signInWith(undefined)).toEqual([]);
    const changes = (await suite.trail(userId)).filter(([, action]) => ['grant', 'revoke'].includes(String(action)));
    expect(changes.map(([actor, action, , detail]) => [actor, action, detail])).toEqual([
      ['provider maker', 'grant', { products: ['price', 'sales'] }],
      ['provider maker', 'grant', { products: ['news'] }],
      ['provider maker', 'revoke', { products: ['price', 'sales'] }],
      ['provider maker', 'revoke', { products: ['news'] }],
      ['provider maker', 'grant', { products: ['price', 'sales'] }],
      ['provider maker', 'revoke', { products: ['price', 'sales'] }],
    ]);
  });

  test('the same groups change nothing and leave no line', async () => {
    const { userId, signInWith } = await member('readers');
    const before = await suite.trail(userId);
    expect(await signInWith(['readers'])).toEqual(['news']);
    expect((await suite.trail(userId)).length).toBe(before.length + 1);
  });

  test('what somebody has granted stays, also where groups had granted it before', async () => {
    const { userId, signInWith } = await member('readers');
    const days = { from: '20240101', to: '20990101' };
    await grantProducts(suite.db, userId, [await productId('sales'), await productId('news')], days);
    expect(await signInWith([])).toEqual(['news', 'sales']);
    expect(await signInWith(['analysts'])).toEqual(['news', 'price', 'sales']);
    expect(await signInWith([])).toEqual(['news', 'sales']);
  });

  test('what somebody had granted until yesterday is granted by groups again', async () => {
    const { userId, signInWith } = await member();
    await grantProducts(suite.db, userId, [await productId('news')], { from: '20240101', to: '20240102' });
    await signInWith(['readers']);
    const { to_ymd } = await suite.db
      .selectFrom('account_product')
      .select('to_ymd')
      .where('account_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(to_ymd).toBe('20991231');
  });

  test('what the operator maps no more goes, and a product that there is not is passed over', async () => {
    const { signInWith } = await member('analysts');
    suite.settingsOf('maker').products = new Map([['analysts', ['sales', 'no-such-product']]]);
    expect(await signInWith(['analysts'])).toEqual(['sales']);
  });

  test('names of groups are names: what every object has opens nothing', async () => {
    const { userId } = await member('constructor', '__proto__', 7, null, { analysts: true }, ['analysts']);
    expect(await suite.products(userId)).toEqual([]);
  });
});
