import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

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

export const rightMissing = (right: string) =>
  new Refusal(
    'keys.right-missing',
    status.forbidden,
    {
      zh_CN: `此密钥没有“${right}”权限；请让管理员用 npm run account -- keys make ... --right ${right} 新建密钥。`,
      en: `This key has not the right "${right}"; its operator makes one with npm run account -- keys make ... --right ${right}.`,
    },
    'right not held',
  );

/** @param most how many of one's own may be open; 0 where operators alone make keys */
export const tooManyKeys = (most: number) =>
  new Refusal('keys.too-many', status.refused, {
    zh_CN: most > 0 ? `最多可有 ${most} 个有效密钥，请先停用不再使用的。` : '这里不能自行创建密钥，请联系客户经理。',
    en:
      most > 0
        ? `At most ${most} keys can be open. Please close some that are no longer used.`
        : 'Keys are not made by yourself here. Please ask your account manager.',
  });

/** A session never brings what only a program with the right may bring. */
export const keyNeeded = () =>
  new Refusal(
    'keys.call-needs-key',
    status.forbidden,
    {
      zh_CN: '此接口只能用有相应权限的密钥调用。',
      en: 'This call is made with a key that has the right to it, not with a session.',
    },
    'call needs a key',
  );
