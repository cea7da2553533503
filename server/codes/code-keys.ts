import { createHmac } from 'node:crypto';
import { contactKey } from '../accounts/index.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { serverSecret } from '../state/server-secret.ts';

/** What a code is good for: an event, a contact and, for binding, the account that asked for it. */
export interface CodePurpose {
  /** codeEvent. */
  event: number;
  /** A mobile number or an address of mail. */
  contact: string;
  accountId: string | null;
}

/** Hashes under which codes are kept. Four digits and eleven are soon tried out, hence the secret. */
export interface CodeKeys {
  contact(contact: string): string;
  purpose(purpose: CodePurpose): string;
  code(codeId: string, code: string): string;
  /** The id of the code that follows another one of a contact; null before the first. */
  next(contact: string, before: string | null): string;
}

export async function codeKeys(db: StateDatabase): Promise<CodeKeys> {
  const secret = await serverSecret(db, 'codes');
  const hash = (...parts: (string | number | null)[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
  return {
    contact: (contact) => hash('contact', contactKey(contact)),
    purpose: ({ event, contact, accountId }) => hash('purpose', event, contactKey(contact), accountId),
    code: (codeId, code) => hash('code', codeId, code),
    next: (contact, before) => hash('next', contactKey(contact), before),
  };
}
