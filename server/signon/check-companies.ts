import { OperatorError } from '../kernel/refusals/operator-error.ts';
import type { SignOnProvider } from '../settings/sign-on/sign-on-provider.ts';
import type { StateDatabase } from '../state/open-state.ts';

/**
 * Looks whether the companies of the providers are there.
 * @throws OperatorError that names each place of the file where one is not
 */
export async function checkCompanies(db: StateDatabase, providers: readonly SignOnProvider[]): Promise<void> {
  if (providers.length === 0) return;
  const rows = await db.selectFrom('company').select('company_id').execute();
  const known = new Set(rows.map(({ company_id }) => company_id));
  const missing = providers.flatMap(({ company }, at) => (known.has(company) ? [] : [`/${at}/company (${company})`]));
  if (missing.length === 0) return;
  throw new OperatorError({
    zh_CN: `PORTAL_SIGN_ON 所指文件中的公司不存在：${missing.join('，')}。npm run account -- companies --json 会列出所有公司及其完整编号。`,
    en: `The file of PORTAL_SIGN_ON names companies that there are not: ${missing.join(', ')}. npm run account -- companies --json lists all of them with their whole ids.`,
  });
}

/** The products that providers name and that there are not, for the log: nobody can be granted them. */
export async function unknownProducts(db: StateDatabase, providers: readonly SignOnProvider[]): Promise<string[]> {
  const named = new Set(providers.flatMap(({ products }) => [...products.values()].flat()));
  if (named.size === 0) return [];
  const rows = await db.selectFrom('product').select('key').execute();
  const known = new Set(rows.map(({ key }) => key));
  return [...named].filter((key) => !known.has(key)).sort();
}
