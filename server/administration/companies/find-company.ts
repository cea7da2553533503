import { findCompanies } from '../../accounts/index.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import type { StateDatabase } from '../../state/open-state.ts';

/** A company that is there. */
export interface KnownCompany {
  id: string;
  name: string;
}

/** @param id as much of it as tells it from the others. @throws OperatorError for an id of none, or of several */
export async function findCompany(db: StateDatabase, id: string): Promise<KnownCompany> {
  const [company, another] = await findCompanies(db, id.trim().toLowerCase());
  if (company?.company_id && !another) return { id: company.company_id, name: company.company };
  throw new OperatorError({
    zh_CN: `${another ? '有多个公司' : '没有公司'}的编号以“${id}”开头；npm run account -- companies 会列出所有公司。`,
    en: `${another ? 'Several companies have' : 'No company has'} an id that begins with "${id}"; npm run account -- companies lists them.`,
  });
}
