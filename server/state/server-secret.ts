import { randomBytes } from 'node:crypto';
import type { StateDatabase } from './open-state.ts';

/**
 * A secret of this portal, made when it is first asked for and the same ever after, on every node.
 * @param name what it is for; each purpose has its own
 * @returns 256 random bits as 43 characters
 */
export async function serverSecret(db: StateDatabase, name: string): Promise<string> {
  const known = await read(db, name);
  if (known !== undefined) return known;
  // Two may come here at once: the first to write decides, and both read what was written.
  await db
    .insertInto('server_secret')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const secret = await read(db, name);
  if (secret === undefined) throw new Error(`The secret ${name} was not kept.`);
  return secret;
}

async function read(db: StateDatabase, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('server_secret').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}
