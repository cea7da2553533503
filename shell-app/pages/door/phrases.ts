import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    signInFailed: '登录表单加载失败',
    signInFailedText: '请检查网络后重试。',
    retry: '重试',
    welcome: '欢迎回来，%{name}',
    signedIn: '您已登录，可以直接进入总览。',
    enter: '进入总览',
    logOut: '退出登录',
  },
  en: {
    signInFailed: 'The sign-in form did not load',
    signInFailedText: 'Check the network, then retry.',
    retry: 'Retry',
    welcome: 'Welcome back, %{name}',
    signedIn: 'You are signed in and can go straight to the overview.',
    enter: 'Go to the overview',
    logOut: 'Log out',
  },
});
