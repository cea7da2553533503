import type { DuckDBConnection } from '@duckdb/node-api';
import { formerName, rowsIn, type Shape, shapeOf } from '../../market/index.ts';

/** What is attached as `former` stays so, and each step of an import looks for its tables. */
const shapes = new WeakMap<DuckDBConnection, Shape>();

/**
 * A table of the release that is attached as `former`.
 * @returns SQL to select from, in today's shape; null where that release does not have the table
 */
export async function formerTable(connection: DuckDBConnection, table: string): Promise<string | null> {
  const shape = shapes.get(connection) ?? (await shapeOf(connection, formerName));
  if (shape.columns.size > 0) shapes.set(connection, shape);
  return rowsIn(shape, table);
}
