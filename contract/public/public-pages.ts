import type { Language } from '../constants.ts';

/** S2.010 to S2.018: the heading of each public page, which names it in every menu and title. */
export const publicPages = {
  '/home': { zh_CN: { title: '首页' }, en: { title: 'Home' } },
  '/products': { zh_CN: { title: '产品' }, en: { title: 'Products' } },
  '/car-life-cycle': { zh_CN: { title: '车型生命周期管理' }, en: { title: 'Car model lifecycle management' } },
  '/user-life-cycle': { zh_CN: { title: '用户生命周期管理' }, en: { title: 'User lifecycle management' } },
  '/intelligent-decision': {
    zh_CN: { title: '经营管理智能决策系统' },
    en: { title: 'Intelligent decision system for operations management' },
  },
  '/industry-insights': { zh_CN: { title: '行业洞察' }, en: { title: 'Industry insights' } },
  '/about': { zh_CN: { title: '关于门户' }, en: { title: 'About the portal' } },
  '/protocol': { zh_CN: { title: '服务协议与使用协议' }, en: { title: 'Service and usage agreements' } },
} as const satisfies Record<string, Record<Language, { title: string }>>;

export type PublicPage = keyof typeof publicPages;

/** Whether a path, without a slash at its end, is a page that publicPages names. */
export const isPublicPage = (path: string): path is PublicPage => Object.hasOwn(publicPages, path);
