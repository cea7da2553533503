import type { FileFault } from '../file.ts';
import { text } from './declare.ts';

/** The lowest price of a car that is no slip of yuan for 10,000 yuan. */
const lowestPrice = 1000;

/** What is wrong with the price of a car in yuan, which stands in the field `price`. */
export function faultOfPrice(price: number): FileFault | null {
  if (price >= lowestPrice) return null;
  return {
    field: 'price',
    sentence: text(
      `车价 ${price} 元低于 1,000 元；请以元填写（168000），或写明单位（16.8万元）。`,
      `The price of ${price} yuan is below 1,000 yuan; write it in yuan (168000), or with its unit (16.8万元).`,
    ),
  };
}
