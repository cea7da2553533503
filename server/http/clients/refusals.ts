import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';

/** What a person reads when the server itself has failed. */
export const failed = new Refusal('http.failed', status.failed, {
  zh_CN: '服务器出错，请稍后重试。',
  en: 'A server error occurred. Please try again later.',
});

export const notFound = new Refusal(
  'http.nothing-there',
  status.notFound,
  {
    zh_CN: '此地址没有内容，请检查地址和请求方法。',
    en: 'There is nothing at this address. Please check the address and the method.',
  },
  'no such call',
);
