import { type FactorWanted, type LoginData, status } from '@portal/contract';
import { CallError } from '../api/call-errors.ts';
import { askFactor, type BringFactor } from './factor-question.ts';

/**
 * Makes a sign-in; where the account wants a second factor, has the person bring it and goes on with that.
 *
 * @throws what the sign-in throws, and its refusal when the person closed the second step
 */
export async function withFactor(signIn: () => Promise<LoginData>, bring?: BringFactor): Promise<LoginData> {
  try {
    return await signIn();
  } catch (error) {
    if (!(error instanceof CallError && error.status === String(status.factorWanted))) throw error;
    const login = await askFactor(error.data as FactorWanted, bring);
    if (login === null) throw error;
    return login;
  }
}
