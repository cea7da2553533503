import { createHmac } from 'node:crypto';
import type { StateDatabase } from '../state/open-state.ts';
import { serverSecret } from '../state/server-secret.ts';
import { noCompany } from './refusals.ts';

/**
 * S7.044 A73: the key of a company, the same for all its accounts and for as long as the store lives. Nobody can tell
 * it from the name of the company.
 * @param company as it stands in the account; blanks around it and its forms of writing do not count
 * @throws Refusal when there is none
 */
export async function enterpriseKey(db: StateDatabase, company: string): Promise<string> {
  const name = company.normalize('NFKC').trim();
  if (!name) throw noCompany();
  return createHmac('sha256', await serverSecret(db, 'enterprise-key'))
    .update(name)
    .digest('base64url');
}
