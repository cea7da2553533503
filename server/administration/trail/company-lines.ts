import { type Language, portalRoles } from '@portal/contract';
import type { AuditLine } from '../../audit/index.ts';
import { cutAddress } from '../../kernel/cut-address.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { StateDatabase } from '../../state/open-state.ts';

/** Who acted and is nobody of the company: no more of them is said. */
const others = {
  outside: { zh_CN: '公司以外', en: 'outside the company' },
  nobody: { zh_CN: '未登录者', en: 'nobody signed in' },
  program: { zh_CN: '程序', en: 'a program' },
} satisfies Record<string, Sentence>;

/** Of what a line knows beside, that names neither a person nor a place outside of the company. */
const openDetails = ['products', 'to', 'way', 'what', 'lines', 'refusal', 'ended'];

/** The names of those among some who acted that belong to a company and have no role of the portal, by their ids. */
export async function colleaguesOf(
  db: StateDatabase,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['account_id', 'user_name'])
    .where('company_id', '=', companyId)
    .where('account_id', 'in', [...new Set(ids)])
    .where('account_id', 'not in', (staff) =>
      staff
        .selectFrom('account_role')
        .select('account_id')
        .where('role', 'in', [...portalRoles]),
    )
    .execute();
  return new Map(rows.map(({ account_id, user_name }) => [account_id, user_name]));
}

/**
 * A line as who administers the company may read it: no name, id or address of anybody else, and of an address the
 * network alone.
 * @param colleagues as `colleaguesOf` gives them
 */
export function lineForCompany(
  line: AuditLine,
  colleagues: ReadonlyMap<string, string>,
  language: Language,
): AuditLine & { actorName: string } {
  const name = colleagues.get(line.actor);
  const kind = kindOf(line.actor);
  return {
    ...line,
    actor: name === undefined ? kind : line.actor,
    actorName: name ?? others[kind][language],
    // Where staff of the portal, or people of other companies, sit is nobody's to know; a stranger at the door is the company's to see.
    address: name === undefined && kind !== 'nobody' ? '' : cutAddress(line.address),
    detail: JSON.stringify(openDetail(line.detail)),
  };
}

function kindOf(actor: string): keyof typeof others {
  if (actor === 'nobody') return 'nobody';
  return actor.startsWith('key ') ? 'program' : 'outside';
}

function openDetail(detail: string): Record<string, unknown> {
  const known = JSON.parse(detail) as Record<string, unknown>;
  return Object.fromEntries(openDetails.flatMap((name) => (isPlain(known[name]) ? [[name, known[name]]] : [])));
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));
