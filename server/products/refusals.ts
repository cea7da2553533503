import { status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';

/** Said to an account that holds none of the products that open what it asks for. */
export const productRefused = (...productKeys: readonly string[]) =>
  new Refusal(
    'catalogue.product-not-held',
    status.forbidden,
    {
      zh_CN: '您的账号没有开通此产品，请联系客户经理。',
      en: 'Your account does not include this product. Please contact your account manager.',
    },
    `no grant for product ${productKeys.join(' or ')}`,
  );
