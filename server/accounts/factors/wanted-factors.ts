import type { FactorWanted } from '@portal/contract';
import type { StateDatabase } from '../../state/open-state.ts';

/**
 * What an account is to prove itself with after the way it signs in by.
 * @returns the kinds that will do; none where it has chosen no second factor
 */
export async function wantedFactors(db: StateDatabase, accountId: string): Promise<FactorWanted['factors']> {
  const rows = await db.selectFrom('factor').select('kind').distinct().where('account_id', '=', accountId).execute();
  if (rows.length === 0) return [];
  const spare = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return [...rows.map(({ kind }) => kind as 'totp' | 'passkey'), ...(spare ? ['recovery' as const] : [])];
}
