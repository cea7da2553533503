import type { Language } from '@portal/contract';

/** What is said of use in tables and files; every entry in both languages. */
export const usageWords = {
  group: {
    zh_CN: { day: '日期', product: '产品', company: '公司', account: '账号' },
    en: { day: 'day', product: 'product', company: 'company', account: 'account' },
  },
  more: {
    zh_CN: { day: [], product: ['名称'], company: [], account: ['姓名', '公司'] },
    en: { day: [], product: ['name'], company: [], account: ['person', 'company'] },
  },
  counts: {
    zh_CN: { visits: '访问', users: '用户', sessions: '浏览器会话', downloads: '下载' },
    en: { visits: 'visits', users: 'users', sessions: 'sessions', downloads: 'downloads' },
  },
  noProduct: { zh_CN: '不属于任何产品的页面', en: 'non-product pages' },
  noCompany: { zh_CN: '未登录或没有公司', en: 'not signed in, or of no company' },
  noAccount: { zh_CN: '未登录', en: 'not signed in' },
  goneAccount: { zh_CN: '已删除的账号', en: 'deleted account' },
} as const satisfies Record<string, Record<Language, unknown>>;
