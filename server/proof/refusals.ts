import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

export const proofNeeded = () =>
  new Refusal(
    'proof.needed',
    status.proofNeeded,
    {
      zh_CN: '请先确认是您本人操作：可用登录密码或验证码；已开启两步验证的，可用动态码、通行密钥或恢复码。',
      en: 'Please confirm that it is you first: by your password or a verification code; with two-step verification on, by an authenticator code, a passkey or a recovery code.',
    },
    'the call wants a proof of this session',
  );

export const wrongPassword = () =>
  new Refusal(
    'proof.wrong-password',
    status.refused,
    { zh_CN: '密码不正确，请重新输入。', en: 'The password is incorrect. Please re-enter it.' },
    'pwd is wrong',
  );

export const noSuchWay = () =>
  new Refusal(
    'proof.no-such-way',
    status.refused,
    {
      zh_CN: '该账号不能用这种方式确认，请改用其他方式；如没有其他方式，请联系客户经理。',
      en: 'This account cannot be confirmed in this way. Please use another one; if there is none, contact your account manager.',
    },
    'the account is not proven in this way: it has no such factor, or a second factor that is asked for instead',
  );
