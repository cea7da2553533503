import { faultOfLoan, type LoanTerms } from '@portal/contract';
import { isDay } from '../../../kernel/days/is-day.ts';
import type { FileFault, RowValues } from '../file.ts';
import { text } from '../members/declare.ts';

/** The lowest price that is no slip of yuan for 10,000 yuan. */
const lowestPrice = 1000;

/** The lowest rate above 0, in hundredths of a percent, that is no part of one in the place of a percentage. */
const lowestRate = 30;

const monthText = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/** What is wrong with the days of an offer. @param month as year * 12 + month - 1 */
export function faultOfDays(row: RowValues, month: number | null): FileFault | null {
  const days = { from: String(row.from ?? ''), until: String(row.until ?? '') };
  for (const field of ['from', 'until'] as const) {
    if (days[field] === '' || isDay(days[field])) continue;
    return {
      field,
      sentence: text(
        `“${days[field]}”不是日期；请写成 2026-03-15 这样的形式，或留空。`,
        `“${days[field]}” is no day; write it like 2026-03-15, or leave it empty.`,
      ),
    };
  }
  const { from, until } = days;
  if (from !== '' && until !== '' && from > until)
    return {
      field: 'until',
      sentence: text(
        `方案在开始（${from}）之前就结束（${until}）；请核对两个日期。`,
        `The offer ends (${until}) before it begins (${from}); check both days.`,
      ),
    };
  if (month === null) return null;
  const own = monthText(month);
  if (from.slice(0, 7) > own)
    return {
      field: 'from',
      sentence: text(
        `该行为 ${own} 的数据，而方案自 ${from} 才开始；请核对月份与日期。`,
        `The row is of ${own}, and the offer begins on ${from}; check the month and the day.`,
      ),
    };
  if (until !== '' && until.slice(0, 7) < own)
    return {
      field: 'until',
      sentence: text(
        `该行为 ${own} 的数据，而方案在 ${until} 已结束；请核对月份与日期。`,
        `The row is of ${own}, and the offer ended on ${until}; check the month and the day.`,
      ),
    };
  return null;
}

/** What is wrong with the terms of an offer, slips of the unit first. */
export function faultOfTerms(terms: LoanTerms): FileFault | null {
  const rate = Math.round(terms.rate * 10_000);
  if (terms.price < lowestPrice)
    return {
      field: 'price',
      sentence: text(
        `车价 ${terms.price} 元低于 1,000 元；请以元填写（168000），或写明单位（16.8万元）。`,
        `The price of ${terms.price} yuan is below 1,000 yuan; write it in yuan (168000), or with its unit (16.8万元).`,
      ),
    };
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
