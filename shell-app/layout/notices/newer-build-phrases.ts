import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    text: '门户已更新，当前页面的部分内容需重新加载后才能打开。已填写的内容会保留，密码和验证码除外。',
    load: '加载新版本',
  },
  en: {
    text: 'The portal has been updated; parts of this page open only after it is reloaded. What you typed is kept, except passwords and codes.',
    load: 'Load the new version',
  },
});
