import { randomUUID } from 'node:crypto';
import type { Receiver, ReceiverKind } from '@portal/contract';
import { seal, unseal } from '../kernel/secrets/seal.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { serverSecret } from '../state/server-secret.ts';
import type { WatchReceiverTable } from '../state/tables/watch-tables.ts';
import { waitTurn } from '../state/wait-turn.ts';
import { receiverRefusals } from './refusals.ts';

/** How many receivers an account may have. */
export const mostReceivers = 5;

const secretOf = (db: StateDatabase): Promise<string> => serverSecret(db, 'watch-receivers');

/** What nobody is shown again: an address may hold a key. */
export interface Sealed {
  address: string;
  secret: string;
}

export const openSealed = async (db: StateDatabase, { receiver_id, sealed }: WatchReceiverTable): Promise<Sealed> =>
  JSON.parse(unseal(await secretOf(db), receiver_id, sealed)) as Sealed;

export const shownReceiver = (row: WatchReceiverTable, language: keyof Sentence): Receiver => ({
  receiverId: row.receiver_id,
  kind: row.kind as ReceiverKind,
  label: row.label,
  host: row.host,
  sentAt: row.sent_at === null ? null : Number(row.sent_at),
  note: language === 'en' ? row.note_en : row.note_zh,
});

/** The receivers of an account, or of all. */
export const listReceivers = (db: StateDatabase, accountId: string | null): Promise<WatchReceiverTable[]> =>
  db
    .selectFrom('watch_receiver')
    .selectAll()
    .$if(accountId !== null, (query) => query.where('account_id', '=', accountId ?? ''))
    .orderBy('created_at')
    .orderBy('receiver_id')
    .execute();

/** @throws Refusal where the account has as many as it may */
export async function addReceiver(
  db: StateDatabase,
  accountId: string,
  { kind, label, address, secret }: { kind: ReceiverKind; label: string } & Sealed,
  now: number,
): Promise<WatchReceiverTable> {
  const receiver_id = randomUUID();
  const sealed = seal(await secretOf(db), receiver_id, JSON.stringify({ address, secret }));
  const row: WatchReceiverTable = {
    receiver_id,
    account_id: accountId,
    kind,
    label: label.trim(),
    host: new URL(address).host,
    sealed,
    created_at: now,
    sent_at: null,
    note_zh: '',
    note_en: '',
  };
  await db.transaction().execute(async (store) => {
    await waitTurn(store, `receivers ${accountId}`);
    if ((await listReceivers(store, accountId)).length >= mostReceivers) throw receiverRefusals.tooMany(mostReceivers);
    await store.insertInto('watch_receiver').values(row).execute();
  });
  return row;
}

/** @throws Refusal for one that is not the account's own */
export async function ownReceiver(
  db: StateDatabase,
  accountId: string,
  receiverId: string,
): Promise<WatchReceiverTable> {
  const found = (await listReceivers(db, accountId)).find(({ receiver_id }) => receiver_id === receiverId);
  if (!found) throw receiverRefusals.unknown();
  return found;
}

export const removeReceiver = async (db: StateDatabase, receiverId: string): Promise<void> =>
  void (await db.deleteFrom('watch_receiver').where('receiver_id', '=', receiverId).execute());

/** What became of the last try, for its owner. @param failed null where it arrived */
export const noteTry = async (
  db: StateDatabase,
  receiverId: string,
  failed: Sentence | null,
  now: number,
): Promise<void> =>
  void (await db
    .updateTable('watch_receiver')
    .set({ note_zh: failed?.zh_CN ?? '', note_en: failed?.en ?? '', ...(failed === null && { sent_at: now }) })
    .where('receiver_id', '=', receiverId)
    .execute());
