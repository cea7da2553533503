import { createPhrases } from '../i18n/create-phrases.ts';

export const { translate, useTranslate } = createPhrases({
  zh_CN: {
    sent: '验证码已发送',
    notSent: '验证码未发送，请稍后重试',
    getCode: '获取验证码',
    secondsLeft: '%{seconds} 秒',
    first: '请先填写手机号或邮箱',
  },
  en: {
    sent: 'Verification code sent',
    notSent: 'The code was not sent. Please try again later.',
    getCode: 'Get code',
    secondsLeft: '%{seconds} s',
    first: 'Fill in the field above',
  },
});
