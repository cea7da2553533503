import type { CallData, TrailLine } from '@portal/contract';
import { cutAddress } from '../kernel/cut-address.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { outcomes } from './audit.ts';
import { type AuditLine, readAudit } from './read-audit.ts';

/** Lines of one answer. */
export const linesAtOnce = 20;

/**
 * What the trail says of an account, newest first, as its owner may read it: no name of an operator, no other account,
 * no detail but the way of a sign-in, and of an address the network alone, for it may be somebody else's.
 * @param after where the answer before has ended, `<at>.<id>`; the newest lines without
 */
export async function readOwnTrail(
  db: StateDatabase,
  accountId: string,
  after: string | undefined,
): Promise<CallData<'listOwnTrail'>> {
  const [at, id] = after?.split('.') ?? [];
  const filter = { accountId, ...(id === undefined ? {} : { after: { at: Number(at), audit_id: id } }) };
  const found = await readAudit(db, filter, linesAtOnce + 1);
  const lines = found.slice(0, linesAtOnce);
  const last = lines.at(-1);
  return {
    lines: lines.map((line) => ownLine(line, accountId)),
    next: found.length > lines.length && last ? `${last.at}.${last.audit_id}` : null,
  };
}

function ownLine({ audit_id, at, actor, action, outcome, address, detail }: AuditLine, accountId: string): TrailLine {
  const { way } = JSON.parse(detail) as { way?: unknown };
  return {
    id: audit_id,
    at,
    action,
    by: byOf(actor, accountId, action),
    way: typeof way === 'string' ? way : '',
    outcome: outcomes.find((known) => known === outcome) ?? 'done',
    address: cutAddress(address),
  };
}

/** What a linked account does to another one: whatever else is done to it by an account, an administrator does. */
const byLinked: readonly string[] = ['sign-in', 'switch-account'];

function byOf(actor: string, accountId: string, action: string): TrailLine['by'] {
  if (actor === accountId) return 'self';
  if (actor === 'nobody') return 'nobody';
  if (actor === 'watch') return 'portal';
  if (actor.startsWith('key ')) return 'program';
  return actor.startsWith('operator ') || !byLinked.includes(action) ? 'operator' : 'other';
}
