import { dropFactors, factorsOf } from '../../factors/index.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { tellOwner } from '../../notices/index.ts';
import { readAccount } from '../values/read-account.ts';
import { type Command, change, say } from '../values/work.ts';

export const resetFactors: Command = {
  usage: '<name>',
  means: {
    zh_CN: '移除账号的两步验证和恢复码，供丢失者重新登录；请先确认对方身份',
    en: 'removes the second factors and recovery codes of who has lost them; make sure who asks first',
  },
  options: [],
  takes: { least: 1, most: 1 },
  async run(work) {
    const account = await readAccount(work.db, work.names[0] ?? '');
    const { account_id, user_name } = account;
    const kinds = (await factorsOf(work.db, account_id)).map(({ kind }) => kind);
    const detail = { factors: kinds };
    const dropped = await change(work, { action: 'reset-factors', accountId: account_id, detail }, async (trx) => {
      const there = await factorsOf(trx, account_id);
      if (there.length === 0) throw nothingThere(user_name);
      return dropFactors(trx, account_id, there);
    });
    const what = { zh_CN: '两步验证已由管理员移除', en: 'the second factors were removed by an operator' };
    await tellOwner({ gateways: work.gateways, log: () => null }, account, { what, at: work.now, address: '' });
    say(work, {
      zh_CN: `账号“${user_name}”已移除 ${dropped} 个第二步验证方式，登录时不再要求第二步。`,
      en: `Account "${user_name}" has lost its second factors: ${dropped}. Its sign-in asks for none any more.`,
    });
  },
};

const nothingThere = (name: string) =>
  new OperatorError({ zh_CN: `账号“${name}”没有开启两步验证。`, en: `Account "${name}" has no second factor.` });
