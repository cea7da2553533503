import type { CallData, Language, PriceFigure, PriceIndex, PriceIndicatorKey } from '@portal/contract';
import { priceIndicatorKeys } from '@portal/contract/schemas';
import { price } from '../datasets/index.ts';
import { monthText } from '../model/index.ts';
import { type Asking, preliminaryMonths, priceQuestionOf } from '../questions/asking.ts';

/** S3.026 S3.027: a figure says what it is measured in, and '-' where it is not known. */
const figureOf = (key: PriceIndicatorKey, value: number | null | undefined): PriceFigure =>
  value == null
    ? { key: '-', value: null }
    : { key: price.indicators[key].format === 'percent' ? 'ratio' : 'yuan', value };

const definitionsIn = (language: Language) =>
  priceIndicatorKeys.map((key) => {
    const { name, unit, definition, formula } = price.indicators[key];
    return {
      key,
      name: name[language],
      unit: unit[language],
      definition: definition[language],
      formula: formula[language],
    };
  });

/**
 * S3.024 S7.058 S7.073: prices of all cars in the latest month that has any, and in the same month of the year before.
 * @returns null where the release keeps no prices
 */
export async function priceIndex(asking: Asking): Promise<CallData<'getMarketPrice'>['data']> {
  const { market, language, signal } = asking;
  const span = await market.months('price');
  if (!span) return null;
  const isPreliminary = await preliminaryMonths(asking, 'price');
  const month = span.last;
  const question = priceQuestionOf(month - 12, month, { by: ['period'], indicators: priceIndicatorKeys });
  const { rows } = await market.query(question, language, signal);
  const indexOf = (wanted: number): PriceIndex => {
    const values = rows.find(({ keys }) => keys.period === monthText(wanted))?.values ?? {};
    return {
      tp: figureOf('tp', values.tp),
      msrp: figureOf('msrp', values.msrp),
      discount: figureOf('discount', values.discount),
      yoyMsrp: figureOf('yoyMsrp', values.yoyMsrp),
      yoyTp: figureOf('yoyTp', values.yoyTp),
    };
  };
  return {
    month: monthText(month),
    preliminary: isPreliminary(monthText(month)),
    bqPriceIndex: indexOf(month),
    tqPriceIndex: indexOf(month - 12),
    definitions: definitionsIn(language),
  };
}
