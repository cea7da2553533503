import { createHash } from 'node:crypto';
import type { Language } from '@portal/contract';
import { searchForm } from '../search-text.ts';

/** Words that papers put before a title: [Update], 【快讯】, Breaking: and the like. */
const before =
  /^(?:\s*(?:\[[^\]]{1,12}\]|【[^】]{1,12}】|\([^)]{1,12}\)|快讯|独家|更新|update|breaking|exclusive)\s*[:|丨·-]?\s*)+/u;

/** Who publishes it, behind the last dash or bar of a title. */
const behind = /\s*[_|丨]\s*[^_|丨]{1,24}$|\s+[-–—]\s+[^-–—]{1,24}$/u;

/** A tail that counts names an issue, such as a week or a month, and no paper: a series is no story that is printed again. */
const counted = /\p{N}|第.{1,3}[期周轮批季]|[一二三四五六七八九十]月|上半年|下半年/u;

const noWord = /[^\p{L}\p{N}]+/gu;

/** A title of fewer signs says too little to tell two stories apart. */
const fewest = 8;

/**
 * By what the same story is known when several papers print it: its title without the paper, marks and blanks. Two titles
 * are alike when nothing but these sets them apart; another figure in one makes another story.
 *
 * @param titles the Chinese one counts where there is one
 * @returns empty for a title that is too short to be told by
 */
export function titleSign(titles: Partial<Record<Language, string>>): string {
  const title = titles.zh_CN ?? titles.en ?? '';
  const plain = searchForm(title)
    .replace(before, '')
    .replace(behind, (tail) => (counted.test(tail) ? tail : ''))
    .replace(noWord, '');
  return [...plain].length < fewest ? '' : createHash('sha256').update(plain).digest('hex').slice(0, 24);
}
