import type { Sentence } from '../../../kernel/words/sentence.ts';

/** What a list of people says of each, and how its columns may be called: without case, blanks and signs. */
export const listColumns = {
  userNm: { label: { zh_CN: '用户名', en: 'User name' }, names: ['用户名', '账号', 'username', 'account'] },
  realNm: { label: { zh_CN: '姓名', en: 'Real name' }, names: ['姓名', 'realname', 'name'] },
  emalAd: { label: { zh_CN: '邮箱', en: 'Email' }, names: ['邮箱', '电子邮箱', 'email', 'mail', 'emailaddress'] },
  phonNo: {
    label: { zh_CN: '手机号', en: 'Mobile number' },
    names: ['手机号', '手机', 'mobilenumber', 'mobile', 'phone'],
  },
  products: { label: { zh_CN: '产品', en: 'Products' }, names: ['产品', 'products', 'product'] },
  to: {
    label: { zh_CN: '最后一天', en: 'Last day' },
    names: ['最后一天', '到期日', '有效期至', 'lastday', 'enddate', 'until', 'to'],
  },
} as const satisfies Record<string, { label: Sentence; names: readonly string[] }>;

export type ListColumn = keyof typeof listColumns;
