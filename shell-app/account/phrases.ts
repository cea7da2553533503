import { createPhrases } from '../i18n/create-phrases.ts';

export const { translate } = createPhrases({
  zh_CN: {
    verificationFailed: '验证失败，请重新登录。',
  },
  en: {
    verificationFailed: 'Verification failed, please Login again.',
  },
});
