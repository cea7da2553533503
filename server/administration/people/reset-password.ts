import { endSessionsOf, firstPasswordEnd, hasCompanyAccountOnly, hashPassword, noPhone } from '../../accounts/index.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { tellOwner } from '../../notices/index.ts';
import { readAccount } from '../values/read-account.ts';
import { type Command, change, say } from '../values/work.ts';
import { choosePassword } from './choose-password.ts';

const companyAccountOnly = (name: string) =>
  new OperatorError({
    zh_CN: `账号“${name}”所属公司只使用企业账号登录（PORTAL_SIGN_ON 中 passwords 为 closed），因此没有密码可设置。`,
    en: `The company of account "${name}" signs in with its own accounts only (passwords: closed in PORTAL_SIGN_ON), so there is no password to set.`,
  });

export const resetPassword: Command = {
  usage: '<name>',
  means: {
    zh_CN: '设置新密码并结束该账号的所有会话',
    en: 'sets a new password and ends all sessions of the account',
  },
  options: ['send', 'password-stdin', 'forget-phone'],
  takes: { least: 1, most: 1 },
  async run(work) {
    const { db, names, now } = work;
    const account = await readAccount(db, names[0] ?? '');
    if (await hasCompanyAccountOnly(work, account)) throw companyAccountOnly(account.user_name);
    const { password, hand } = await choosePassword(work, account);
    const password_hash = await hashPassword(password);
    const password_until = firstPasswordEnd(work.settings.firstPasswordDays, now);
    const { account_id, user_name } = account;
    const forgets = work.values['forget-phone'] === true && account.messaging_key !== '';
    const detail = forgets ? { phone: 'unbound' } : {};
    const ended = await change(work, { action: 'reset-password', accountId: account_id, detail }, async (trx) => {
      await trx
        .updateTable('account')
        .set({ password_hash, published_password: 0, password_until, ...(forgets ? noPhone : {}) })
        .where('account_id', '=', account_id)
        .execute();
      return endSessionsOf(trx, account_id, 'operator', now);
    });
    const what = { zh_CN: '登录密码已由管理员重置', en: 'the password was reset by an operator' };
    await tellOwner({ gateways: work.gateways, log: () => null }, account, { what, at: now, address: '' });
    say(work, {
      zh_CN: `账号“${user_name}”已设置新密码，已结束 ${ended} 个会话${forgets ? '，已解绑扫码登录的手机' : ''}。`,
      en: `Account "${user_name}" has a new password; sessions ended: ${ended}${forgets ? '; its phone was unbound' : ''}.`,
    });
    await hand();
  },
};
