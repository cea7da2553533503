import type { Language } from '@portal/contract';

const heads = {
  zh_CN: ['用户名', '姓名', '邮箱', '手机号', '产品', '最后一天'],
  en: ['User name', 'Real name', 'Email', 'Mobile number', 'Products', 'Last day'],
} as const;

/** The beginning of a list, with one line as an example. @param products keys that may be granted */
export function emptyList(language: Language, products: readonly string[]): Blob {
  const example = [
    'lin.wei',
    '林薇',
    'lin.wei@example.com',
    '13900000001',
    products.slice(0, 2).join(';'),
    '2027-12-31',
  ];
  const text = [heads[language], example].map((cells) => cells.join(',')).join('\r\n');
  // With the mark a spreadsheet reads it as UTF-8.
  return new Blob([`\ufeff${text}\r\n`], { type: 'text/csv' });
}
