import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: { title: '总览' },
  en: { title: 'Overview' },
});
