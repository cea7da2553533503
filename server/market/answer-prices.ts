import type { PriceIndicatorKey } from '@portal/contract';
import { buildPriceQuery, type PriceQuestion, type ProductDimension } from './sql/index.ts';
import type { OpenRelease } from './store/open-release.ts';

/** The price figures of a month and group: null where no car was counted, or the base is missing. */
export interface PriceRow {
  /** As year * 12 + month - 1. */
  month: number;
  keys: Partial<Record<ProductDimension, string>>;
  values: Partial<Record<PriceIndicatorKey, number | null>>;
}

/**
 * @returns a row for each month and group that has prices, in no order; none where the release keeps no prices
 * @throws the signal's reason when the client has gone
 */
export async function answerPrices(
  release: OpenRelease,
  question: PriceQuestion,
  signal?: AbortSignal,
): Promise<PriceRow[]> {
  if (!release.info.prices || question.months.length === 0) return [];
  const { sql, values, groups } = buildPriceQuery(question);
  const columns = await release.run(sql, values, signal);
  const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null);
  return (columns[0] ?? []).map((month, row) => ({
    month: Number(month),
    keys: Object.fromEntries(
      groups.map(({ key }, index) => {
        const value = columns[1 + index]?.[row];
        return [key, release.members.find(key, typeof value === 'number' ? value : String(value))?.key ?? ''];
      }),
    ),
    values: Object.fromEntries(
      question.indicators.map((key, index) => [key, figure(columns[1 + groups.length + index]?.[row])]),
    ),
  }));
}
