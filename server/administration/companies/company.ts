import { randomUUID } from 'node:crypto';
import { joinNames } from '@portal/contract';
import {
  companiesLike,
  findCompanies,
  type Membership,
  makeCompany,
  type PeopledCompany,
} from '../../accounts/index.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { unfit } from '../values/refusals.ts';
import type { Work } from '../values/work.ts';

/** As much of an id as an operator has to type. */
export const shortCompany = (companyId: string) => companyId.slice(0, 8);

/** The company that an account is put into, which is to be made first where it is new. */
export interface CompanyChoice extends Membership {
  isNew: boolean;
}

const noCompany: CompanyChoice = { company: '', company_id: null, isNew: false };

/**
 * The company that a new account is put into: one that is named by its id, or one of its own by a name. Who joins a
 * company sees what its people share, so a name alone joins none.
 * @param id as `--company` names it; undefined where it does not
 * @param name as it was written; empty for no company
 * @throws OperatorError when there is no such company, or the name may be taken for another one's and nobody has chosen
 */
export async function chooseCompany(
  { values }: Pick<Work, 'values'>,
  db: StateDatabase,
  { id, name }: { id: string | undefined; name: string },
): Promise<CompanyChoice> {
  const isNew = values['new-company'] === true;
  if (id !== undefined) {
    if (isNew) throw oneOfBoth();
    const [company, another] = await findCompanies(db, id.trim().toLowerCase());
    if (!company || another) throw noSuchCompany(id, another !== undefined);
    return { ...company, isNew: false };
  }
  if (!name) return noCompany;
  const known = isNew ? [] : await companiesLike(db, name);
  if (known.length > 0) throw companyKnown(name, known);
  return { company: name, company_id: randomUUID(), isNew: true };
}

const idShape = /^[0-9a-f]{8}[0-9a-f-]{0,28}$/i;

/** What `--company` says where it may be an id or the name of a new one. @throws OperatorError as chooseCompany */
export function readCompany(work: Pick<Work, 'values'>, db: StateDatabase, text: string): Promise<CompanyChoice> {
  return chooseCompany(work, db, idShape.test(text) ? { id: text, name: '' } : { id: undefined, name: text });
}

/** What a chosen company is to its account; one that is new is made. @param trx the transaction that puts it in */
export async function settleCompany(
  trx: StateDatabase,
  { company, company_id, isNew }: CompanyChoice,
  now: number,
): Promise<Membership> {
  if (isNew && company_id !== null) await makeCompany(trx, company, now, company_id);
  return { company, company_id };
}

const oneOfBoth = () =>
  unfit('--new-company', { zh_CN: '不能与 --company 的编号同时使用', en: 'cannot stand beside the id of a --company' });

const noSuchCompany = (id: string, several: boolean) =>
  unfit('--company', {
    zh_CN: `${several ? '有多个公司' : '没有公司'}的编号以“${id}”开头；npm run account -- companies 会列出所有公司`,
    en: `${several ? 'several companies have' : 'no company has'} an id that begins with "${id}"; npm run account -- companies lists them`,
  });

const mostNamed = 10;

function peopleOf({ accounts }: PeopledCompany, zh: boolean): string {
  const named = accounts.slice(0, mostNamed).map(({ user_name, real_name }) => `${user_name} ${real_name}`.trim());
  const more = accounts.length - named.length;
  if (named.length === 0) return zh ? '无账号' : 'no account';
  return `${joinNames(named, zh ? 'zh_CN' : 'en')}${more > 0 ? (zh ? `，另有 ${more} 个` : ` and ${more} more`) : ''}`;
}

const listed = (known: readonly PeopledCompany[], zh: boolean) =>
  known
    .map((company) =>
      zh
        ? `${shortCompany(company.company_id)}“${company.name}”（${peopleOf(company, zh)}）`
        : `${shortCompany(company.company_id)} "${company.name}" (${peopleOf(company, zh)})`,
    )
    .join(zh ? '；' : '; ');

const companyKnown = (name: string, known: readonly PeopledCompany[]) =>
  new OperatorError({
    zh_CN: `填写的公司是“${name}”，已有同名或相近的公司：${listed(known, true)}。同一公司的账号可以看到彼此共享的内容：如确属该公司，请加 --company <编号>；否则请加 --new-company，使其独立。`,
    en: `The company is given as "${name}", and there is one of that or a like name: ${listed(known, false)}. Accounts of one company see what its people share: add --company <id> if it is that one, or --new-company to keep the account apart.`,
  });
