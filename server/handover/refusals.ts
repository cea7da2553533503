import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

export const handOverRefusals = {
  /** Whether there is such an account at all is not told. */
  notLinked: () =>
    new Refusal(
      'handover.not-linked',
      status.forbidden,
      {
        zh_CN: '此密钥不能让该账号登录：只能是密钥自己的账号，或与它关联的账号。',
        en: 'This key cannot sign that account in: it may be its own account, or one that is linked to it.',
      },
      'neither the account of the key nor one linked to it',
    ),
  over: () =>
    new Refusal(
      'handover.over',
      status.refused,
      {
        zh_CN: '这个登录链接已失效或已被使用，请从原来的系统重新打开。',
        en: 'This sign-in link has expired or has already been used. Please open it anew from where it came from.',
      },
      'no such code, spent, over, or its key was ended',
    ),
} as const;
