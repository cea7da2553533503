import type { DuckDBConnection } from '@duckdb/node-api';
import { monthNumber } from '../../market/index.ts';
import { lastMonth } from '../lineup/months.ts';
import { type Launch, launches } from '../prices/launches.ts';
import { priceList } from '../prices/prices.ts';
import { appendRows } from './append-rows.ts';
import { nationwideOf, type World } from './world.ts';

/** What a maker has declared of a car that is coming: one trim of each, of the year of its launch, without a price. */
const declaredTrims = (begun: readonly Launch[], first: number) =>
  begun
    .filter(({ state, subModel }) => state === 'coming' && subModel !== null)
    .map(({ key, chinese, english, subModel, on }, at) => [
      first + at + 1,
      `${key}-declared`,
      `${chinese} 申报版`,
      `${english} as declared`,
      (subModel ?? 0) + 1,
      on.slice(0, 4),
    ]);

/** Writes trims, their prices by month in the whole country, and the launches of its months and the next ones. */
export async function fillPrices(
  connection: DuckDBConnection,
  { lineup: catalogue, cities, sold, from }: World,
): Promise<void> {
  const list = priceList(catalogue, sold[2] ?? [], from);
  // A trim is renewed every year: it is of the model year of its last month.
  const last = new Map<number, number>();
  for (const { trim, month } of list.prices) last.set(trim, Math.max(month, last.get(trim) ?? 0));
  const begun = launches(catalogue, list, from, monthNumber(lastMonth));
  await appendRows(connection, 'trim', [
    ...list.trims.map(({ key, chinese, english, subModel }, at) => {
      const year = Math.floor((last.get(at) ?? from) / 12);
      return [at + 1, key, chinese, english, subModel + 1, String(year)];
    }),
    ...declaredTrims(begun, list.trims.length),
  ]);
  await appendRows(
    connection,
    'price',
    list.prices.map(({ month, trim, msrp, tp, volume }) => [month, trim + 1, nationwideOf(cities), msrp, tp, volume]),
  );
  await appendRows(
    connection,
    'launch',
    // What is coming was announced for the same day in the months before.
    begun.map((launch) => [
      launch.key,
      launch.chinese,
      launch.english,
      launch.subModel === null ? null : launch.subModel + 1,
      launch.brand + 1,
      launch.maker + 1,
      launch.segment,
      launch.fuel,
      launch.on,
      launch.state,
      launch.msrpFrom,
      launch.msrpTo,
      launch.presale,
    ]),
  );
}
