import { createHash } from 'node:crypto';
import type { ReceiverKind } from '@portal/contract';
import { accountFault, findById } from '../accounts/index.ts';
import type { Settings } from '../settings/settings.ts';
import type { StateParts } from '../state/state-parts.ts';
import { hashOfAddress, keepPosts, settlePost, takePost } from '../webhooks/index.ts';
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

/** Sends what is due, by whichever server comes first; what does not arrive is tried later and later, then given up. */
export async function postDue({ db, clock, settings }: ReceiverParts, signal: AbortSignal): Promise<void> {
  const receivers = new Map(
    (await listReceivers(db, null)).map((row) => [hashOfAddress(nameOf(row.receiver_id)), row]),
  );
  while (receivers.size > 0 && !signal.aborted) {
    const next = await takePost(db, [...receivers.keys()], clock());
    const receiver = next && receivers.get(next.addressHash);
    if (!receiver) return;
    const account = await findById(db, receiver.account_id);
    // Who has gone is told nothing more.
    const isOver = !account || accountFault(account, clock()) !== null;
    const sending = { id: next.id, now: clock(), rules: { inside: settings.receiversInside } };
    const failed = isOver
      ? null
      : await sendMessage(
          receiver.kind as ReceiverKind,
          await openSealed(db, receiver),
          JSON.parse(next.body) as WatchMessage,
          sending,
        );
    await settlePost(db, next, failed?.en ?? null, clock());
    if (!isOver) await noteTry(db, receiver.receiver_id, failed, clock());
  }
}

/** A name for a message that is sent to try a receiver. */
export const trialId = (receiverId: string, now: number): string =>
  `msg_${createHash('sha256').update(`${receiverId} ${now}`).digest('hex').slice(0, 32)}`;
