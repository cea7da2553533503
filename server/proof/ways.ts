import type { FactorWanted, ProofWay } from '@portal/contract';
import type { Account } from '../accounts/index.ts';
import { maskContact } from '../audit/index.ts';
import type { Message } from '../gateways/index.ts';
import { noSuchWay } from './refusals.ts';

type Owner = Pick<Account, 'password_hash' | 'phone' | 'email'>;

/**
 * By what an account can show again whose it is. Who has chosen a second factor proves by it: a password or a code alone
 * would open less at the sign-in. Who has none, by what they know, or where they are reached.
 * @param factors those that a sign-in of the account asks for
 */
export function waysOf({ password_hash, phone, email }: Owner, factors: FactorWanted['factors']): ProofWay[] {
  if (factors.length > 0) return factors.map((way) => ({ way, to: '' }));
  return [
    ...(password_hash === '' ? [] : [{ way: 'password' as const, to: '' }]),
    ...(phone === '' ? [] : [{ way: 'mobile' as const, to: maskContact(phone) }]),
    ...(email === '' ? [] : [{ way: 'email' as const, to: maskContact(email) }]),
  ];
}

/** The bound contact that a way goes by. @throws Refusal when none is bound */
export function contactOf(
  { phone, email }: Owner,
  way: 'mobile' | 'email',
): { channel: Message['channel']; contact: string } {
  const contact = way === 'mobile' ? phone : email;
  if (contact === '') throw noSuchWay();
  return { channel: way === 'mobile' ? 'sms' : 'email', contact };
}
