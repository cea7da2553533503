import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';

export const outOfReach = () =>
  new Refusal(
    'administration.out-of-reach',
    status.refused,
    {
      zh_CN: '此操作只能由门户管理员对这个账号进行，请联系门户管理员。',
      en: 'Only the administrator of the portal does this with that account: please ask there.',
    },
    'the account is out of reach of an administrator of its company',
  );
