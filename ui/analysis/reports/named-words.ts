import type { Language } from '@portal/contract';

const zh_CN = {
  title: '相关报告',
  monthly: '月报',
  quarterly: '季报',
  special: '专题',
  databook: '数据手册',
  'state/open': '可阅读',
  'state/asked': '已申请',
  'state/declined': '未通过',
  'state/expired': '已到期',
  'state/closed': '未订购',
};

const words: Record<Language, typeof zh_CN> = {
  zh_CN,
  en: {
    title: 'Reports on this',
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    special: 'Special',
    databook: 'Data book',
    'state/open': 'Open to read',
    'state/asked': 'Ordered',
    'state/declined': 'Declined',
    'state/expired': 'Expired',
    'state/closed': 'Not ordered',
  },
};

/** The words of reports of the marketplace beside what another page shows. */
export const namedWords = (language: Language): typeof zh_CN => words[language];
