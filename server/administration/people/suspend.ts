import { checkSeats, stateName, takesSeat } from '../../accounts/index.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { readAccount } from '../values/read-account.ts';
import { type Command, change, say, type Work } from '../values/work.ts';

const suspended = '4';
const active = '1';

/** Its sessions stay: every call asks for the state of the account, and the next one is answered with 100152. */
export const suspend: Command = {
  usage: '<name>',
  means: {
    zh_CN: '停用账号；正在使用的人立即被拒绝',
    en: 'suspends an account; anyone using it is refused immediately',
  },
  options: [],
  takes: { least: 1, most: 1 },
  run: (work) => setState(work, 'suspend', suspended),
};

export const resume: Command = {
  usage: '<name>',
  means: {
    zh_CN: '恢复已停用或未开通的账号',
    en: 'reactivates a suspended account, or activates one not yet activated',
  },
  options: [],
  takes: { least: 1, most: 1 },
  run: (work) => setState(work, 'resume', active),
};

async function setState(work: Work, action: 'suspend' | 'resume', state: string): Promise<void> {
  const { account_id, user_name, company_id, active_to } = await readAccount(work.db, work.names[0] ?? '');
  const named = { zh: stateName(state, 'zh_CN'), en: stateName(state, 'en').toLowerCase() };
  await change(work, { action, accountId: account_id }, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .set({ state })
      .where('account_id', '=', account_id)
      .where('state', '!=', state)
      .executeTakeFirstOrThrow();
    if (Number(numUpdatedRows) === 1) {
      if (takesSeat({ state, active_to }, work.now)) await checkSeats(trx, company_id, work.now);
      return;
    }
    throw new OperatorError({
      zh_CN: `账号“${user_name}”的状态已经是“${named.zh}”。`,
      en: `Account "${user_name}" is already ${named.en}.`,
    });
  });
  say(work, { zh_CN: `账号“${user_name}”现为“${named.zh}”。`, en: `Account "${user_name}" is now ${named.en}.` });
}
