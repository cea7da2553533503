import type { CallData, Language, PriceFigure, PriceIndex, PriceIndicatorKey } from '@portal/contract';
import { priceIndicatorKeys } from '@portal/contract/schemas';
import { monthText, priceIndicators } from '../model/index.ts';
import { type Asking, preliminaryMonths } from './asking.ts';

/** S3.026 S3.027: a figure says what it is measured in, and '-' where it is not known. */
const figureOf = (key: PriceIndicatorKey, value: number | null | undefined): PriceFigure =>
  value == null ? { key: '-', value: null } : { key: priceIndicators[key].measure, value };

const definitionsIn = (language: Language) =>
  priceIndicatorKeys.map((key) => {
    const { name, unit, definition, formula } = priceIndicators[key];
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
  const span = await market.priceMonths();
  if (!span) return null;
  const isPreliminary = await preliminaryMonths(asking);
  const month = span.last;
  const months = [month, month - 12];
  const rows = await market.prices({ months, by: [], indicators: priceIndicatorKeys }, signal);
  const indexOf = (wanted: number): PriceIndex => {
    const values = rows.find((row) => row.month === wanted)?.values ?? {};
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
