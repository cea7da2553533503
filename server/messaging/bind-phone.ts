import type { Transaction } from 'kysely';
import { accountClosed, accountFault, findById } from '../accounts/index.ts';
import { writeTrace } from '../audit/index.ts';
import type { TracedCall } from '../kernel/calls/call.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import { type NoticeParts, type Owner, tellOwner } from '../notices/index.ts';
import type { StateParts } from '../state/state-parts.ts';
import type { StateTables } from '../state/tables/state-tables.ts';
import { boundElsewhere, ticketSpent } from './refusals.ts';
import { moveTicket, type Ticket } from './tickets.ts';

/** Who is bound: by what it will be known again, and what it is called. */
export interface Identity {
  /** messaging_key of the account. */
  key: string;
  name: string;
}

/** The name of the phone is left out: who binds it chooses it. */
const phoneBound: Sentence = {
  zh_CN: '已绑定可扫码登录的手机或微信',
  en: 'a phone or WeChat account that signs in by scanning was bound',
};

/**
 * Completes a binding: the ticket is spent, the account knows the phone, and the audit trail says so, all or nothing. Its owner is told.
 * @throws Refusal when something else spent the ticket first, the account has been closed since, or the phone is bound to an account that is not linked.
 */
export async function bindPhone(
  parts: StateParts & NoticeParts,
  call: TracedCall,
  ticket: Ticket,
  identity: Identity,
  now: number,
): Promise<void> {
  const { db } = parts;
  for (let round = 1; ; round++) {
    try {
      // Serializable, because one phone bound to two accounts at once breaks a rule that no single row holds.
      const owner = await db
        .transaction()
        .setIsolationLevel('serializable')
        .execute((trx) => bindWithin(trx, call, ticket, identity, now));
      void tellOwner(parts, owner, { what: phoneBound, at: now, address: call.address || ticket.address });
      return;
    } catch (error) {
      if (!isConflict(error) || round === rounds) throw error;
    }
  }
}

const rounds = 5;

/** PostgreSQL's word for two transactions that cannot both be right: one of them is to try again. */
const isConflict = (error: unknown) => (error as { code?: unknown }).code === '40001';

async function bindWithin(
  trx: Transaction<StateTables>,
  call: TracedCall,
  ticket: Ticket,
  { key, name }: Identity,
  now: number,
): Promise<Owner> {
  const accountId = ticket.account_id;
  call.trace.accountId = accountId;
  if (!accountId || !(await moveTicket(trx, ticket, 'waiting', { state: 'done' }, now))) throw ticketSpent();
  const account = await findById(trx, accountId);
  if (!account) throw ticketSpent();
  const fault = accountFault(account, now);
  if (fault) throw accountClosed(fault);
  const strangers = await trx
    .selectFrom('account')
    .select('account_id')
    .where('messaging_key', '=', key)
    .where('account_id', '!=', accountId)
    .where('account_id', 'not in', (linked) =>
      linked.selectFrom('account_link').select('linked_id').where('account_link.account_id', '=', accountId),
    )
    .limit(1)
    .execute();
  if (strangers.length > 0) throw boundElsewhere();
  await trx
    .updateTable('account')
    .set({ messaging_key: key, messaging_name: name })
    .where('account_id', '=', accountId)
    .execute();
  await writeTrace(trx, call, now);
  return account;
}
