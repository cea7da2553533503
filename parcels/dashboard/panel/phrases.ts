import { createPhrases } from '@portal/shell';

export const { useTranslate } = createPhrases({
  zh_CN: {
    emptyTitle: '暂无数据',
    emptyText: '当前数据版本没有可显示的内容。',
    failedTitle: '数据加载失败',
    failedText: '请检查网络后重试。',
    retry: '重试',
    loading: '加载中',
  },
  en: {
    emptyTitle: 'No data',
    emptyText: 'The published release has nothing to show here.',
    failedTitle: 'The data did not load',
    failedText: 'Check the network, then retry.',
    retry: 'Retry',
    loading: 'Loading',
  },
});
