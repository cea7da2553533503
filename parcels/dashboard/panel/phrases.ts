import { createPhrases } from '@portal/shell';

export const { useTranslate } = createPhrases({
  zh_CN: {
    emptyTitle: '暂无数据',
    emptyText: '当前数据版本没有可显示的内容。',
    notOwnedTitle: '您的账号未开通',
    notOwnedText: '请联系客户经理开通。',
    seeProducts: '查看产品与试用',
    failedTitle: '数据加载失败',
    failedText: '请检查网络后重试。',
    retry: '重试',
    loading: '加载中',
  },
  en: {
    emptyTitle: 'No data',
    emptyText: 'The published release has nothing to show here.',
    notOwnedTitle: 'Not part of your account',
    notOwnedText: 'Ask your account manager for access.',
    seeProducts: 'See products and trials',
    failedTitle: 'The data did not load',
    failedText: 'Check the network, then retry.',
    retry: 'Retry',
    loading: 'Loading',
  },
});
