import { createPhrases } from '../i18n/create-phrases.ts';

export const { translate } = createPhrases({
  zh_CN: { sent: '验证码已发送' },
  en: { sent: 'Verification code sent' },
});
