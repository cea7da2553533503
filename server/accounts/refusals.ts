import { status } from '@portal/contract';
import { Refusal, type Sentence } from '../http/call.ts';
import type { AccountFault } from './account-state.ts';

const closed: Record<NonNullable<AccountFault>, Sentence> = {
  expired: {
    zh_CN: '该账号的有效期已结束，请联系客户经理续期。',
    en: 'This account has expired. Please ask your account manager to renew it.',
  },
  notOpened: {
    zh_CN: '该账号尚未开通，请联系客户经理。',
    en: 'This account has not been opened yet. Please contact your account manager.',
  },
  suspended: {
    zh_CN: '该账号已停用，请联系客户经理。',
    en: 'This account has been suspended. Please contact your account manager.',
  },
};

/** The same answer for an unknown account and a wrong password, so that nobody learns which accounts exist. */
export const wrongSignIn = () =>
  new Refusal(
    status.refused,
    {
      zh_CN: '账号或密码不正确，请检查后重试。',
      en: 'The account or the password is not right. Please check both and try again.',
    },
    'sign-in refused',
  );

export const tooManyTries = (minutes: number) =>
  new Refusal(
    status.tooMany,
    {
      zh_CN: `尝试次数过多，请在 ${minutes} 分钟后重试。`,
      en: `Too many tries. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    },
    'too many tries',
  );

/** At sign-in and switching the account is merely refused; within a session the same fault ends it. */
export const accountClosed = (fault: NonNullable<AccountFault>, code: number = status.refused) =>
  new Refusal(code, closed[fault], `account ${fault}`);

export const sessionMissing = () =>
  new Refusal(
    status.sessionMissing,
    { zh_CN: '登录已失效，请重新登录。', en: 'Your session has ended. Please sign in again.' },
    'no such session',
  );

export const sessionReplaced = () =>
  new Refusal(
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
    status.sessionStale,
    {
      zh_CN: '账号的权限已更新，请更新登录状态。',
      en: 'The rights of this account have changed. Please renew the session.',
    },
    '账号的权限已更新。 The rights of this account have changed.',
  );

export const notLinked = () =>
  new Refusal(
    status.refused,
    {
      zh_CN: '不能切换到该账号：它没有与当前账号关联。',
      en: 'You cannot switch to this account: it is not linked to yours.',
    },
    'account not linked',
  );

export const productRefused = (productKey: string) =>
  new Refusal(
    status.forbidden,
    {
      zh_CN: '您的账号没有开通此产品，请联系客户经理。',
      en: 'Your account does not include this product. Please contact your account manager.',
    },
    `no grant for product ${productKey}`,
  );
