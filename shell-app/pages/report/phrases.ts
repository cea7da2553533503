import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    report: '报告正文',
    failed: '没有打开这份报告',
    failedText: '它可能已被移除，或者网络没有回应。可以重试，或从公共报告的列表里选择另一份。',
    retry: '重试',
    toList: '公共报告',
  },
  en: {
    report: 'Text of the report',
    failed: 'The report did not open',
    failedText:
      'It may have been removed, or the network did not answer. Retry, or choose one from the public reports.',
    retry: 'Retry',
    toList: 'Public reports',
  },
});
