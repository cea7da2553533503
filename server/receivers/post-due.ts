import { createHash } from 'node:crypto';
import type { ReceiverKind } from '@portal/contract';
import { accountFault, findById } from '../accounts/index.ts';
import type { Settings } from '../settings/settings.ts';
import type { StateParts } from '../state/state-parts.ts';
import type { WatchReceiverTable } from '../state/tables/watch-tables.ts';
import { hashOfAddress, keepPosts, type Post, settlePost, takePost } from '../webhooks/index.ts';
import type { WatchMessage } from './kinds.ts';
import { listReceivers, noteTry, openSealed } from './receiver-store.ts';
import { sendMessage } from './send-message.ts';

export interface ReceiverParts extends Pick<StateParts, 'db' | 'clock'> {
  settings: Pick<Settings, 'receiversInside'>;
}

/** What a receiver is called in the list of posts; its address may hold a key. */
const nameOf = (receiverId: string): string => `receiver ${receiverId}`;

/** Keeps that all receivers of an account are to be told; once for each occasion, however many servers do. */
export async function tellReceivers(
  { db, clock }: Pick<ReceiverParts, 'db' | 'clock'>,
  accountId: string,
  occasion: string,
  message: WatchMessage,
): Promise<void> {
  const receivers = await listReceivers(db, accountId);
  if (receivers.length === 0) return;
  const names = receivers.map(({ receiver_id }) => nameOf(receiver_id));
  await keepPosts(db, `watch ${message.watchId} ${occasion}`, JSON.stringify(message), names, clock());
}

/** How many posts are under way at once, of as many accounts: nobody waits for a receiver of somebody else. */
const together = 8;

/** Sends what is due, by whichever server comes first; what does not arrive is tried later and later, then given up. */
export async function postDue(parts: ReceiverParts, signal: AbortSignal): Promise<void> {
  const { db, clock } = parts;
  const receivers = new Map(
    (await listReceivers(db, null)).map((row) => [hashOfAddress(nameOf(row.receiver_id)), row]),
  );
  const busy = new Set<string>();
  let taking: Promise<unknown> = Promise.resolve();
  const take = async (): Promise<{ post: Post; receiver: WatchReceiverTable } | null> => {
    const free = [...receivers].filter(([, { account_id }]) => !busy.has(account_id)).map(([hash]) => hash);
    const post = free.length === 0 || signal.aborted ? null : await takePost(db, free, clock());
    const receiver = post && receivers.get(post.addressHash);
    if (!receiver) return null;
    busy.add(receiver.account_id);
    return { post, receiver };
  };
  const work = async () => {
    while (true) {
      // One after the other, so that two never take posts of the same account.
      const taken = taking.then(take);
      taking = taken.catch(() => null);
      const next = await taken;
      if (!next) return;
      await sendTo(parts, next.receiver, next.post).finally(() => busy.delete(next.receiver.account_id));
    }
  };
  if (receivers.size > 0) await Promise.all(Array.from({ length: together }, work));
}

/** Sends a post to its receiver, and notes what became of it. */
async function sendTo({ db, clock, settings }: ReceiverParts, receiver: WatchReceiverTable, post: Post): Promise<void> {
  const account = await findById(db, receiver.account_id);
  // Who has gone is told nothing more.
  const isOver = !account || accountFault(account, clock()) !== null;
  const sending = { id: post.id, now: clock(), rules: { inside: settings.receiversInside } };
  const message = JSON.parse(post.body) as WatchMessage;
  const failed = isOver
    ? null
    : await sendMessage(receiver.kind as ReceiverKind, await openSealed(db, receiver), message, sending);
  await settlePost(db, post, failed?.en ?? null, clock());
  if (!isOver) await noteTry(db, receiver.receiver_id, failed, clock());
}

/** A name for a message that is sent to try a receiver. */
export const trialId = (receiverId: string, now: number): string =>
  `msg_${createHash('sha256').update(`${receiverId} ${now}`).digest('hex').slice(0, 32)}`;
