import { createPhrases } from '../../i18n/create-phrases.ts';

export const { useTranslate } = createPhrases({
  zh_CN: {
    text: '您的密码由他人设置，只能使用到 %{day}。请在用户中心的“登录与安全”中换成自己的密码。',
    change: '去修改',
    close: '关闭',
  },
  en: {
    text: 'Your password was set for you and works until %{day}. Choose your own under Sign-in and security in the user centre.',
    change: 'Change it',
    close: 'Close',
  },
});
