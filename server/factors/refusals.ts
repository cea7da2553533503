import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

export const wrongFactor = () =>
  new Refusal(
    'factors.wrong-code',
    status.refused,
    {
      zh_CN: '动态码或恢复码不正确，或已使用过，请重新输入。',
      en: 'This code is incorrect or has been used already. Please enter a new one.',
    },
    'second factor refused',
  );

export const stepOver = () =>
  new Refusal(
    'factors.step-over',
    status.notFound,
    {
      zh_CN: '第二步验证已超时，请重新登录。',
      en: 'The second step took too long. Please sign in again.',
    },
    'the ticket is over',
  );

export const setUpOver = () =>
  new Refusal(
    'factors.set-up-over',
    status.notFound,
    {
      zh_CN: '设置已超时，请重新开始。',
      en: 'Setting this up took too long. Please begin again.',
    },
    'the ticket is over',
  );

export const totpOn = () =>
  new Refusal(
    'factors.totp-on',
    status.refused,
    {
      zh_CN: '该账号已开启动态码。如需更换手机，请先关闭。',
      en: 'Authenticator codes are already on for this account. To change the app, turn them off first.',
    },
    'an app is there',
  );

export const totpOff = () =>
  new Refusal(
    'factors.totp-off',
    status.refused,
    {
      zh_CN: '该账号没有开启动态码。',
      en: 'Authenticator codes are not on for this account.',
    },
    'no app is there',
  );

export const noFactor = () =>
  new Refusal(
    'factors.no-factor',
    status.refused,
    {
      zh_CN: '该账号没有开启两步验证，因此没有恢复码。',
      en: 'This account does not use two-step verification and therefore has no recovery codes.',
    },
    'no factor is there',
  );

export const passkeyRefused = () =>
  new Refusal(
    'factors.passkey-refused',
    status.refused,
    {
      zh_CN: '通行密钥验证未通过，请重试，或改用其他方式。',
      en: 'The passkey could not be verified. Please try again, or use another way.',
    },
    'passkey refused',
  );

export const passkeyGone = () =>
  new Refusal(
    'factors.passkey-gone',
    status.notFound,
    { zh_CN: '该账号没有这个通行密钥。', en: 'This account has no such passkey.' },
    'no such passkey',
  );

export const passkeysFull = (most: number) =>
  new Refusal(
    'factors.passkeys-full',
    status.refused,
    {
      zh_CN: `一个账号最多可有 ${most} 个通行密钥，请先移除不用的。`,
      en: `An account may have ${most} passkeys at most. Please remove one that you no longer use.`,
    },
    'too many passkeys',
  );
