import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StateDatabase } from '../state/open-state.ts';
import { serverSecret } from '../state/server-secret.ts';

/** How long a challenge may be answered, in milliseconds. */
export const challengeLife = 5 * 60_000;

const [randomLength, timeLength] = [16, 8];
const markedLength = randomLength + timeLength;

/**
 * A challenge for who has not said who they are. Nothing is kept of it, so that nobody fills the store by asking: it
 * bears its end, and a mark that this portal has made it.
 * @returns base64url
 */
export async function makeChallenge(db: StateDatabase, now: number): Promise<string> {
  const time = Buffer.alloc(timeLength);
  time.writeBigUInt64BE(BigInt(now + challengeLife));
  const marked = Buffer.concat([randomBytes(randomLength), time]);
  return Buffer.concat([marked, await markOf(db, marked)]).toString('base64url');
}

/** @returns when it ends, in milliseconds since 1970; null when it is over, or was not made here */
export async function endOfChallenge(db: StateDatabase, challenge: string, now: number): Promise<number | null> {
  const bytes = Buffer.from(challenge, 'base64url');
  const marked = bytes.subarray(0, markedLength);
  const mark = await markOf(db, marked);
  const own = bytes.subarray(markedLength);
  if (own.length !== mark.length || !timingSafeEqual(own, mark)) return null;
  const end = Number(marked.readBigUInt64BE(randomLength));
  return end > now ? end : null;
}

const markOf = async (db: StateDatabase, marked: Uint8Array): Promise<Buffer> =>
  createHmac('sha256', await serverSecret(db, 'passkey-challenges'))
    .update(marked)
    .digest();
