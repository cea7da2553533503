import type { DuckDBConnection } from '@duckdb/node-api';

/** What stands in for a table that releases sealed earlier keep in another shape. */
export interface FormerShape {
  /** The column by which a table of today's shape is known, and which the statement brings. */
  column: string;
  /** A statement that gives all columns of the table in today's shape. */
  select: string;
}

/** @param release the schema of the release, as statements name it */
const shapesIn = (release: string): Readonly<Record<string, FormerShape>> => ({
  // Once a manufacturer was told by the brand alone.
  sub_model: {
    column: 'manufacturer_id',
    select: `SELECT s.*, b.manufacturer_id FROM ${release}.sub_model AS s
      JOIN ${release}.model AS m ON m.model_id = s.model_id JOIN ${release}.brand AS b ON b.brand_id = m.brand_id`,
  },
  launch: {
    column: 'manufacturer_id',
    select: `SELECT l.*, b.manufacturer_id FROM ${release}.launch AS l
      JOIN ${release}.brand AS b ON b.brand_id = l.brand_id`,
  },
});

/**
 * @param columns the columns of each table of a release
 * @param release the schema of the release, as statements name it
 * @returns what stands in for those of its tables that have a former shape
 */
export const formerShapesOf = (
  columns: ReadonlyMap<string, readonly string[]>,
  release: string,
): ReadonlyMap<string, FormerShape> =>
  new Map(
    Object.entries(shapesIn(release)).filter(([table, { column }]) => columns.get(table)?.includes(column) === false),
  );

/**
 * What has to be run on a connection to a release, so that statements find its tables in today's shape: views of that
 * connection alone, which stand before the tables of the release. Nothing where it has that shape.
 */
export async function standInViews(connection: DuckDBConnection): Promise<string[]> {
  const read = await connection.runAndReadAll(
    "SELECT table_name, column_name FROM duckdb_columns() WHERE database_name = 'market' AND NOT internal",
  );
  const columns = new Map<string, string[]>();
  for (const [table, column] of read.getRows().map((row) => row.map(String)) as [string, string][]) {
    columns.set(table, [...(columns.get(table) ?? []), column]);
  }
  return [...formerShapesOf(columns, 'market.main')].map(
    ([table, { select }]) => `CREATE TEMP VIEW ${table} AS ${select}`,
  );
}
