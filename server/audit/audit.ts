import { randomUUID } from 'node:crypto';
import type { StateDatabase } from '../state/open-state.ts';

export interface AuditEntry {
  /** Milliseconds since 1970. */
  at: number;
  /** Who did it: `operator <name of the user of the machine>`, or the id of an account. */
  actor: string;
  /** What was done, as a word: create, suspend, bind-phone, update-password ... */
  action: string;
  accountId: string;
  /** What else is worth knowing. Never a password, a code or a token; contacts only masked. */
  detail?: Record<string, unknown>;
}

/** Writes one line of the audit trail; within a transaction it stands or falls with what it tells. */
export async function writeAudit(db: StateDatabase, entry: AuditEntry): Promise<void> {
  const { at, actor, action, accountId, detail = {} } = entry;
  await db
    .insertInto('audit')
    .values({ audit_id: randomUUID(), at, actor, action, account_id: accountId, detail: JSON.stringify(detail) })
    .execute();
}
