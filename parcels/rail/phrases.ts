import { createPhrases } from '@portal/shell';

export const { useTranslate } = createPhrases({
  zh_CN: {
    rail: '产品导航',
    home: '总览',
    more: '更多',
    moreApps: '更多产品',
    language: 'EN 切换到英文',
    account: '账号菜单',
    userCentre: '用户中心',
    switchAccount: '切换账号',
    dark: '深色主题',
    light: '浅色主题',
    logOut: '退出登录',
  },
  en: {
    rail: 'Products',
    home: 'Overview',
    more: 'More',
    moreApps: 'More products',
    language: '中 Switch to Chinese',
    account: 'Account menu',
    userCentre: 'User centre',
    switchAccount: 'Switch account',
    dark: 'Dark theme',
    light: 'Light theme',
    logOut: 'Log out',
  },
});
