import type { CallData, CallPayload, Language } from '@portal/contract';
import { findByName } from '../../accounts/index.ts';
import { type AuditFilter, readAudit } from '../../audit/index.ts';
import { instantOfDay } from '../../kernel/days/dates.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { noAccount } from '../calls/refusals.ts';
import { fileWriter } from '../trail/trail-formats.ts';
import { readDay } from '../values/read-values.ts';
import { namesOf } from './names-of.ts';
import { nextOf, placeOf } from './portions.ts';

const day = 24 * 60 * 60 * 1000;
const usual = 50;

/**
 * Lines of the audit trail, the newest first, with the names of accounts that acted.
 * @throws Refusal when there is no account of that name; UsageError for a day that there is not
 */
export async function readTrailLines(
  db: StateDatabase,
  query: CallPayload<'readTrail'>,
): Promise<CallData<'readTrail'>> {
  const { limit = usual } = query;
  const found = await readAudit(db, await filterOf(db, query), limit);
  const names = await namesOf(db, [...new Set(found.map(({ actor }) => actor))]);
  const lines = found.map(({ audit_id, at, actor, action, outcome, user_name, account_id, address, detail }) => ({
    id: audit_id,
    at: Number(at),
    actor,
    actorNm: names.get(actor) ?? '',
    action,
    outcome,
    userNm: user_name ?? account_id,
    address,
    detail: detail === '{}' ? '' : detail,
  }));
  return { lines, next: nextOf(lines, limit) };
}

async function filterOf(db: StateDatabase, query: Omit<CallPayload<'readTrail'>, 'limit'>): Promise<AuditFilter> {
  const { userNm = '', action, outcome, from, to, after } = query;
  const account = userNm.trim() === '' ? null : await findByName(db, userNm);
  if (account === undefined) throw noAccount();
  const place = after === undefined ? null : placeOf(after);
  return {
    ...(account ? { accountId: account.account_id } : {}),
    ...(action === undefined ? {} : { action }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(from === undefined ? {} : { from: instantOfDay(readDay('--from', from)) }),
    ...(to === undefined ? {} : { before: instantOfDay(readDay('--to', to)) + day }),
    ...(place ? { after: { at: place.at, audit_id: place.id } } : {}),
  };
}

const portion = 1000;
const mostLines = 50_000;

/** Lines of the trail as CSV for who reads that language, the newest first; `complete` is false where there are more than a file takes. */
export async function writeTrail(
  db: StateDatabase,
  query: CallPayload<'exportTrail'>,
  language: Language,
): Promise<CallData<'exportTrail'>> {
  const { head, line } = fileWriter(language);
  const written = [head];
  let filter = await filterOf(db, query);
  for (;;) {
    const lines = await readAudit(db, filter, portion);
    for (const each of lines) written.push(line(each));
    const last = lines.at(-1);
    const complete = lines.length < portion;
    if (complete || !last || written.length > mostLines)
      return { csv: `\ufeff${written.join('\r\n')}\r\n`, lines: written.length - 1, complete };
    filter = { ...filter, after: last };
  }
}
