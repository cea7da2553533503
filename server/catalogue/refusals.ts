import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusal.ts';

/** Said to an account that makes a call of a product it does not hold. */
export const productRefused = (productKey: string) =>
  new Refusal(
    'catalogue.product-not-held',
    status.forbidden,
    {
      zh_CN: '您的账号没有开通此产品，请联系客户经理。',
      en: 'Your account does not include this product. Please contact your account manager.',
    },
    `no grant for product ${productKey}`,
  );
