import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

export const ticketOver = () =>
  new Refusal(
    'messaging.ticket-over',
    status.refused,
    { zh_CN: '二维码已失效，请刷新后重新扫描。', en: 'This QR code has expired. Please refresh it and scan again.' },
    'no such ticket, or its time is over',
  );

export const ticketSpent = () =>
  new Refusal(
    'messaging.ticket-spent',
    status.refused,
    {
      zh_CN: '二维码已被使用，请刷新后重新扫描。',
      en: 'This QR code has already been used. Please refresh it and scan again.',
    },
    'ticket spent',
  );

export const notScanned = () =>
  new Refusal(
    'messaging.not-scanned',
    status.refused,
    {
      zh_CN: '尚未在手机上确认，请用手机扫描二维码并确认。',
      en: 'Not yet confirmed on a phone. Please scan the QR code with your phone and confirm.',
    },
    'ticket not scanned',
  );

/** S2.106: who has bound nothing signs in by code first. */
export const unbound = () =>
  new Refusal(
    'messaging.unbound',
    status.unbound,
    {
      zh_CN: '扫码的微信或手机尚未绑定账号。请先用验证码登录，再到用户中心绑定。',
      en: 'The phone or WeChat account that scanned the code is not bound to an account yet. Please sign in with a verification code first, then bind it in the user centre.',
    },
    'scanned by who is bound to nothing',
  );

/** A27 in spirit: a phone speaks for one person. */
export const boundElsewhere = () =>
  new Refusal(
    'messaging.bound-elsewhere',
    status.refused,
    {
      zh_CN: '此微信或手机已绑定到另一个未关联的账号。请换一部手机，或联系客户经理关联两个账号。',
      en: 'This phone or WeChat account is already bound to another account that is not linked to yours. Please use another phone, or ask your account manager to link the two accounts.',
    },
    'bound to an account that is not linked',
  );

export const officialAccountOnly = () =>
  new Refusal(
    'messaging.official-account-only',
    status.refused,
    {
      zh_CN: '本门户通过公众号扫码，请用微信扫描电脑上的二维码。',
      en: 'This portal scans through its WeChat official account. Please scan the QR code on the computer with WeChat.',
    },
    'an official account is set',
  );

export const noQrCode = () =>
  new Refusal(
    'messaging.no-qr-code',
    status.refused,
    {
      zh_CN: '暂时无法生成二维码，请稍后重试，或改用验证码登录。',
      en: 'The QR code could not be generated. Please try again later, or sign in with a verification code.',
    },
    'the messaging service gave no QR code',
  );
