import type { DuckDBConnection } from '@duckdb/node-api';
import { successionTable } from '../../../market/index.ts';

/** As far apart may the last month of a model and the first one of its successor be: sold out beforehand, or beside it. */
const [earlier, later] = [12, 6];

/**
 * Models of which another one of the brand took the place: those that are sold no more, each with the model that came
 * nearest to its end, and each model after one other at most.
 */
export async function fillSuccessions(connection: DuckDBConnection): Promise<void> {
  await connection.run(`INSERT INTO ${successionTable}
    WITH ends AS (SELECT MIN(month) AS first, MAX(month) AS last FROM sales),
    lives AS (
      SELECT s.model_id, m.brand_id, MIN(f.month) AS first, MAX(f.month) AS last, SUM(f.volume) AS sold
      FROM sales AS f JOIN sub_model AS s USING (sub_model_id) JOIN model AS m USING (model_id) GROUP BY ALL),
    near AS (
      SELECT a.model_id AS predecessor, b.model_id AS successor, b.first AS month, a.sold, ABS(b.first - a.last) AS apart
      FROM ends, lives AS a JOIN lives AS b ON a.brand_id = b.brand_id AND a.first < b.first
        AND b.first BETWEEN a.last - ${earlier} AND a.last + ${later} AND b.last > a.last
      WHERE a.last < ends.last - 3 AND b.first > ends.first + 1),
    own AS (
      SELECT * FROM near QUALIFY ROW_NUMBER() OVER (PARTITION BY predecessor ORDER BY apart, successor) = 1)
    SELECT 'model', predecessor, successor, month FROM own
    QUALIFY ROW_NUMBER() OVER (PARTITION BY successor ORDER BY sold DESC, predecessor) = 1
    ORDER BY predecessor`);
}
