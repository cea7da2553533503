import type { CallName } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';

/**
 * What the owner of an account is told once a call has changed how it is signed in to. Not here is what binds a contact or a
 * phone: that says so where it is done, to those from before and by every road.
 */
export const notifiedChanges: Readonly<Partial<Record<CallName, Sentence>>> = {
  updatePwd: { zh_CN: '登录密码已修改，所有登录已结束', en: 'the password was changed, and all sessions were ended' },
  unbindMessaging: {
    zh_CN: '已解绑扫码登录的手机或微信',
    en: 'the phone or WeChat account that signs in by scanning was unbound',
  },
  confirmTotp: { zh_CN: '已开启两步验证（身份验证器）', en: 'an authenticator app was added as a second factor' },
  endTotp: { zh_CN: '已关闭两步验证（身份验证器）', en: 'the authenticator app was removed as a second factor' },
  confirmPasskey: { zh_CN: '已添加通行密钥', en: 'a passkey was added, which signs in on its own' },
  removePasskey: { zh_CN: '已移除通行密钥', en: 'a passkey was removed' },
  makeOwnKey: { zh_CN: '已创建程序密钥', en: 'a key was made, by which a program reads figures for the account' },
  addReceiver: {
    zh_CN: '已添加接收数据提醒的群机器人或 Webhook',
    en: 'a group robot or webhook was added that is told of watched figures',
  },
  bindWatchAddress: {
    zh_CN: '数据提醒的接收邮箱已变更',
    en: 'the mail address that is told of watched figures was changed',
  },
  renewRecoveryCodes: {
    zh_CN: '已重新生成两步验证的恢复码',
    en: 'the recovery codes of the second factor were renewed',
  },
};
