import { hash, verify } from '@node-rs/argon2';

/** Argon2id by the values OWASP gives: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @returns the hash with its salt and cost, as text of one line. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let nobody: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (an unknown account, or one that has no password) the work
 * is done all the same, so that the time of the answer does not tell which accounts exist.
 */
export async function passwordFits(storedHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword('of no account');
  const fits = await verify(storedHash || (await nobody), password);
  return Boolean(storedHash) && fits;
}
