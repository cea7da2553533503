import { hashToken, newToken } from '../kernel/secrets/tokens.ts';
import type { PassingRows } from '../state/forget-old.ts';
import type { StateDatabase } from '../state/open-state.ts';

/** How long a proof opens what asks for one, in milliseconds. */
export const proofLife = 5 * 60 * 1000;

/**
 * Keeps that a session was proven. The proof is a secret beside the token, which the page alone holds: who has taken the
 * token has no part in it, also not while the owner is at work.
 * @param family of the session, so that the proof outlives a renewal of its token
 * @param now milliseconds since 1970
 */
export async function beginProof(
  db: StateDatabase,
  family: string,
  now: number,
): Promise<{ proof: string; expireTime: number }> {
  const proof = newToken();
  const expireTime = now + proofLife;
  await db
    .insertInto('proof')
    .values({ proof_hash: hashToken(proof), family, expires_at: expireTime })
    .execute();
  return { proof, expireTime };
}

/** Whether a proof is one of this session, and not over. It may be used again until then. */
export async function holdsProof(
  db: StateDatabase,
  family: string,
  proof: string | null,
  now: number,
): Promise<boolean> {
  if (proof === null) return false;
  const found = await db
    .selectFrom('proof')
    .select('proof_hash')
    .where('proof_hash', '=', hashToken(proof))
    .where('family', '=', family)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return found !== undefined;
}

/** A proof that is over means nothing more. */
export const passingProofs: PassingRows[] = [{ table: 'proof', key: 'proof_hash', instant: 'expires_at', stays: 0 }];
