import { type CallData, type CallPayload, companyTrailActions, type Language } from '@portal/contract';
import { findByName } from '../../accounts/index.ts';
import { type AuditFilter, type AuditLine, readAudit } from '../../audit/index.ts';
import { instantOfDay } from '../../kernel/days/dates.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { noAccount } from '../calls/refusals.ts';
import type { Reach } from '../reach/reach.ts';
import { colleaguesOf, lineForCompany } from '../trail/company-lines.ts';
import { fileWriter } from '../trail/trail-formats.ts';
import { readDay } from '../values/read-values.ts';
import { namesOf } from './names-of.ts';
import { nextOf, placeOf } from './portions.ts';

const day = 24 * 60 * 60 * 1000;
const usual = 50;

/** Who reads the trail: how far they reach, and their language. */
export interface TrailReader {
  reach: Reach;
  language: Language;
}

/**
 * Lines of the audit trail, the newest first, with the names of accounts that acted. Who administers a company reads
 * what its own people did and what was done to their accounts, and of others neither name nor address.
 * @throws Refusal when there is no account of that name, or it is out of reach; UsageError for a day that there is not
 */
export async function readTrailLines(
  db: StateDatabase,
  query: CallPayload<'readTrail'>,
  reader: TrailReader,
): Promise<CallData<'readTrail'>> {
  const { limit = usual } = query;
  const found = await linesFor(db, await readAudit(db, await filterOf(db, query, reader), limit), reader);
  const lines = found.map((line) => ({
    id: line.audit_id,
    at: Number(line.at),
    actor: line.actor,
    actorNm: line.actorName,
    action: line.action,
    outcome: line.outcome,
    userNm: line.user_name ?? line.account_id,
    address: line.address,
    detail: line.detail === '{}' ? '' : line.detail,
  }));
  return { lines, next: nextOf(lines, limit) };
}

/** Lines with the names of who acted, as the reader may have them. */
async function linesFor(
  db: StateDatabase,
  lines: readonly AuditLine[],
  { reach, language }: TrailReader,
): Promise<(AuditLine & { actorName: string })[]> {
  const actors = [...new Set(lines.map(({ actor }) => actor))];
  if (reach === 'portal') {
    const names = await namesOf(db, actors);
    return lines.map((line) => ({ ...line, actorName: names.get(line.actor) ?? '' }));
  }
  const colleagues = await colleaguesOf(db, reach.companyId, actors);
  return lines.map((line) => lineForCompany(line, colleagues, language));
}

async function filterOf(
  db: StateDatabase,
  query: Omit<CallPayload<'readTrail'>, 'limit'>,
  { reach }: TrailReader,
): Promise<AuditFilter> {
  const { userNm = '', action, outcome, from, to, after } = query;
  const account = userNm.trim() === '' ? null : await findByName(db, userNm);
  if (account === undefined || (account && reach !== 'portal' && account.company_id !== reach.companyId))
    throw noAccount();
  const place = after === undefined ? null : placeOf(after);
  return {
    ...(account ? { accountId: account.account_id } : {}),
    ...(reach === 'portal' ? {} : { ofCompany: { companyId: reach.companyId, actions: companyTrailActions } }),
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
  reader: TrailReader,
): Promise<CallData<'exportTrail'>> {
  const { head, line } = fileWriter(reader.language);
  const written = [head];
  let filter = await filterOf(db, query, reader);
  for (;;) {
    const lines = await readAudit(db, filter, portion);
    for (const each of await linesFor(db, lines, reader)) written.push(line(each));
    const last = lines.at(-1);
    const complete = lines.length < portion;
    if (complete || !last || written.length > mostLines)
      return { csv: `\ufeff${written.join('\r\n')}\r\n`, lines: written.length - 1, complete };
    filter = { ...filter, after: last };
  }
}
