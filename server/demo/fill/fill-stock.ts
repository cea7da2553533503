import type { DuckDBConnection } from '@duckdb/node-api';
import { appendRows } from './append-rows.ts';
import type { World } from './world.ts';

/**
 * Writes exports and the stock at dealers of every sub-model and month in which either says something. They are those
 * of the newest release in every release: what is corrected later are the counts of the sources.
 */
export async function fillStock(connection: DuckDBConnection, { flows, from, sold }: World): Promise<void> {
  const { abroad, registered, shipped, stock } = flows;
  const months = sold[0]?.[0]?.length ?? 0;
  const rows = stock.flatMap((own, at) =>
    own.slice(0, months).flatMap((lies, index) => {
      const change = (shipped[at]?.[index] ?? 0) - (registered[at]?.[index] ?? 0);
      const exports = abroad[at]?.[index] ?? 0;
      if (exports === 0 && lies === 0 && change === 0) return [];
      return [[from + index, at + 1, exports, lies, Math.max(change, 0), Math.max(-change, 0), 1]];
    }),
  );
  await appendRows(connection, 'stock', rows);
}
