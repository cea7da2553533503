import type { Dataset } from '../../market/index.ts';
import type { Comparison } from '../compare-release.ts';
import { askNumber, askRows } from '../staging.ts';
import { formerHas } from './known-market.ts';
import { keyColumns, type Stage } from './stage.ts';

/**
 * Compares what was settled with the facts of the published release, attached as `former`; members of both have the
 * same numbers.
 */
export async function compareFacts({ connection }: Stage, dataset: Dataset, release: string): Promise<Comparison> {
  const { table, figures } = dataset.facts;
  if (!(await formerHas(connection, table))) {
    const inserted = await askNumber(connection, 'SELECT COUNT(*) FROM settled');
    return { release, inserted, updated: 0, unchanged: 0, missing: 0 };
  }
  const same = figures.map((figure) => `n.${figure} = o.${figure}`).join(' AND ');
  const [row = []] = await askRows(
    connection,
    `SELECT COUNT(*) FILTER (o.month IS NULL), COUNT(*) FILTER (NOT (${same})), COUNT(*) FILTER (${same}),
       COUNT(*) FILTER (n.month IS NULL)
     FROM settled AS n FULL JOIN former.${table} AS o
       ON ${keyColumns(dataset)
         .map((column) => `n.${column} = o.${column}`)
         .join(' AND ')}`,
  );
  const [inserted = 0, updated = 0, unchanged = 0, missing = 0] = row.map(Number);
  return { release, inserted, updated, unchanged, missing };
}
