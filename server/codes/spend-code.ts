import type { StateDatabase } from '../state/open-state.ts';

/** What a code is good for: an event, a contact and, for binding, the account that asked for it. */
export interface CodePurpose {
  /** messageEvent of the contract. */
  event: number;
  /** A mobile number or an address of mail. */
  contact: string;
  accountId: string | null;
}

/**
 * Spends a code: it works once, for its purpose, within its minutes.
 * @throws Refusal when it is wrong, over, spent, or was locked by five wrong tries.
 */
export async function spendCode(_db: StateDatabase, _purpose: CodePurpose, _code: string, _now: number): Promise<void> {
  throw new Error('being built');
}
