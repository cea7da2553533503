import type { CallData, DataSource } from '@portal/contract';
import { newEnergyFuels } from '../datasets/index.ts';
import { monthNumber, monthText } from '../model/index.ts';
import { type Asking, latestOf, questionOf } from '../questions/asking.ts';

const trendMonths = 12;

/** S7.055: the last twelve months of the source, all cars and new energy. */
export async function salesTrend(
  { market, language, signal }: Asking,
  wanted: DataSource | undefined,
): Promise<CallData<'getPvSalesTrend'>['data']> {
  const { dataSource, month, isPreliminary } = await latestOf({ market, language }, wanted);
  const span = { from: monthText(monthNumber(month) - trendMonths + 1), by: ['period' as const], fillGaps: true };
  const all = await market.query(
    questionOf(dataSource, month, { ...span, indicators: ['volume', 'yoy', 'mom'] }),
    language,
    signal,
  );
  const energy = await market.query(
    questionOf(dataSource, month, { ...span, indicators: ['volume'], filters: { fuelType: [...newEnergyFuels] } }),
    language,
    signal,
  );
  const energyOf = new Map(energy.rows.map((row) => [row.keys.period, row]));
  const combined = all.coverage.flatMap((source) => source.combined);
  const sinceOf = (month: string | undefined) => {
    const found = combined.find(({ period }) => period === month);
    return found ? { since: found.from } : {};
  };
  const revisedOf = (volume: number | undefined, energyVolume: number | undefined) => {
    const revised = { ...(volume !== undefined && { volume }), ...(energyVolume !== undefined && { energyVolume }) };
    return Object.keys(revised).length > 0 ? { revised } : {};
  };
  return all.rows.map(({ keys, values, revised }) => ({
    month: keys.period ?? '',
    ...sinceOf(keys.period),
    preliminary: isPreliminary(keys.period ?? ''),
    volume: values.volume ?? null,
    energyVolume: energyOf.get(keys.period)?.values.volume ?? null,
    yoy: values.yoy ?? null,
    mom: values.mom ?? null,
    ...revisedOf(revised?.volume, energyOf.get(keys.period)?.revised?.volume),
  }));
}
