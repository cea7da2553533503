import { type Role, roles } from '@portal/contract';
import { rolesOf, touchRights } from '../../accounts/index.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { readAccount } from '../values/read-account.ts';
import { readList, readOneOf } from '../values/read-values.ts';
import { unfit, wanted } from '../values/refusals.ts';
import { type Command, change, say } from '../values/work.ts';

/** Roles are set as a whole; an account without any looks at what it holds, and does nothing beside. */
export const setRoles: Command = {
  usage: '<name>',
  means: {
    zh_CN: '设置账号的全部角色（--role；--role none 表示没有）',
    en: 'sets all roles of an account (--role; --role none for none)',
  },
  options: ['role'],
  takes: { least: 1, most: 1 },
  async run(work) {
    const { db, names, values, now } = work;
    const { account_id, user_name, company_id } = await readAccount(db, names[0] ?? '');
    if (values.role === undefined) throw wanted('--role');
    const given = values.role === 'none' ? [] : readList(values.role).map((role) => readOneOf('--role', role, roles));
    checkRoles(given, company_id);
    const detail = { from: await rolesOf(db, account_id), to: given };
    await change(work, { action: 'set-roles', accountId: account_id, detail }, async (trx) => {
      await trx.deleteFrom('account_role').where('account_id', '=', account_id).execute();
      for (const role of given) await trx.insertInto('account_role').values({ account_id, role }).execute();
      if (!given.includes('admin')) await keepOneAdministrator(trx, detail.from);
      await touchRights(trx, account_id, now);
    });
    const list = given.join(', ');
    say(work, {
      zh_CN: list ? `账号“${user_name}”的角色：${list}。` : `账号“${user_name}”没有角色。`,
      en: list ? `Account "${user_name}" has the roles ${list}.` : `Account "${user_name}" has no roles.`,
    });
  },
};

/** @throws UsageError when an account without a company would administer one */
export function checkRoles(given: readonly Role[], companyId: string | null): void {
  if (companyId !== null || !given.includes('company-admin')) return;
  throw unfit('--role', {
    zh_CN: 'company-admin 管理自己的公司，而该账号没有公司；请先设置公司',
    en: 'company-admin administers the own company, and the account has none: put it into one first',
  });
}

/** @throws OperatorError when the last administrator would be gone, and with them who could make another */
async function keepOneAdministrator(trx: Parameters<typeof rolesOf>[0], former: readonly string[]): Promise<void> {
  if (!former.includes('admin')) return;
  const left = await trx.selectFrom('account_role').select('account_id').where('role', '=', 'admin').executeTakeFirst();
  if (left) return;
  throw new OperatorError({
    zh_CN: '这是最后一个管理员账号：请先为另一个账号设置 admin 角色。',
    en: 'This is the last administrator: give another account the role admin first.',
  });
}
