import type { StateDatabase } from '../state/open-state.ts';
import { advance, factorsOf, openKey } from './factor-store.ts';
import { recoveryShape, spendRecoveryCode } from './recovery-codes.ts';
import { stepOfCode, totpShape } from './totp.ts';

/**
 * Spends a code of an account: one of its app, or a recovery code. Each works once.
 * @param db a transaction
 * @param typed as the person typed it: blanks, dashes and capitals do not count
 * @returns which it was; null when it is neither, or was used
 */
export async function spendFactor(
  db: StateDatabase,
  accountId: string,
  typed: string,
  now: number,
): Promise<'totp' | 'recovery' | null> {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (totpShape.test(code)) return (await spendTotp(db, accountId, code, now)) ? 'totp' : null;
  const fits = recoveryShape.test(code) && (await spendRecoveryCode(db, accountId, code));
  return fits ? 'recovery' : null;
}

async function spendTotp(db: StateDatabase, accountId: string, code: string, now: number): Promise<boolean> {
  const app = (await factorsOf(db, accountId)).find(({ kind }) => kind === 'totp');
  if (!app) return false;
  const step = stepOfCode(await openKey(db, accountId, app.secret), code, now);
  return step !== null && advance(db, app, step, now);
}
