import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    report: '报告正文',
    failed: '报告未能打开',
    failedText: '报告可能已被移除，或网络没有响应。请重试，或从公共报告中另选一份。',
    retry: '重试',
    toList: '公共报告',
  },
  en: {
    report: 'Report',
    failed: 'The report did not open',
    failedText:
      'It may have been removed, or the network did not respond. Retry, or choose another from Public reports.',
    retry: 'Retry',
    toList: 'Public reports',
  },
});
