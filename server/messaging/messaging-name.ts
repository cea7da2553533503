import type { Sentence } from '../kernel/words/sentence.ts';

/** What a bound phone is called when its owner gives it no name. */
export const phoneName: Sentence = { zh_CN: '我的手机', en: 'My phone' };

/** What a bound follower is called when the service tells no name. */
export const followerName = '微信用户 WeChat user';

const longest = 50;

/** Control characters, and those that turn the direction of the text around them. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** A name as it is kept and shown: one line of at most 50 characters; empty when nothing is left. */
export function tidyName(name: string): string {
  return [...name.replace(unseen, ' ').trim()].slice(0, longest).join('').trim();
}
