import { request } from '../api/request.ts';
import { session } from '../session/session.ts';
import { loadUser } from './load-user.ts';

export type ContactKind = 'mobile' | 'email';

/**
 * S7.026 S7.027 A71: binds a contact to the account, in the place of the one before, and reads the user anew (S7.082).
 *
 * @param contact trimmed
 * @param randomCode the four digits that were sent to it
 * @throws CallError with the server's words; NetworkError. Nothing is bound then.
 */
export async function bindContact(kind: ContactKind, contact: string, randomCode: string): Promise<void> {
  if (kind === 'mobile') await request('bindPhone', { emalAd: '', phonNo: contact, randomCode });
  else await request('bindEmail', { emalAd: contact, phonNo: '', randomCode });
  // The server has said yes: a user who cannot be read anew must not look as if it had said no.
  await loadUser().catch(() => {
    if (session.userInfo)
      Object.assign(session.userInfo, kind === 'mobile' ? { phonNo: contact } : { emalAd: contact });
  });
}
