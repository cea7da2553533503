import { type CallPayload, formLimits, status } from '@portal/contract';
import { Refusal } from '../kernel/refusal.ts';
import type { Sentence } from '../kernel/sentence.ts';

/** What somebody applies with, checked and trimmed. */
export interface Application {
  name: string;
  company: string;
  phone: string;
  /** In lower case; empty when none was given. */
  email: string;
  /** Keys of products, each once, in the order of the catalogue. */
  products: string[];
}

/** S5.020 to S5.023 A60: the words of the form, said by the server too. */
const sentences = {
  nameTooLong: { zh_CN: '姓名请输入 50 个字符以内', en: 'Please enter under 50 characters' },
  name: { zh_CN: '请输入正确的姓名', en: 'Enter the correct name' },
  company: { zh_CN: '请输入正确的公司名称', en: 'Enter the correct company name' },
  phone: { zh_CN: '请输入正确的手机号', en: 'Enter the correct phone number' },
  email: { zh_CN: '请输入正确的邮箱', en: 'Enter the correct email' },
  product: {
    zh_CN: '所选产品不能试用，请刷新页面后重新选择。',
    en: 'A selected product is not available for trial. Please reload the page and choose again.',
  },
} satisfies Record<string, Sentence>;

/** Control characters and broken surrogates: no name holds them, and PostgreSQL does not store all of them. */
const unwritable = /\p{Cc}|\p{Cs}/u;

/**
 * A61: counted in characters after trimming.
 * @param trialKeys the keys of the products that can be had on trial
 * @throws Refusal that names the first field that does not fit
 */
export function checkApplication(
  payload: Pick<CallPayload<'tryApply'>, 'userNm' | 'compNm' | 'phonNo' | 'emalAd' | 'products'>,
  trialKeys: readonly string[],
): Application {
  const name = payload.userNm.trim();
  const company = payload.compNm.trim();
  const phone = payload.phonNo.trim();
  const email = payload.emalAd.trim().toLowerCase();
  if ([...name].length > formLimits.nameLength) throw refused('nameTooLong', 'userNm');
  if (!name || unwritable.test(name)) throw refused('name', 'userNm');
  if (!company || [...company].length > formLimits.companyLength || unwritable.test(company)) {
    throw refused('company', 'compNm');
  }
  if (!formLimits.mobile.test(phone)) throw refused('phone', 'phonNo');
  if (email && !formLimits.email.test(email)) throw refused('email', 'emalAd');
  if (payload.products.some((key) => !trialKeys.includes(key))) throw refused('product', 'products');
  return { name, company, phone, email, products: trialKeys.filter((key) => payload.products.includes(key)) };
}

const refused = (which: keyof typeof sentences, field: string) =>
  new Refusal(status.refused, sentences[which], `${field} does not fit`);
