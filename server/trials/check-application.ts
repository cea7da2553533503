import { type CallPayload, formLimits, status } from '@portal/contract';
import { Refusal } from '../kernel/refusals/refusal.ts';
import { isOneScript, isPlainText, plainName } from '../kernel/words/plain-name.ts';

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
const refusals = {
  nameTooLong: () =>
    new Refusal(
      'trials.name-too-long',
      status.refused,
      { zh_CN: '姓名请输入 50 个字符以内', en: 'Please enter under 50 characters' },
      'userNm does not fit',
    ),
  name: () =>
    new Refusal(
      'trials.name-unfit',
      status.refused,
      { zh_CN: '请输入正确的姓名', en: 'Enter the correct name' },
      'userNm does not fit',
    ),
  company: () =>
    new Refusal(
      'trials.company-unfit',
      status.refused,
      { zh_CN: '请输入正确的公司名称', en: 'Enter the correct company name' },
      'compNm does not fit',
    ),
  phone: () =>
    new Refusal(
      'trials.phone-unfit',
      status.refused,
      { zh_CN: '请输入正确的手机号', en: 'Enter the correct phone number' },
      'phonNo does not fit',
    ),
  email: () =>
    new Refusal(
      'trials.email-unfit',
      status.refused,
      { zh_CN: '请输入正确的邮箱', en: 'Enter the correct email' },
      'emalAd does not fit',
    ),
  product: () =>
    new Refusal(
      'trials.product-not-on-trial',
      status.refused,
      {
        zh_CN: '所选产品不能试用，请刷新页面后重新选择。',
        en: 'A selected product is not available for trial. Please reload the page and choose again.',
      },
      'products does not fit',
    ),
};

const fits = (name: string) => name !== '' && isPlainText(name) && isOneScript(name);

/**
 * A61: counted in characters after trimming. Names are kept in their usual forms, without signs that nobody sees.
 * @param trialKeys the keys of the products that can be had on trial
 * @throws Refusal that names the first field that does not fit
 */
export function checkApplication(
  payload: Pick<CallPayload<'tryApply'>, 'userNm' | 'compNm' | 'phonNo' | 'emalAd' | 'products'>,
  trialKeys: readonly string[],
): Application {
  const name = plainName(payload.userNm);
  const company = plainName(payload.compNm);
  const phone = payload.phonNo.trim();
  const email = payload.emalAd.trim().toLowerCase();
  if ([...name].length > formLimits.nameLength) throw refusals.nameTooLong();
  if (!fits(name)) throw refusals.name();
  if (!fits(company) || [...company].length > formLimits.companyLength) throw refusals.company();
  if (!formLimits.mobile.test(phone)) throw refusals.phone();
  if (email && !formLimits.email.test(email)) throw refusals.email();
  if (payload.products.some((key) => !trialKeys.includes(key))) throw refusals.product();
  return { name, company, phone, email, products: trialKeys.filter((key) => payload.products.includes(key)) };
}
