import { expect, test } from '@jest/globals';
import { companyCalled, useAccountServer } from '../accounts/account-test-kit.ts';
import type { SignOnProvider } from '../settings/sign-on/sign-on-provider.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { checkCompanies, unknownProducts } from './check-companies.ts';

describeOnBothStores('the companies and products of providers', (place) => {
  const suite = useAccountServer(place);
  const provider = (company: string, groups: [string, string[]][] = []) => {
    const products: SignOnProvider['products'] = new Map(groups);
    return { company, products } as SignOnProvider;
  };

  test('a company that there is not stops the start, by its place in the file', async () => {
    const company = (await companyCalled(suite.db, 'Maker')).company_id ?? '';
    await checkCompanies(suite.db, []);
    await checkCompanies(suite.db, [provider(company)]);
    const both = checkCompanies(suite.db, [provider(company), provider('7f3a1c22')]);
    await expect(both).rejects.toThrow('names companies that there are not: /1/company (7f3a1c22). npm run account');
  });

  test('products that there are not are named once', async () => {
    const named = provider('', [
      ['analysts', ['sales', 'no-such', 'nor-this']],
      ['readers', ['no-such', 'news']],
    ]);
    expect(await unknownProducts(suite.db, [named])).toEqual(['no-such', 'nor-this']);
    expect(await unknownProducts(suite.db, [provider('')])).toEqual([]);
  });
});
