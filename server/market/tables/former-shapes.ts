import type { DuckDBConnection } from '@duckdb/node-api';
import { unlistedOutlets } from '../datasets/outlet/stores.ts';

/** What stands in for a table that releases sealed earlier keep in another shape. */
export interface FormerShape {
  /** The column by which a table of today's shape is known, and which the statement brings. */
  column: string;
  /** The table that has the column in today's shape; the table itself where this is not said. */
  of?: string;
  /** The table of a release beside which there is no such table in a former shape, and one in today's. */
  newBeside?: string;
  /** A statement that gives all columns of the table in today's shape. */
  select: string;
}

/** The number that the whole country has among the places of a release, or would be the next. */
const nationwide = (release: string, table: 'city' | 'province'): string =>
  `COALESCE((SELECT ${table}_id FROM ${release}.${table} WHERE key = '${table === 'city' ? '0000' : '00'}'),
    (SELECT MAX(${table}_id) + 1 FROM ${release}.${table}))`;

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
  // Once cars were not cut by their prices.
  sub_model_price: {
    column: 'price_band',
    newBeside: 'sub_model',
    select: `SELECT sub_model_id, key, name_zh, name_en, 'unknown' AS price_band FROM ${release}.sub_model`,
  },
  // Once nobody said of which model year a trim is.
  trim: { column: 'model_year', select: `SELECT t.*, 'unknown' AS model_year FROM ${release}.trim AS t` },
  // Once nobody said who reported an event.
  launch_event: {
    column: 'reported_by',
    select: `SELECT e.*, 'unknown' AS reported_by FROM ${release}.launch_event AS e`,
  },
  // Once outlets were counted, and none was listed by its name.
  outlet: { column: 'outlet_store_id', select: `SELECT o.*, 1 AS outlet_store_id FROM ${release}.outlet AS o` },
  outlet_store: {
    column: 'address',
    newBeside: 'outlet',
    select: `SELECT 1 AS outlet_store_id, '${unlistedOutlets.key}' AS key, '${unlistedOutlets.name.zh_CN}' AS name_zh,
      '${unlistedOutlets.name.en}' AS name_en, 'unknown' AS address, 'unknown' AS phone
      WHERE EXISTS (SELECT 1 FROM ${release}.outlet)`,
  },
  // Once prices were of the whole country, which was no place among the cities.
  price: {
    column: 'city_id',
    select: `SELECT p.*, ${nationwide(release, 'city')} AS city_id FROM ${release}.price AS p`,
  },
  city: {
    of: 'price',
    column: 'city_id',
    select: `SELECT * FROM ${release}.city UNION ALL BY NAME
      SELECT ${nationwide(release, 'city')} AS city_id, '0000' AS key, '全国（未分城市）' AS name_zh,
        'Nationwide (not by city)' AS name_en, ${nationwide(release, 'province')} AS province_id,
        'unknown' AS tier, 'unknown' AS restriction_type
      WHERE '0000' NOT IN (SELECT key FROM ${release}.city)`,
  },
  province: {
    of: 'price',
    column: 'city_id',
    select: `SELECT * FROM ${release}.province UNION ALL BY NAME
      SELECT ${nationwide(release, 'province')} AS province_id, '00' AS key, '全国' AS name_zh, 'Nationwide' AS name_en,
        'unknown' AS area
      WHERE '00' NOT IN (SELECT key FROM ${release}.province)`,
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
    Object.entries(shapesIn(release)).filter(([table, { of = table, column, newBeside }]) =>
      newBeside === undefined
        ? columns.get(of)?.includes(column) === false
        : columns.has(newBeside) && !columns.has(table),
    ),
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
