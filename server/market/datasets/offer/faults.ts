import { faultOfLoan, figuresOf, type LoanTerms } from '@portal/contract';
import type { FileFault } from '../file.ts';
import { text } from '../members/declare.ts';
import { faultOfPrice } from '../members/price-fault.ts';

/** The lowest rate above 0, in hundredths of a percent, that is no part of one in the place of a percentage. */
const lowestRate = 30;

/** The largest payment in yuan, which is stored in fen. */
const mostPaid = 21_474_836;

/** An offer that can be worked out, and whose payment no car has. */
function tooDear(terms: LoanTerms): FileFault | null {
  const { payment, paid } = figuresOf(terms);
  if (payment <= mostPaid && paid <= mostPaid * 100) return null;
  const [most, found] = [mostPaid, Math.round(payment)].map((yuan) => yuan.toLocaleString('en-US'));
  return {
    field: 'price',
    sentence: text(
      `按此方案月供为 ${found} 元，超出可记录的 ${most} 元；请核对车价、首付与期数的单位。`,
      `The payment of ${found} yuan a month is above ${most} yuan, the most that can be recorded; check the units of price, down payment and term.`,
    ),
  };
}

/** What is wrong with the terms of an offer, slips of the unit first. */
export function faultOfTerms(terms: LoanTerms): FileFault | null {
  const rate = Math.round(terms.rate * 10_000);
  const ofPrice = faultOfPrice(terms.price);
  if (ofPrice) return ofPrice;
  if (rate > 0 && rate < lowestRate)
    return {
      field: 'rate',
      sentence: text(
        `年利率 ${rate / 100}% 低于 0.3%；请以百分数填写：3.99 即 3.99%，免息为 0。`,
        `The yearly rate of ${rate / 100}% is below 0.3%; write it in percent, 3.99 for 3.99%, and 0 for one without interest.`,
      ),
    };
  const fault = faultOfLoan(terms);
  return fault ? { field: fault.field, sentence: text(fault.zh_CN, fault.en) } : tooDear(terms);
}
