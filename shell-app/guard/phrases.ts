import { createPhrases } from '../i18n/create-phrases.ts';

export const { translate } = createPhrases({
  zh_CN: {
    refused: '页面不存在，或不在当前账号的权限内；已打开总览。',
  },
  en: {
    refused: 'That page does not exist or is not part of this account; the overview was opened instead.',
  },
});
