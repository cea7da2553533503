import { type FactorWanted, status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { AccountFault } from './account-state.ts';

const closed: Record<NonNullable<AccountFault>, (endsSession: boolean) => Refusal> = {
  expired: (endsSession) =>
    new Refusal(
      'accounts.expired',
      endsSession ? status.accountClosed : status.refused,
      {
        zh_CN: '该账号的有效期已结束，请联系客户经理续期。',
        en: 'This account has expired. Please ask your account manager to renew it.',
      },
      'account expired',
    ),
  notOpened: (endsSession) =>
    new Refusal(
      'accounts.not-opened',
      endsSession ? status.accountClosed : status.refused,
      {
        zh_CN: '该账号尚未开通，请联系客户经理。',
        en: 'This account has not been activated yet. Please contact your account manager.',
      },
      'account notOpened',
    ),
  suspended: (endsSession) =>
    new Refusal(
      'accounts.suspended',
      endsSession ? status.accountClosed : status.refused,
      {
        zh_CN: '该账号已停用，请联系客户经理。',
        en: 'This account has been suspended. Please contact your account manager.',
      },
      'account suspended',
    ),
};

export const companyAccountOnly = () =>
  new Refusal(
    'accounts.company-account-only',
    status.refused,
    {
      zh_CN: '贵公司只使用企业账号登录，请在登录页选择企业账号登录。',
      en: 'Your company signs in with its own accounts only. Please choose the company account on the sign-in page.',
    },
    'the company has closed all ways to sign in but that by its provider',
  );

export const passwordOver = () =>
  new Refusal(
    'accounts.password-over',
    status.refused,
    {
      zh_CN: '这个由他人设置的密码已到期。请用验证码登录，再到用户中心换成自己的密码；或联系客户经理重置。',
      en: 'This password was set for you and has expired. Please sign in with a verification code and choose your own in the user centre, or ask your account manager for a new one.',
    },
    'a password that its owner has not chosen is over',
  );

/** The same answer for an unknown account and a wrong password, so that nobody learns which accounts exist. */
export const wrongSignIn = () =>
  new Refusal(
    'accounts.wrong-sign-in',
    status.refused,
    {
      zh_CN: '账号或密码不正确，请检查后重试。',
      en: 'Incorrect account or password. Please check both and try again.',
    },
    'sign-in refused',
  );

/** A61: what stands in the field cannot be an account, so nothing is looked up. */
export const accountUnfit = () =>
  new Refusal(
    'accounts.account-unfit',
    status.refused,
    {
      zh_CN: '账号应为用户名、手机号或邮箱，1 至 50 个字符，不含空格，请重新输入。',
      en: 'An account is a user name, mobile number or email of 1 to 50 characters without spaces. Please re-enter it.',
    },
    'userNm cannot be an account',
  );

/** S5.026 A63, in the words of the form. */
export const passwordUnfit = () =>
  new Refusal(
    'accounts.password-unfit',
    status.passwordUnfit,
    {
      zh_CN: '新密码格式错误，请重新输入：8 至 20 位，须同时含字母和数字，不含空格。',
      en: 'New password format error, please re-enter: 8 to 20 characters with both letters and digits, without spaces.',
    },
    'newPwd does not fit',
  );

export const passwordCommon = () =>
  new Refusal(
    'accounts.password-common',
    status.passwordUnfit,
    {
      zh_CN: '这个密码太常见，容易被猜到，请换一个。',
      en: 'This password is too common and easy to guess. Please choose another.',
    },
    'a common password',
  );

export const passwordPersonal = () =>
  new Refusal(
    'accounts.password-personal',
    status.passwordUnfit,
    {
      zh_CN: '密码的大部分来自用户名、姓名、公司或联系方式，容易被猜到，请换一个。',
      en: 'Most of this password comes from the user name, real name, company or contacts, which is easy to guess. Please choose another.',
    },
    'a password made of what is known of the account',
  );

export const passwordSame = () =>
  new Refusal(
    'accounts.password-same',
    status.passwordUnfit,
    {
      zh_CN: '新密码不能与原密码相同，请重新输入。',
      en: 'The new password is the same as the old one. Please choose another.',
    },
    'newPwd equals oldPwd',
  );

export const wrongOldPassword = () =>
  new Refusal(
    'accounts.wrong-old-password',
    status.refused,
    { zh_CN: '原密码不正确，请重新输入。', en: 'The old password is incorrect. Please re-enter it.' },
    'oldPwd is wrong',
  );

/** No session yet: the answer says which factors will do, and gives the ticket to bring one with. */
export const factorWanted = (wanted: FactorWanted) =>
  new Refusal(
    'accounts.factor-wanted',
    status.factorWanted,
    {
      zh_CN: '该账号开启了两步验证，请继续完成第二步验证。',
      en: 'This account uses two-step verification. Please complete the second step.',
    },
    'second factor wanted',
    wanted,
  );

export const noCompany = () =>
  new Refusal(
    'accounts.no-company',
    status.refused,
    {
      zh_CN: '该账号没有登记企业，因此没有企业密钥，请联系客户经理。',
      en: 'This account is not registered to a company and therefore has no enterprise key. Please contact your account manager.',
    },
    'no company',
  );

export const signInBusy = () =>
  new Refusal(
    'accounts.sign-in-busy',
    status.unavailable,
    {
      zh_CN: '当前登录人数过多，请稍后重试。',
      en: 'Too many people are signing in at the moment. Please try again shortly.',
    },
    'too many sign-ins at once',
  );

export const tooManyTries = (minutes: number) =>
  new Refusal(
    'accounts.too-many-tries',
    status.tooMany,
    {
      zh_CN: `尝试次数过多，请在 ${minutes} 分钟后重试。`,
      en: `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    },
    'too many tries',
  );

/** At sign-in and switching the account is merely refused; within a session the same fault ends it. */
export const accountClosed = (fault: NonNullable<AccountFault>, { endsSession = false } = {}): Refusal =>
  closed[fault](endsSession);

export const sessionMissing = () =>
  new Refusal(
    'accounts.session-missing',
    status.sessionMissing,
    { zh_CN: '登录已失效，请重新登录。', en: 'Your session has ended. Please sign in again.' },
    'no such session',
  );

export const sessionReplaced = () =>
  new Refusal(
    'accounts.session-replaced',
    status.sessionReplaced,
    {
      zh_CN: '此会话已被新的会话取代，请重新登录。',
      en: 'This session was replaced by a newer one. Please sign in again.',
    },
    'session replaced',
  );

/** S8.008: the client shows the hint as it is, so it is a sentence for the person in both languages. */
export const sessionStale = () =>
  new Refusal(
    'accounts.session-stale',
    status.sessionStale,
    {
      zh_CN: '账号的权限已更新，请更新登录状态。',
      en: 'The permissions of this account have changed. Please renew the session.',
    },
    '账号的权限已更新。 The permissions of this account have changed.',
  );

export const notLinked = () =>
  new Refusal(
    'accounts.not-linked',
    status.refused,
    {
      zh_CN: '不能切换到该账号：它没有与当前账号关联。',
      en: 'You cannot switch to this account: it is not linked to yours.',
    },
    'account not linked',
  );

export const overridesNotAllowed = () =>
  new Refusal(
    'accounts.overrides-not-allowed',
    status.forbidden,
    {
      zh_CN: '该账号无权替换模块。如需替换，请联系运营人员开通 developer 角色。',
      en: 'This account may not override modules. If you need to, ask the operator for the role developer.',
    },
    'the account has not the role developer, and the mode is production',
  );

export const tooManyChanges = () =>
  new Refusal(
    'accounts.too-many-changes',
    status.tooMany,
    {
      zh_CN: '操作过于频繁，请 15 分钟后再试。',
      en: 'Too many changes were made in a short time. Please try again in 15 minutes.',
    },
    'too many calls of one session that leave a line in the trail',
  );

export const overridesTooOften = () =>
  new Refusal(
    'accounts.overrides-too-often',
    status.tooMany,
    {
      zh_CN: '模块替换记录过于频繁，请一小时后再试。',
      en: 'Module overrides were reported too often. Please try again in an hour.',
    },
    'too many calls of tellOverrides',
  );

export const roleMissing = () =>
  new Refusal(
    'accounts.role-missing',
    status.forbidden,
    {
      zh_CN: '当前账号没有这项管理权限。如需使用，请联系门户管理员。',
      en: 'This account may not administer that. Ask an administrator of the portal if you need to.',
    },
    'the account has none of the roles that open the call',
  );
