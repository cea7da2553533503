import type { DuckDBConnection } from '@duckdb/node-api';
import { appendRows } from './append-rows.ts';
import type { Catalogue } from './catalogue-shape.ts';
import { launches } from './launches.ts';
import type { National } from './national.ts';
import { priceList } from './prices.ts';

/**
 * Writes trims, their prices by month and the launches of its months and the next ones.
 * @param from first month of the volumes, year * 12 + month - 1
 */
export async function fillPrices(
  connection: DuckDBConnection,
  catalogue: Catalogue,
  sold: National,
  from: number,
): Promise<void> {
  const registered = sold[2] ?? [];
  const list = priceList(catalogue, registered, from);
  const last = from + (registered[0]?.length ?? 1) - 1;
  await appendRows(
    connection,
    'trim',
    list.trims.map(({ key, chinese, english, subModel }, at) => [at + 1, key, chinese, english, subModel + 1]),
  );
  await appendRows(
    connection,
    'price',
    list.prices.map(({ month, trim, msrp, tp, volume }) => [month, trim + 1, msrp, tp, volume]),
  );
  await appendRows(
    connection,
    'launch',
    launches(catalogue, list, from, last).map((launch) => [
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
