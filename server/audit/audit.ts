import { createHash, randomUUID } from 'node:crypto';
import type { TrailAction } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';

/** What came of it: done, refused, or, where a limit closed, that it did. */
export const outcomes = ['done', 'refused', 'closed'] as const;
export type Outcome = (typeof outcomes)[number];

export interface AuditEntry {
  /** Milliseconds since 1970. */
  at: number;
  /**
   * Who did it: `operator <name of the user of the machine>`, `key <id>`, the id of an account, or `nobody` for who
   * has not proven to be anybody.
   */
  actor: string;
  action: TrailAction;
  /** The account that it is about; empty for none. */
  accountId: string;
  /** Done unless it says otherwise. */
  outcome?: Outcome;
  /** From where, as `CallContext.address`; empty for what was done on the machine itself. */
  address?: string;
  /** What else is worth knowing. Never a password, a code or a token; contacts only masked. */
  detail?: Record<string, unknown>;
  /** What is told once only: another line with the same words here is not written. */
  once?: string;
}

let written = 0;

/** What one server has written in the same instant stays in the order in which it was written. */
function idOf(once: string | undefined): string {
  if (once !== undefined) return createHash('sha256').update(once).digest('hex');
  written += 1;
  return `${written.toString(16).padStart(12, '0')}-${randomUUID()}`;
}

/** Writes one line of the audit trail; within a transaction it stands or falls with what it tells. */
export async function writeAudit(db: StateDatabase, entry: AuditEntry): Promise<void> {
  const { at, actor, action, accountId, outcome = 'done', address = '', detail = {}, once } = entry;
  const row = { audit_id: idOf(once), at, actor, action, account_id: accountId, outcome, address };
  await db
    .insertInto('audit')
    .values({ ...row, detail: JSON.stringify(detail) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
