import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: { demonstration: '演示数据' },
  en: { demonstration: 'Demonstration data' },
});
