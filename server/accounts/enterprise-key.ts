import { createHmac } from 'node:crypto';
import type { StateDatabase } from '../state/open-state.ts';
import { serverSecret } from '../state/server-secret.ts';
import { noCompany } from './people/refusals.ts';

/**
 * S7.044 A73: the key of a company, the same for all its accounts and for as long as the store lives. Nobody can tell
 * it from the name of the company, and another company of that name has another.
 * @throws Refusal when there is none
 */
export async function enterpriseKey(db: StateDatabase, companyId: string | null): Promise<string> {
  if (companyId === null) throw noCompany();
  const { key_text } = await db
    .selectFrom('company')
    .select('key_text')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return createHmac('sha256', await serverSecret(db, 'enterprise-key'))
    .update(key_text)
    .digest('base64url');
}
