import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: { report: '报告正文' },
  en: { report: 'Text of the report' },
});
