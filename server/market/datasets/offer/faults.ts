import { faultOfLoan, type LoanTerms } from '@portal/contract';
import type { FileFault } from '../file.ts';
import { text } from '../members/declare.ts';
import { faultOfPrice } from '../members/price-fault.ts';

/** The lowest rate above 0, in hundredths of a percent, that is no part of one in the place of a percentage. */
const lowestRate = 30;

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
  return fault && { field: fault.field, sentence: text(fault.zh_CN, fault.en) };
}
