import { administrationProduct, formLimits } from '@portal/contract';
import { chinaDay } from '../../kernel/days/dates.ts';
import { isOneScript, isPlainText, plainName } from '../../kernel/words/plain-name.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { dayText } from './day-text.ts';
import { unfit, wanted } from './refusals.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** The day so many days after that of an instant (milliseconds since 1970), as YYYYMMDD. */
export const dayAfter = (now: number, days: number) => chinaDay(now + days * dayLength);

/** @returns the day as YYYYMMDD. @throws UsageError that names the field when there is no such day. */
export function readDay(field: string, text: string): string {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text.replaceAll('-', '') : text;
  const iso = day.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const instant = /^\d{8}$/.test(day) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN;
  // A day that is not in its month, such as 30 February, is read by Date as one of the next.
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== iso) {
    throw unfit(field, { zh_CN: '请写成 YYYY-MM-DD', en: 'must be a date such as 2027-12-31' });
  }
  return day;
}

/** Days YYYYMMDD, both included. @throws UsageError when the period ends before it begins. */
export function readPeriod(
  values: { from?: string | undefined; to?: string | undefined },
  otherwise: { from: string; to: string | null },
): { from: string; to: string } {
  const from = values.from === undefined ? otherwise.from : readDay('--from', values.from);
  const to = values.to === undefined ? otherwise.to : readDay('--to', values.to);
  if (to === null) throw wanted('--to');
  if (to < from) {
    const first = dayText(from);
    throw unfit('--to', { zh_CN: `不能早于第一天 ${first}`, en: `must not be before the first day, ${first}` });
  }
  return { from, to };
}

/** @returns the text without blanks around it. @throws UsageError when it is empty, too long, or cannot be printed. */
export function readText(field: string, text: string | undefined, longest: number): string {
  const value = (text ?? '').trim();
  if (!value) throw wanted(field);
  if ([...value].length > longest) {
    throw unfit(field, { zh_CN: `最多 ${longest} 个字符`, en: `must have at most ${longest} characters` });
  }
  if (!isPlainText(value)) {
    throw unfit(field, { zh_CN: '含有不可显示的字符', en: 'contains unprintable characters' });
  }
  return value;
}

/** A text that names somebody or a company, as it is kept. @throws UsageError also when its letters do not belong together */
export function readName(field: string, text: string | undefined, longest: number): string {
  const name = readText(field, plainName(text ?? ''), longest);
  if (isOneScript(name)) return name;
  throw unfit(field, {
    zh_CN: '混用了不同文字的字母，容易被看成其他名称',
    en: 'mixes letters of several scripts, which are taken for one another',
  });
}

export function readUserName(field: string, text: string | undefined): string {
  const name = readName(field, text, 50);
  if (!formLimits.account.test(name)) throw unfit(field, { zh_CN: '中间不能有空格', en: 'must not contain spaces' });
  return name;
}

export function readPhone(text: string): string {
  const phone = text.trim();
  if (formLimits.mobile.test(phone)) return phone;
  throw unfit('--phone', { zh_CN: '必须是以 1 开头的 11 位数字', en: 'must be 11 digits beginning with 1' });
}

export function readEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (formLimits.email.test(email) && email.length <= formLimits.emailLength) return email;
  throw unfit('--email', { zh_CN: '必须形如 name@example.com', en: 'must be an address like name@example.com' });
}

/** @throws UsageError that lists what fits. */
export function readOneOf<Choice extends string>(field: string, text: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === text);
  if (found !== undefined) return found;
  throw unfit(field, { zh_CN: `只能是 ${choices.join('、')}`, en: `must be one of ${choices.join(', ')}` });
}

/** Words with commas or blanks between them, each once. */
export const readList = (text: string): string[] => [...new Set(text.split(/[\s,，]+/).filter(Boolean))];

/** @throws UsageError when it is no whole number from 1 to 100000. */
export function readCount(field: string, text: string): number {
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= 100_000) return count;
  throw unfit(field, { zh_CN: '必须是 1 到 100000 的整数', en: 'must be a whole number from 1 to 100000' });
}

export interface ProductChoice {
  ids: string[];
  keys: string[];
  /** The last day YYYYMMDD of those, by their ids, that end before the account does. */
  until?: ReadonlyMap<string, string>;
}

/** All that an account may be given: the administration comes with a role. */
export const grantableProducts = (db: StateDatabase) =>
  db
    .selectFrom('product')
    .select(['product_id', 'key'])
    .where('key', '!=', administrationProduct)
    .orderBy('sort')
    .execute();

/** Products by their keys. @throws UsageError that lists the keys there are when one is unknown. */
export async function readProducts(db: StateDatabase, field: string, keys: readonly string[]): Promise<ProductChoice> {
  const products = await grantableProducts(db);
  const unknown = keys.find((key) => !products.some((product) => product.key === key));
  if (unknown !== undefined) {
    const all = products.map(({ key }) => key);
    throw unfit(field, {
      zh_CN: `没有产品“${unknown}”；可用：${all.join('、')}`,
      en: `unknown product "${unknown}"; available: ${all.join(', ')}`,
    });
  }
  const chosen = products.filter(({ key }) => keys.includes(key));
  return { ids: chosen.map(({ product_id }) => product_id), keys: chosen.map(({ key }) => key) };
}
