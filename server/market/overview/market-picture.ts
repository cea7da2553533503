import type { CallData } from '@portal/contract';
import { newEnergyFuels } from '../datasets/index.ts';
import { monthNumber, monthText } from '../model/index.ts';
import { type Asking, latestOf, questionOf } from '../questions/asking.ts';

/** As many months as one question may hold. */
const atOnce = 36;

/**
 * The picture of the landing page, which anybody may see: the volumes of a demonstration market by month, all cars and
 * new energy. Figures that were imported belong to who may read them: of those there is no picture.
 */
export async function marketPicture({ market, language, signal }: Asking): Promise<CallData<'getMarketPicture'>> {
  if (!market.release()?.demonstration) return [];
  const { dataSource, month: last, first } = await latestOf({ market, language }, undefined);
  const found: CallData<'getMarketPicture'> = [];
  for (let from = monthNumber(first); from <= monthNumber(last); from += atOnce) {
    const to = monthText(Math.min(from + atOnce - 1, monthNumber(last)));
    const span = { from: monthText(from), by: ['period' as const], indicators: ['volume' as const], fillGaps: true };
    const all = await market.query(questionOf(dataSource, to, span), language, signal);
    const filters = { fuelType: [...newEnergyFuels] };
    const electric = await market.query(questionOf(dataSource, to, { ...span, filters }), language, signal);
    const electricOf = new Map(electric.rows.map(({ keys, values }) => [keys.period, values.volume ?? 0]));
    for (const { keys, values } of all.rows) {
      if (values.volume == null) continue;
      const newEnergy = electricOf.get(keys.period) ?? 0;
      found.push({ month: keys.period ?? '', volume: values.volume, newEnergy });
    }
  }
  return found;
}
