import { createHash } from 'node:crypto';
import type { PassingRows } from '../state/forget-old.ts';
import type { StateDatabase } from '../state/open-state.ts';

/** A post that one server has taken on. */
export interface Post {
  id: string;
  addressHash: string;
  body: string;
  /** How often it has been tried before. */
  tries: number;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export const hashOfAddress = hashOf;

const day = 24 * 60 * 60 * 1000;

export const passingPosts: PassingRows[] = [
  { table: 'webhook_post', key: 'post_id', instant: 'created_at', stays: 90 * day },
];

/** Seconds until the next try after the first, the second ...; after the last of them a post is given up. */
const pauses = [5, 60, 600, 3600, 6 * 3600, 24 * 3600];

/** How long a server may work on a post before another takes it on, in ms; a try takes ten seconds at most. */
const lease = 60_000;

/**
 * Keeps that some addresses are to be told; once, however many servers do.
 * @param event what tells it from any other
 */
export async function keepPosts(
  db: StateDatabase,
  event: string,
  body: string,
  addresses: readonly string[],
  now: number,
): Promise<void> {
  const rows = addresses.map(hashOf).map((hash) => ({
    post_id: `msg_${hashOf(`${event}\n${hash}`).slice(0, 32)}`,
    address_hash: hash,
    body,
    created_at: now,
    tries: 0,
    next_at: now,
    outcome: '',
  }));
  await db
    .insertInto('webhook_post')
    .values(rows)
    .onConflict((conflict) => conflict.column('post_id').doNothing())
    .execute();
}

/**
 * Takes on a post that is due; null when there is none. While it is worked on no other server does.
 * @param addressHashes of the receivers that this server knows
 */
export async function takePost(db: StateDatabase, addressHashes: readonly string[], now: number): Promise<Post | null> {
  const due = await db
    .selectFrom('webhook_post')
    .selectAll()
    .where('next_at', '<=', now)
    .where('address_hash', 'in', addressHashes)
    .orderBy('next_at')
    .orderBy('post_id')
    .executeTakeFirst();
  if (!due) return null;
  const { numUpdatedRows } = await db
    .updateTable('webhook_post')
    .set({ next_at: now + lease, tries: due.tries + 1 })
    .where('post_id', '=', due.post_id)
    .where('next_at', '=', due.next_at)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return takePost(db, addressHashes, now);
  return { id: due.post_id, addressHash: due.address_hash, body: due.body, tries: due.tries };
}

/** What became of a try. @param failed why it did not arrive; null when it did. @returns whether it is tried again */
export async function settlePost(db: StateDatabase, post: Post, failed: string | null, now: number): Promise<boolean> {
  const pause = failed === null ? undefined : pauses[post.tries];
  await db
    .updateTable('webhook_post')
    .set({ next_at: pause === undefined ? null : now + pause * 1000, outcome: failed ?? 'arrived' })
    .where('post_id', '=', post.id)
    .execute();
  return pause !== undefined;
}
