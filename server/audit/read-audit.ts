import { portalRoles } from '@portal/contract';
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
  /** Lines about the people of a company alone, since they are in it, who have no role of the portal, of these actions. */
  ofCompany?: { companyId: string; actions: readonly string[] };
  /** The first instant and the one behind the last, in milliseconds since 1970. */
  from?: number;
  before?: number;
  /** Goes on behind a line that was read before. */
  after?: Pick<AuditLine, 'at' | 'audit_id'>;
}

/** @returns at most so many lines, newest first */
export function readAudit(db: StateDatabase, filter: AuditFilter, limit: number): Promise<AuditLine[]> {
  const { accountId, action, outcome, ofCompany, from, before, after } = filter;
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
    .$if(ofCompany !== undefined, (query) =>
      query.where(({ eb, and, not, exists, selectFrom }) =>
        and([
          eb('audit.action', 'in', [...(ofCompany?.actions ?? [])]),
          eb(
            'audit.account_id',
            'in',
            selectFrom('account as person')
              .select('person.account_id')
              .where('person.company_id', '=', ofCompany?.companyId ?? '')
              .where('person.account_id', 'not in', (staff) =>
                staff
                  .selectFrom('account_role')
                  .select('account_role.account_id')
                  .where('role', 'in', [...portalRoles]),
              ),
          ),
          // What came before somebody joined belongs to another company, or to none.
          not(
            exists(
              selectFrom('audit as moved')
                .select('moved.audit_id')
                .whereRef('moved.account_id', '=', 'audit.account_id')
                .where('moved.action', '=', 'set-company')
                .where('moved.outcome', '=', 'done')
                .whereRef('moved.at', '>=', 'audit.at'),
            ),
          ),
        ]),
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('audit_id', 'desc')
    .limit(limit)
    .execute();
}
