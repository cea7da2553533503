import { priceIndicatorKeys } from '@portal/contract/schemas';
import { monthNumber, monthText } from '../model/index.ts';
import { type Asking, priceQuestionOf } from '../questions/asking.ts';

/**
 * Prices, trims and launch day of sub-models: of the last month up to the one asked that has prices.
 * @returns the month, null without prices; and what a sub-model has
 */
export async function comparedPrices(asking: Asking, until: string, subModel: string[]) {
  const { market, language, signal } = asking;
  const span = await market.months('price');
  const last = span && Math.min(span.last, monthNumber(until));
  const month = span && last !== null && last >= span.first ? last : null;
  const question = { by: ['period', 'subModel'], indicators: priceIndicatorKeys, filters: { subModel } };
  const [rows, trims, launches] = await Promise.all([
    month === null
      ? []
      : market.query(priceQuestionOf(month - 12, month, question), language, signal).then((answer) => answer.rows),
    month === null ? [] : market.trims({ month, subModels: subModel }, signal),
    market.launches({ subModels: subModel }, signal),
  ]);
  const of = (key: string) => {
    const at = (wanted: number | null) =>
      rows.find(({ keys }) => wanted !== null && keys.period === monthText(wanted) && keys.subModel === key)?.values ??
      {};
    const { msrp = null, tp = null, discount = null, yoyMsrp = null, yoyTp = null } = at(month);
    const before = at(month === null ? null : month - 12);
    return {
      prices: { msrp, tp, discount, yoyMsrp, yoyTp },
      pricesYearBefore: { msrp: before.msrp ?? null, tp: before.tp ?? null, discount: before.discount ?? null },
      trims: trims
        .filter((trim) => trim.subModel === key)
        .map(({ subModel: _subModel, name, ...trim }) => ({ ...trim, name: name[language] })),
      // Newest first: of several launches of a sub-model the last one counts.
      launchOn: launches.find((launch) => launch.subModel === key)?.launchOn ?? null,
    };
  };
  return { month: month === null ? null : monthText(month), of };
}
