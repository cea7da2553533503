import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusal.ts';

export const proofNeeded = () =>
  new Refusal(
    'proof.needed',
    status.proofNeeded,
    {
      zh_CN: '请先确认是您本人操作：可用登录密码、验证码、动态码或通行密钥。',
      en: 'Please confirm that it is you first: by your password, a verification code, an authenticator code or a passkey.',
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
    'the account has no such factor',
  );
