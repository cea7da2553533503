import type { PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** So many milliseconds after PostgreSQL should have stopped a statement by itself, it is not there any more. */
const grace = 250;

/** Ends a connection without a word; what waits for an answer of it fails. */
export const leave = (client: pg.PoolClient): void => void client.connection.stream.destroy();

/**
 * Asks, and leaves the connection when there is no answer in time.
 * @param time in milliseconds, within which PostgreSQL stops a statement by itself; 0 waits for as long as it takes
 */
export async function askWithin<Row>(
  client: pg.PoolClient,
  time: number,
  sql: string,
  values: readonly unknown[],
): Promise<PostgresQueryResult<Row>> {
  let isLeft = false;
  const late = () => {
    isLeft = true;
    leave(client);
  };
  const timer = time > 0 ? setTimeout(late, time + grace) : undefined;
  try {
    return (await client.query(sql, [...values])) as unknown as PostgresQueryResult<Row>;
  } catch (error) {
    if (!isLeft) throw error;
    // 08006 is PostgreSQL's code for a connection that has failed.
    throw Object.assign(new Error(`PostgreSQL has not answered for ${time + grace} ms`), { code: '08006' });
  } finally {
    clearTimeout(timer);
  }
}
