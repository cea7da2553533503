import { createPhrases } from '@portal/shell';

/** The words of the reader of files. */
export const { useTranslate } = createPhrases({
  zh_CN: {
    page: '第 %{number} 页',
    opening: '正在打开报告',
    failed: '报告未能打开',
    failedText: '阅读链接可能已失效，或网络中断。点击“重试”可获取新的链接。',
    retry: '重试',
  },
  en: {
    page: 'Page %{number}',
    opening: 'Opening the report',
    failed: 'The report did not open',
    failedText: 'The link may have expired, or the connection was lost. Retry to get a new link.',
    retry: 'Retry',
  },
});
