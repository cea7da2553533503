import type { Sentence } from '../../../kernel/words/sentence.ts';
import { text } from './declare.ts';

/** What a car costs at least, in yuan: a smaller number is one of ten thousands (万元). */
export const leastPrice = 1_000;

/**
 * What is wrong with the price of a car: a sentence, or null where nothing is.
 * @param field the field of the file that says it
 * @param name what the sentence calls it
 * @param price in yuan
 */
export function faultOfPrice(field: string, name: Sentence, price: number) {
  if (price >= leastPrice) return null;
  return {
    field,
    sentence: text(
      `${name.zh_CN}为 ${price} 元，低于 ${leastPrice.toLocaleString('en-US')} 元：文件若以万元为单位，请换算为元。`,
      `${name.en} is ${price} yuan, which is less than ${leastPrice.toLocaleString('en-US')}: a file in units of 10,000 yuan is to be turned into yuan.`,
    ),
  };
}
