import type pg from 'pg';

/** Does a task in a transaction, all or nothing. @throws what the task throws */
export async function inTransaction(client: pg.ClientBase, task: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  try {
    await task();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
