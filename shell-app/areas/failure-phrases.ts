import { createPhrases } from '../i18n/create-phrases.ts';

/** For each kind of failure: what happened, and the next step. */
export const { translate, useTranslate } = createPhrases({
  zh_CN: {
    title: '“%{name}”没有打开',
    'not-found': '服务器上找不到这个模块。请重试；若仍然如此，请联系管理员。',
    'timed-out': '模块在规定时间内没有加载完成。请检查网络后重试。',
    'wrong-content': '服务器返回的内容不是可用的模块。请重试；若仍然如此，请联系管理员。',
    'missing-export': '模块不完整，缺少启动所需的部分。请联系管理员，或稍后重试。',
    bootstrap: '模块在准备时出错。请重试；其他功能不受影响。',
    mount: '模块在打开时出错。请重试；其他功能不受影响。',
    render: '模块在显示时出错。请重试；其他功能不受影响。',
    unmount: '模块在关闭时出错。请重试；其他功能不受影响。',
    details: '技术信息',
  },
  en: {
    title: '“%{name}” did not open',
    'not-found': 'The server does not have this module. Retry; if it stays so, tell your administrator.',
    'timed-out': 'The module did not arrive in time. Check the network, then retry.',
    'wrong-content': 'What the server sent is not a usable module. Retry; if it stays so, tell your administrator.',
    'missing-export': 'The module is incomplete and cannot start. Tell your administrator, or retry later.',
    bootstrap: 'The module failed while it was getting ready. Retry; everything else keeps working.',
    mount: 'The module failed while it was opening. Retry; everything else keeps working.',
    render: 'The module failed while it was drawing. Retry; everything else keeps working.',
    unmount: 'The module failed while it was closing. Retry; everything else keeps working.',
    details: 'Technical details',
  },
});
