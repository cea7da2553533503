import type { CallData } from '@portal/contract';
import { monthText } from '../model/index.ts';
import { type Asking, preliminaryMonths, priceQuestionOf } from '../questions/asking.ts';

/** Two years and the month they began with, so that the first and the last bar are the same month. */
const trendMonths = 25;

/** S7.059 S7.074: prices of all cars by month, oldest first, as far back as the release has them. */
export async function priceTrend(asking: Asking): Promise<CallData<'getMarketPriceTrend'>['data']> {
  const { market, language, signal } = asking;
  const span = await market.months('price');
  if (!span) return [];
  const isPreliminary = await preliminaryMonths(asking, 'price');
  const first = Math.max(span.first, span.last - trendMonths + 1);
  const months = Array.from({ length: span.last - first + 1 }, (_, index) => first + index);
  const question = priceQuestionOf(first, span.last, { by: ['period'], indicators: ['msrp', 'tp', 'discount'] });
  const { rows } = await market.query(question, language, signal);
  return months.map((month) => {
    const { values, revised } = rows.find(({ keys }) => keys.period === monthText(month)) ?? {};
    return {
      month: monthText(month),
      preliminary: isPreliminary(monthText(month)),
      msrp: values?.msrp ?? null,
      tp: values?.tp ?? null,
      discount: values?.discount ?? null,
      ...(revised && { revised }),
    };
  });
}
