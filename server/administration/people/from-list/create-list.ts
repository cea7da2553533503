import { readFile } from 'node:fs/promises';
import { chinaDay } from '../../../kernel/days/dates.ts';
import { OperatorError } from '../../../kernel/refusals/operator-error.ts';
import { findCompany, type KnownCompany } from '../../companies/find-company.ts';
import { outOfReach } from '../../reach/refusals.ts';
import { dayText } from '../../values/day-text.ts';
import { unfit } from '../../values/refusals.ts';
import { alignTable } from '../../values/table.ts';
import { audit, type Command, commit, say, type Work } from '../../values/work.ts';
import { insertAccount } from '../create.ts';
import { type JudgedRow, judgeList } from './judge-list.ts';
import { readList } from './read-list.ts';

export const createList: Command = {
  usage: '<file>',
  means: {
    zh_CN:
      '按名单（CSV：用户名、姓名、邮箱、手机号、产品、最后一天）新建账号，全部成功或全部不建；--dry-run 只检查。新账号没有密码，用验证码登录',
    en: 'makes the accounts of a list (CSV: user name, real name, email, mobile number, products, last day), all or none; --dry-run only looks. They have no password and sign in by a code',
  },
  options: ['company', 'dry-run'],
  takes: { least: 1, most: 1 },
  async run(work) {
    const { names, values } = work;
    const file = await readFile(names[0] ?? '').catch(() => {
      throw unfit('<file>', { zh_CN: `找不到文件 ${names[0]}`, en: `there is no file ${names[0]}` });
    });
    const list = await readPeople(work, file);
    const refused = list.rows.filter(({ faults }) => faults.length > 0);
    if (refused.length > 0) work.terminal.say(tableOf(work, refused));
    if (values['dry-run'] !== true) return createPeople(work, list);
    const fine = list.rows.length - refused.length;
    say(work, {
      zh_CN: `共 ${list.rows.length} 行：可新建 ${fine} 个账号，拒绝 ${refused.length} 行。没有新建任何账号。`,
      en: `Rows: ${list.rows.length}; accounts that can be made: ${fine}; rows refused: ${refused.length}. Nothing was made.`,
    });
  },
};

/** A list that has been looked at, and whose people they will be. */
export interface PeopleList {
  company: KnownCompany | null;
  rows: JudgedRow[];
}

/** Looks at a list and changes nothing. @throws OperatorError or Refusal when it is no list, or the company not theirs */
export async function readPeople(work: Work, file: Uint8Array): Promise<PeopleList> {
  const company = await companyOf(work);
  const rows = await judgeList(work, await readList(file, work.settings.files), company?.id ?? null);
  return { company, rows };
}

async function companyOf({ db, reach, values }: Work): Promise<KnownCompany | null> {
  const named = values.company?.trim() ?? '';
  if (reach === 'portal') return named === '' ? null : findCompany(db, named);
  if (named !== '' && named !== reach.companyId) throw outOfReach();
  return findCompany(db, reach.companyId);
}

/**
 * Makes all accounts of a list. They have no password yet: a code to a contact signs in, or a password that is set.
 * @throws OperatorError when a row is refused: then none is made
 */
export async function createPeople(work: Work, { company, rows }: PeopleList): Promise<void> {
  const { now } = work;
  const refused = rows.filter(({ faults }) => faults.length > 0).length;
  if (refused > 0) throw rowsRefused(refused);
  const from = chinaDay(now);
  await commit(work, async (trx) => {
    for (const { user_name, real_name, email, phone, products, active_to } of rows) {
      const account = {
        user_name,
        real_name,
        email,
        phone,
        active_to,
        active_from: from,
        created_at: now,
        company: company?.name ?? '',
        company_id: company?.id ?? null,
        division: 'enterprise',
        password_hash: '',
      };
      const accountId = await insertAccount(trx, account, products, []);
      const detail = { list: true, company: account.company_id, from, to: active_to, products: products.keys };
      await audit(work, trx, { action: 'create', accountId, detail });
    }
  });
  const silent = rows.filter(({ email, phone }) => email === '' && phone === '').length;
  say(work, {
    zh_CN: `已新建 ${rows.length} 个账号，持有人用验证码登录${silent > 0 ? `；其中 ${silent} 个没有手机号和邮箱，请为其重置密码` : ''}。`,
    en: `Accounts created: ${rows.length}. Their owners sign in by a code${silent > 0 ? `; without mobile number and email: ${silent}, which need a password (reset it)` : ''}.`,
  });
}

function tableOf({ language }: Work, rows: readonly JudgedRow[]): string {
  const head = {
    zh_CN: ['行', '用户名', '到', '原因'],
    en: ['row', 'name', 'to', 'refused because'],
  }[language];
  const reasons = ({ faults }: JudgedRow) =>
    faults.map(({ field, fault }) => `${field[language]}: ${fault[language]}`).join('; ');
  return alignTable(
    head,
    rows.map((row) => [String(row.row), row.user_name, row.active_to && dayText(row.active_to), reasons(row)]),
  );
}

const rowsRefused = (count: number) =>
  new OperatorError({
    zh_CN: `名单中有 ${count} 行不能新建，因此没有新建任何账号。请更正后重试。`,
    en: `Rows of the list that are refused: ${count}. Nothing was made; correct them and try again.`,
  });
