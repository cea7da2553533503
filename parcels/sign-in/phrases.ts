import { createPhrases } from '@portal/shell';

export const { translate, useTranslate } = createPhrases({
  zh_CN: {
    title: '登录',
    hint: '使用你的账号进入门户',
    account: '账号',
    password: '密码',
    show: '显示密码',
    hide: '隐藏密码',
    capsLock: '大写锁定已打开',
    submit: '登录',
    accountMissing: '请输入账号',
    passwordMissing: '请输入密码',
    loginException: '登录异常，请检查网络后重试',
    loginSuccess: '登录成功',
  },
  en: {
    title: 'Sign in',
    hint: 'Enter the portal with your account',
    account: 'Account',
    password: 'Password',
    show: 'Show the password',
    hide: 'Hide the password',
    capsLock: 'Caps lock is on',
    submit: 'Sign in',
    accountMissing: 'Please enter your account',
    passwordMissing: 'Please enter your password',
    loginException: 'Login exception. Check the network, then try again.',
    loginSuccess: 'Login success',
  },
});
