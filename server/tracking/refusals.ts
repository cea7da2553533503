import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

/** S7.063: neither value is a secret, but a client that says others is set up for another portal. */
export const notOurClient = () =>
  new Refusal(
    'tracking.not-our-client',
    status.forbidden,
    { zh_CN: '此应用未在本门户登记。', en: 'This application is not registered with this portal.' },
    'appId or secret is not that of the settings',
  );

export const tooMuchTracking = () =>
  new Refusal(
    'tracking.too-much',
    status.tooMany,
    { zh_CN: '使用记录过于频繁，请稍后再试。', en: 'Too many usage reports. Please try again later.' },
    'too many usage reports',
  );
