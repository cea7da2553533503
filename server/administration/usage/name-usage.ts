import type { Language, UsageGroup } from '@portal/contract';
import { readTexts } from '../../products/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import type { Usage } from '../../tracking/index.ts';
import { dayText } from '../values/day-text.ts';
import { usageWords as words } from './usage-words.ts';

/** One line for people: what it is about, in one column or more, and how it was used. */
export interface UsageLine extends Usage {
  /** Day, key of the product, name of the company or of the account; empty for what belongs to none. */
  about: string;
  /** What usageWords.more names: name of the product; person and company. */
  more: string[];
}

/**
 * Puts names in the place of ids. Only names of the store are told, never what a browser has said; products that no
 * catalogue knows count with the pages of none.
 */
export async function nameUsage(
  db: StateDatabase,
  usage: readonly (Usage & { key: string })[],
  by: UsageGroup,
  language: Language,
): Promise<UsageLine[]> {
  const nameOf = await namesOf(db, by, language);
  return usage.map(({ key, ...counts }) => ({ ...nameOf(key), ...counts }));
}

type Named = Pick<UsageLine, 'about' | 'more'>;

async function namesOf(db: StateDatabase, by: UsageGroup, language: Language): Promise<(key: string) => Named> {
  if (by === 'day') return (day) => ({ about: dayText(day), more: [] });
  if (by === 'product') {
    const products = await db.selectFrom('product').select(['product_id', 'key']).execute();
    const textOf = await readTexts(db, language);
    const keys = new Map(products.map(({ product_id, key }) => [product_id, key]));
    return (id) => {
      const key = keys.get(id);
      return key === undefined
        ? { about: '', more: [words.noProduct[language]] }
        : { about: key, more: [textOf(`product:${id}`).name] };
    };
  }
  if (by === 'company') {
    const companies = await db.selectFrom('company').select(['company_id', 'name']).execute();
    const names = new Map(companies.map(({ company_id, name }) => [company_id, name]));
    return (id) => ({ about: names.get(id) ?? words.noCompany[language], more: [] });
  }
  const accounts = await db.selectFrom('account').select(['account_id', 'user_name', 'real_name', 'company']).execute();
  const known = new Map(accounts.map((account) => [account.account_id, account]));
  return (id) => {
    const account = known.get(id);
    if (account) return { about: account.user_name, more: [account.real_name, account.company] };
    return { about: '', more: [words[id === '' ? 'noAccount' : 'goneAccount'][language], ''] };
  };
}
