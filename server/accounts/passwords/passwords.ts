import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { takingTurns } from './turns.ts';

/** Argon2id by the values OWASP gives: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash keeps a processor busy: however many are wanted at once, one is left for those who are signed in, and the
 * threads that hashes share with the market are not all theirs.
 */
const inTurn = takingTurns(Math.max(1, availableParallelism() - 1));

/** @returns the hash with its salt and cost, as text of one line. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

let nobody: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (an unknown account, or one that has no password) the work
 * is done all the same, so that the time of the answer does not tell which accounts exist.
 */
export async function passwordFits(storedHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('of no account');
  const known = storedHash || (await nobody);
  const fits = await inTurn(() => verify(known, password));
  return Boolean(storedHash) && fits;
}
