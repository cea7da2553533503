import { createPhrases } from '../../i18n/create-phrases.ts';

/** For each kind of failure: what happened, and the next step. */
export const { translate, useTranslate } = createPhrases({
  zh_CN: {
    title: '“%{name}”未能打开',
    'not-found': '服务器上找不到这个模块。请重试；若仍然如此，请联系管理员。',
    'timed-out': '模块在规定时间内没有加载完成。请检查网络后重试。',
    'wrong-content': '服务器返回的内容不是可用的模块。请重试；若仍然如此，请联系管理员。',
    'wrong-version': '模块是为另一版本的门户编写的，无法在此打开。请联系管理员；其他功能不受影响。',
    'missing-export': '模块不完整，缺少启动所需的部分。请联系管理员，或稍后重试。',
    bootstrap: '模块初始化时出错。请重试；其他功能不受影响。',
    mount: '模块打开时出错。请重试；其他功能不受影响。',
    render: '模块显示时出错。请重试；其他功能不受影响。',
    unmount: '模块关闭时出错。请重试；其他功能不受影响。',
    'sent-back': '“%{name}”与“%{other}”不断相互跳转，已被停止。请打开其他页面，或联系管理员；其他功能不受影响。',
    details: '技术信息',
  },
  en: {
    title: '“%{name}” did not open',
    'not-found': 'The module was not found on the server. Retry; if the problem persists, contact your administrator.',
    'timed-out': 'The module did not load in time. Check the network, then retry.',
    'wrong-content':
      'The server did not return a usable module. Retry; if the problem persists, contact your administrator.',
    'wrong-version':
      'The module was made for another version of the portal and cannot open here. Contact your administrator; other features are not affected.',
    'missing-export': 'The module is incomplete and cannot start. Contact your administrator, or retry later.',
    bootstrap: 'The module failed to initialise. Retry; other features are not affected.',
    mount: 'The module failed to open. Retry; other features are not affected.',
    render: 'The module failed to render. Retry; other features are not affected.',
    unmount: 'The module failed to close. Retry; other features are not affected.',
    'sent-back':
      '“%{name}” and “%{other}” kept sending each other back and forth, and were stopped. Open another page, or contact your administrator; other features are not affected.',
    details: 'Technical details',
  },
});
