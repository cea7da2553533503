import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

export const noProvider = () =>
  new Refusal(
    'signon.no-provider',
    status.refused,
    {
      zh_CN: '该邮箱所属企业没有开通企业账号登录，请检查邮箱，或改用其他方式登录。',
      en: 'The company of this email does not sign in with company accounts here. Please check the email, or sign in another way.',
    },
    'no provider has the domain',
  );

export const over = () =>
  new Refusal(
    'signon.over',
    status.refused,
    {
      zh_CN: '企业账号登录没有完成：等待时间过长、已在别处完成，或不是从本浏览器开始的。请重新登录。',
      en: 'The company sign-in was not completed: it took too long, was finished elsewhere, or was not begun in this browser. Please sign in again.',
    },
    'no such step for this browser, spent or over',
  );

export const cancelled = () =>
  new Refusal(
    'signon.cancelled',
    status.refused,
    {
      zh_CN: '企业账号登录已取消，或企业未允许登录本门户。请重试，或联系贵公司的账号管理员。',
      en: 'The company sign-in was cancelled, or your company does not let you in here. Please try again, or ask who manages accounts in your company.',
    },
    'the provider has refused the person',
  );

export const notProven = () =>
  new Refusal(
    'signon.not-proven',
    status.refused,
    {
      zh_CN: '企业账号系统的答复无法确认，未能登录。请重试；如仍不行，请联系贵公司的账号管理员。',
      en: 'The answer of the company account system could not be verified, so you were not signed in. Please try again; if it fails again, ask who manages accounts in your company.',
    },
    'the answer of the provider does not fit: see the log',
  );

export const unreachable = () =>
  new Refusal(
    'signon.unreachable',
    status.unavailable,
    {
      zh_CN: '暂时连接不上企业账号系统，请稍后重试，或改用其他方式登录。',
      en: 'The company account system cannot be reached at the moment. Please try again later, or sign in another way.',
    },
    'the provider gave no answer in time',
  );

export const noAccount = () =>
  new Refusal(
    'signon.no-account',
    status.refused,
    {
      zh_CN: '您的企业账号在本门户还没有对应的账号，请联系客户经理开通。',
      en: 'There is no account of this portal for your company account yet. Please ask your account manager for one.',
    },
    'nobody is linked, and the provider may make no accounts',
  );

export const noSeat = () =>
  new Refusal(
    'signon.no-seat',
    status.refused,
    {
      zh_CN: '贵公司的席位已用完，暂时不能为您开通账号，请联系客户经理。',
      en: 'Your company has no seat left for another account. Please ask your account manager.',
    },
    'the company has as many active accounts as seats',
  );

export const notOfCompany = () =>
  new Refusal(
    'signon.not-of-company',
    status.refused,
    {
      zh_CN: '您的门户账号已不属于该企业，或带有门户的管理角色，不能用该企业账号登录。请改用其他方式，或联系客户经理。',
      en: 'Your portal account is no longer of that company, or has a role of the portal, so its company account does not open it. Please sign in another way, or ask your account manager.',
    },
    'the linked account is of another company, or has a role of the portal',
  );

export const mailTaken = () =>
  new Refusal(
    'signon.mail-taken',
    status.refused,
    {
      zh_CN: '该邮箱的门户账号不能自动与您的企业账号关联：它已关联其他企业账号，或带有管理角色。请联系客户经理。',
      en: 'The portal account with your email cannot be joined to your company account by itself: it is joined to another one already, or has an administering role. Please ask your account manager.',
    },
    'the account with that mail is linked to another subject, or administers',
  );

/** What a callback can end with that is no sign-in, by the name under which its step keeps it. */
export const endings = { cancelled, notProven, unreachable } as const;
export type Ending = keyof typeof endings;
