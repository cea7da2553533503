import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';
import { codeRules } from './code-rules.ts';

/** S5.029 S8.020 A60: the words that the form shows too. */
export const wrongCode = () =>
  new Refusal(
    'codes.wrong-code',
    status.refused,
    { zh_CN: '验证码输入错误，请重新输入', en: 'Verification code input error, please re-enter' },
    'wrong code',
  );

/** Never sent, over, used or replaced by a newer one: it is the same to the person, who needs a new one. */
export const codeOver = () =>
  new Refusal(
    'codes.code-over',
    status.refused,
    {
      zh_CN: '验证码已失效，请重新获取。',
      en: 'This verification code is no longer valid. Please request a new one.',
    },
    'no code that works',
  );

export const codeLocked = () =>
  new Refusal(
    'codes.code-locked',
    status.refused,
    {
      zh_CN: `验证码已连续输错 ${codeRules.wrongTries} 次，请重新获取。`,
      en: `The verification code was entered incorrectly ${codeRules.wrongTries} times. Please request a new one.`,
    },
    'code locked',
  );

export const codeTooSoon = (seconds: number) =>
  new Refusal(
    'codes.code-too-soon',
    status.tooMany,
    {
      zh_CN: `验证码刚刚已发送，请在 ${seconds} 秒后重试。`,
      en: `A code was just sent. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    },
    'code asked for too soon',
  );

export const codesOfContactUsedUp = () =>
  new Refusal(
    'codes.contact-used-up',
    status.tooMany,
    {
      zh_CN: '该联系方式今天获取验证码的次数已达上限，请明天再试。',
      en: 'No more codes can be sent to this contact today. Please try again tomorrow.',
    },
    'daily limit of the contact',
  );

export const codesOfAddressUsedUp = () =>
  new Refusal(
    'codes.address-used-up',
    status.tooMany,
    {
      zh_CN: '您所在的网络今天获取验证码的次数已达上限，请明天再试。',
      en: 'No more codes can be sent from your network today. Please try again tomorrow.',
    },
    'daily limit of the address',
  );

export const codeNotSent = () =>
  new Refusal(
    'codes.code-not-sent',
    status.refused,
    {
      zh_CN: '验证码发送失败，请稍后重试。',
      en: 'The verification code could not be sent. Please try again in a moment.',
    },
    'the gateway did not take the message',
  );

/** S5.022 S5.023 A60: the words of the form. */
export const unfitMobile = () =>
  new Refusal(
    'codes.unfit-mobile',
    status.refused,
    { zh_CN: '请输入正确的手机号', en: 'enter the correct phone number' },
    'no mobile number',
  );

export const unfitEmail = () =>
  new Refusal(
    'codes.unfit-email',
    status.refused,
    { zh_CN: '请输入正确的邮箱', en: 'enter the correct email' },
    'no address of mail',
  );

export const oneContact = () =>
  new Refusal(
    'codes.one-contact',
    status.refused,
    {
      zh_CN: '请只填写手机号或邮箱中的一项。',
      en: 'Please enter either a mobile number or an email address, not both.',
    },
    'exactly one of phonNo and emalAd',
  );

export const otherEvent = () =>
  new Refusal(
    'codes.other-event',
    status.refused,
    { zh_CN: '此接口不能发送这种验证码。', en: 'This call does not send codes of that kind.' },
    'messageEvent does not belong to this call',
  );

export const contactTaken = () =>
  new Refusal(
    'codes.contact-taken',
    status.refused,
    {
      zh_CN: '该联系方式已绑定其他账号，请使用其他联系方式，或联系客户经理。',
      en: 'This contact is already bound to another account. Please use another one, or contact your account manager.',
    },
    'contact of another account',
  );

/** Told only after the code has proven the contact; its status lets the form offer the trial. */
export const nobodyHasContact = () =>
  new Refusal(
    'codes.nobody-has-contact',
    status.notFound,
    {
      zh_CN: '没有账号使用此联系方式，您可以申请试用。',
      en: 'No account uses this contact. You can apply for a trial.',
    },
    'no account with this contact',
  );

export const contactChanging = () =>
  new Refusal(
    'codes.contact-changing',
    status.refused,
    {
      zh_CN: '绑定信息刚刚在别处被修改，请刷新后重试。',
      en: 'This contact was changed at the same time elsewhere. Please reload the page and try again.',
    },
    'two binds at once',
  );
