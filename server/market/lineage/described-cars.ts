import type { DuckDBConnection } from '@duckdb/node-api';
import { formerShapesOf } from '../store/former-shapes.ts';

/**
 * @param schema a release that is open on the connection
 * @returns SQL for each of its sub-models: number and key, keys of its model and manufacturer, and the names of it, its model, brand and manufacturer
 */
export async function describedCars(connection: DuckDBConnection, schema: string): Promise<string> {
  const read = await connection.runAndReadAll(
    `SELECT column_name FROM duckdb_columns() WHERE database_name = '${schema}' AND table_name = 'sub_model'`,
  );
  const columns = read.getRows().map(([name]) => String(name));
  const shape = formerShapesOf(new Map([['sub_model', columns]]), schema).get('sub_model');
  const cars = shape ? `(${shape.select})` : `${schema}.sub_model`;
  const names = (table: string, as: string) => `${table}.name_zh AS ${as}_zh, ${table}.name_en AS ${as}_en`;
  return `SELECT s.sub_model_id, s.key, m.key AS model_key, k.key AS maker_key, ${names('s', 'car')}, ${names('m', 'model')}, ${names('b', 'brand')},
      ${names('k', 'maker')}
    FROM ${cars} AS s JOIN ${schema}.model AS m ON m.model_id = s.model_id
    JOIN ${schema}.brand AS b ON b.brand_id = m.brand_id
    JOIN ${schema}.manufacturer AS k ON k.manufacturer_id = s.manufacturer_id`;
}
