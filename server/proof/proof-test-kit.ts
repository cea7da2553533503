import { findSession } from '../accounts/sessions/session-store.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { beginProof } from './proof-store.ts';

/** A proof of the session of a token, as proveAgain gives it; empty where there is no session. */
export async function giveProof(db: StateDatabase, token: string, now: number): Promise<string> {
  const found = await findSession(db, token);
  return found ? (await beginProof(db, found.session.family, now)).proof : '';
}
