import type { StateDatabase } from '../state/open-state.ts';
import type { AuditTable } from '../state/tables/account-tables.ts';

/** A line of the trail; `user_name` is null when the account is gone, or the line is about none. */
export interface AuditLine extends AuditTable {
  user_name: string | null;
}

/** Which lines are asked for; what is absent leaves all. */
export interface AuditFilter {
  accountId?: string;
  action?: string;
  outcome?: string;
  /** The first instant and the one behind the last, in milliseconds since 1970. */
  from?: number;
  before?: number;
  /** Goes on behind a line that was read before. */
  after?: Pick<AuditLine, 'at' | 'audit_id'>;
}

/** @returns at most so many lines, newest first */
export function readAudit(db: StateDatabase, filter: AuditFilter, limit: number): Promise<AuditLine[]> {
  const { accountId, action, outcome, from, before, after } = filter;
  return db
    .selectFrom('audit')
    .leftJoin('account', 'account.account_id', 'audit.account_id')
    .selectAll('audit')
    .select('account.user_name')
    .where(({ eb, and, or }) =>
      and([
        ...(accountId === undefined ? [] : [eb('audit.account_id', '=', accountId)]),
        ...(action === undefined ? [] : [eb('action', '=', action)]),
        ...(outcome === undefined ? [] : [eb('outcome', '=', outcome)]),
        ...(from === undefined ? [] : [eb('at', '>=', from)]),
        ...(before === undefined ? [] : [eb('at', '<', before)]),
        ...(after === undefined
          ? []
          : [or([eb('at', '<', after.at), and([eb('at', '=', after.at), eb('audit_id', '<', after.audit_id)])])]),
      ]),
    )
    .orderBy('at', 'desc')
    .orderBy('audit_id', 'desc')
    .limit(limit)
    .execute();
}
