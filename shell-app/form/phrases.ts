import { createPhrases } from '../i18n/create-phrases.ts';

/** What the rules say by themselves (S5.001 to S5.005, A60). */
export const { translate } = createPhrases({
  zh_CN: {
    required: '内容不能为空',
    mobile: '请输入正确的手机号',
    email: '请输入正确的邮箱',
    number: '请输入数字',
    length: '输入内容过短',
    ticked: '请确认相关条款',
    account: '请输入正确的登录账号',
    newPassword: '密码格式错误，请重新输入',
    same: '两次填写的密码不一致',
    code: '验证码输入错误，请重新输入',
  },
  en: {
    required: 'Content must not be empty',
    mobile: 'Enter a correct mobile number',
    email: 'Enter a correct email',
    number: 'Enter a number',
    length: 'Input too short',
    ticked: 'Please confirm the terms',
    account: 'Enter the correct login account',
    newPassword: 'Password format error, please re-enter',
    same: 'The passwords filled in twice are inconsistent',
    code: 'Verification code input error, please re-enter',
  },
});
