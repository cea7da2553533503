import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeOnBothStores } from '../../../testing/both-stores.ts';
import { type AccountKit, openAccountKit } from '../account-test-kit.ts';

describeOnBothStores('npm run account -- seats, purchase', (place) => {
  let kit: AccountKit;
  beforeAll(async () => {
    kit = await openAccountKit(await place());
  });
  afterAll(() => kit.close());

  test('a company has seats and products until a day, as its line in the list says', async () => {
    await kit.run('set-company', 'ann', '--company', 'Far Motors');
    const id = (await kit.account('ann')).company_id?.slice(0, 8) ?? '';
    expect((await kit.run('seats', id, '--seats', '5')).output).toBe('The company "Far Motors" has 5 seats; taken: 1.');
    expect((await kit.run('purchase', id, 'sales', 'price', '--to', '2028-06-30')).code).toBe(0);
    expect((await kit.run('purchase', 'remove', id, 'price')).code).toBe(0);
    const listed = (await kit.run('companies')).output.split('\n').find((line) => line.includes('Far Motors'));
    expect(listed?.split(/ {2,}/)).toEqual([id, 'Far Motors', '1 / 5', 'sales ~ 2028-06-30', 'ann']);
    expect(JSON.parse((await kit.run('companies', '--json')).output)).toMatchObject([
      { name: 'Far Motors', seats: 5, taken: 1, bought: [{ product: 'sales', to: '20280630' }], accounts: ['ann'] },
    ]);
    expect((await kit.run('seats', id, '--seats', 'none')).output).toMatch(/without limit/);
  });

  test('what is missing is asked for', async () => {
    const id = (await kit.account('ann')).company_id?.slice(0, 8) ?? '';
    expect((await kit.run('seats', id)).complained).toBe('--seats: is required.');
    expect((await kit.run('purchase', id, 'sales')).complained).toBe('--to: is required.');
    expect((await kit.run('seats', 'ffffffff', '--seats', '3')).complained).toMatch(/No company has an id/);
  });
});
