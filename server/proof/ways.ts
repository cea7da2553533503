import type { ProofWay } from '@portal/contract';
import type { Account } from '../accounts/index.ts';
import { maskContact } from '../audit/index.ts';
import type { Message } from '../gateways/index.ts';
import { noSuchWay } from './refusals.ts';

type Owner = Pick<Account, 'password_hash' | 'phone' | 'email'>;

/** By what an account can show again whose it is: what its owner knows or has, or where its owner is reached. */
export function waysOf({ password_hash, phone, email }: Owner, factors: readonly { kind: string }[]): ProofWay[] {
  const has = (kind: 'totp' | 'passkey') =>
    factors.some((factor) => factor.kind === kind) ? [{ way: kind, to: '' }] : [];
  return [
    ...(password_hash === '' ? [] : [{ way: 'password' as const, to: '' }]),
    ...(phone === '' ? [] : [{ way: 'mobile' as const, to: maskContact(phone) }]),
    ...(email === '' ? [] : [{ way: 'email' as const, to: maskContact(email) }]),
    ...has('totp'),
    ...has('passkey'),
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
