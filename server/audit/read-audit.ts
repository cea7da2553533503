import type { StateDatabase } from '../state/open-state.ts';

export interface AuditLine {
  at: number;
  actor: string;
  action: string;
  account_id: string;
  /** A JSON object. */
  detail: string;
  /** Null when the account is gone, or the entry is about none. */
  user_name: string | null;
}

/** The newest entries of the trail, of one account or of all. */
export function readAudit(db: StateDatabase, accountId: string | null, limit: number): Promise<AuditLine[]> {
  return db
    .selectFrom('audit')
    .leftJoin('account', 'account.account_id', 'audit.account_id')
    .select(['audit.at', 'audit.actor', 'audit.action', 'audit.account_id', 'audit.detail', 'account.user_name'])
    .$if(accountId !== null, (query) => query.where('audit.account_id', '=', accountId ?? ''))
    .orderBy('audit.at', 'desc')
    .orderBy('audit.audit_id')
    .limit(limit)
    .execute();
}
