import { randomUUID } from 'node:crypto';
import type { MessageRow } from '@portal/contract';
import { maskContact } from '../audit/index.ts';
import type { PassingRows } from '../state/forget-old.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { StateParts } from '../state/state-parts.ts';
import type { Message } from './gateways.ts';

const day = 24 * 60 * 60 * 1000;

/** Lines stay for 30 days. */
export const passingMessages: PassingRows[] = [
  { table: 'message_log', key: 'message_id', instant: 'at', stays: 30 * day },
];

/** What became of a message: taken by its gateway, written to the outbox, or neither. */
export type MessageOutcome = MessageRow['outcome'];

/** The longest note that is stored, in characters. */
const longestNote = 300;

/**
 * Notes that a message went out, or why it could not: to whom, masked, and never what it says.
 * @param note what the gateway says of a failure
 */
export async function logMessage(
  { db, clock }: StateParts,
  { channel, kind, to }: Pick<Message, 'channel' | 'kind' | 'to'>,
  outcome: MessageOutcome,
  note = '',
): Promise<void> {
  const rows = await db
    .selectFrom('account')
    .select('account_id')
    .where(channel === 'sms' ? 'phone' : 'email', '=', to)
    .execute();
  await db
    .insertInto('message_log')
    .values({
      message_id: randomUUID(),
      at: clock(),
      channel,
      kind,
      receiver: maskContact(to),
      accounts: rows.map(({ account_id }) => ` ${account_id} `).join(''),
      outcome,
      note: note.slice(0, longestNote),
    })
    .execute();
}

export interface MessageFilter {
  accountId?: string;
  outcome?: MessageOutcome;
  /** The last line of the portion before. */
  after?: { at: number; message_id: string };
}

/** Lines of the log, the newest first. */
export const readMessages = (db: StateDatabase, { accountId, outcome, after }: MessageFilter, limit: number) =>
  db
    .selectFrom('message_log')
    .selectAll()
    .$if(accountId !== undefined, (query) => query.where('accounts', 'like', `% ${accountId} %`))
    .$if(outcome !== undefined, (query) => query.where('outcome', '=', outcome ?? ''))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, and, or }) =>
        or([
          eb('at', '<', after?.at ?? 0),
          and([eb('at', '=', after?.at ?? 0), eb('message_id', '<', after?.message_id ?? '')]),
        ]),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(limit)
    .execute();
