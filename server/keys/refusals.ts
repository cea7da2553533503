import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusal.ts';

/** Unknown, ended and past its last day are one answer: who guesses learns nothing. */
export const keyRefused = () =>
  new Refusal(
    'keys.key-refused',
    status.keyRefused,
    {
      zh_CN: '此密钥无效或已失效，请向客户经理索取新的密钥。',
      en: 'This key is not valid or has ended. Please ask your account manager for a new one.',
    },
    'no such key',
  );

export const notForKeys = () =>
  new Refusal(
    'keys.call-needs-session',
    status.keyRefused,
    {
      zh_CN: '此接口不能用密钥调用，请登录后使用。',
      en: 'This call cannot be made with a key. Please sign in to use it.',
    },
    'call is not for programs',
  );
