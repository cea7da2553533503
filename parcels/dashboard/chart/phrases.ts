import { createPhrases } from '@portal/shell';

export const { useTranslate } = createPhrases({
  zh_CN: {
    failed: '图表加载失败',
    failedText: '请检查网络后重试。',
    retry: '重试',
  },
  en: {
    failed: 'The chart did not load',
    failedText: 'Check the network, then retry.',
    retry: 'Retry',
  },
});
