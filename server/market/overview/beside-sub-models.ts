import type { DataSource } from '@portal/contract';
import { monthNumber } from '../model/index.ts';
import { type Asking, priceQuestionOf, questionOf } from '../questions/asking.ts';

/**
 * Model, maker and fuel of sub-models, by key. Asked apart from their figures: listed beside the sub-model, they would widen
 * the market that a share is part of.
 */
export async function namesBeside(asking: Asking, dataSource: DataSource, month: string, subModel: string[]) {
  const { market, language, signal } = asking;
  const question = questionOf(dataSource, month, {
    by: ['model', 'subModel', 'manufacturer', 'fuelType'],
    indicators: ['volume'],
    filters: { subModel },
    limit: subModel.length,
  });
  const described = await market.query(question, language, signal);
  return new Map(
    described.rows.map(({ keys, names }) => [
      keys.subModel,
      { model: keys.model ?? '', manufacturer: names.manufacturer ?? '', fuelType: names.fuelType ?? '' },
    ]),
  );
}

/** S2.101: the weighted MSRP of sub-models in a month, and at what price they were announced; null where unknown. */
export async function pricesBeside({ market, language, signal }: Asking, month: string, subModel: string[]) {
  const at = monthNumber(month);
  const question = priceQuestionOf(at, at, { by: ['subModel'], indicators: ['msrp'], filters: { subModel } });
  const { rows } = await market.query(question, language, signal);
  const msrpOf = new Map(rows.map(({ keys, values }) => [keys.subModel, values.msrp]));
  // Newest first: of several launches of a sub-model the last one counts.
  const newestLast = (await market.launches({ subModels: subModel }, signal)).toReversed();
  const presaleOf = new Map(newestLast.map(({ subModel: key, presalePrice }) => [key, presalePrice]));
  return (key: string) => ({ msrp: msrpOf.get(key) ?? null, presalePrice: presaleOf.get(key) ?? null });
}
