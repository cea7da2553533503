import { createPhrases } from '@portal/shell';

export const { translate, useTranslate } = createPhrases({
  zh_CN: {
    title: '切换账号',
    close: '关闭',
    hint: '这些账号与您的登录关联。切换后页面会重新加载。',
    expired: '已过期',
    current: '当前账号',
    switchTo: '切换到此账号',
    period: '有效期',
    remaining: '剩余 %{days} 天',
    empty: '没有关联账号',
    emptyText: '如需关联其他账号，请联系管理员。',
    success: '切换账号成功',
    failed: '切换失败，请检查网络后重试。',
  },
  en: {
    title: 'Switch account',
    close: 'Close',
    hint: 'These accounts are linked to yours. The page reloads after switching.',
    expired: 'Expired',
    current: 'Current account',
    switchTo: 'Switch to this account',
    period: 'Valid',
    remaining: '%{days} day left |||| %{days} days left',
    empty: 'No linked accounts',
    emptyText: 'To link another account, ask your administrator.',
    success: 'Switch account successful',
    failed: 'The account was not switched. Check the network, then try again.',
  },
});
