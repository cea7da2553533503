import { createPhrases } from '@portal/shell';

export const { useTranslate } = createPhrases({
  zh_CN: { title: '总览' },
  en: { title: 'Overview' },
});
