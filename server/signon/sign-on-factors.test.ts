import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { useSignOnServer } from './testing/sign-on-kit.ts';

describeOnBothStores('the second factor of who comes from a provider', (place) => {
  const suite = useSignOnServer(place);

  /** Gives the account of a person an app that shows codes; none is ever brought here. */
  async function withApp(): Promise<string> {
    const account_id = String(await suite.outcome());
    const factor = {
      factor_id: 'app',
      kind: 'totp',
      name: '',
      secret: 'sealed',
      counter: 0,
      made_at: 1,
      used_at: null,
    };
    await suite.db
      .insertInto('factor')
      .values({ account_id, ...factor })
      .execute();
    return account_id;
  }

  test('is asked for by the portal, unless the operator leaves it to the provider', async () => {
    const accountId = await withApp();
    expect(await suite.signIn()).toMatchObject({
      status: 466,
      refusal: 'accounts.factor-wanted',
      data: { factors: ['totp'] },
    });
    suite.settingsOf('maker').factor = 'provider';
    expect(await suite.outcome()).toBe(accountId);
  });
});
