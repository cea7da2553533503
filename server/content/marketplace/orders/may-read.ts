import { sql } from 'kysely';
import type { StateDatabase } from '../../../state/open-state.ts';
import { type Reader, stateSql } from './state-sql.ts';

/** Whether an account may read all of a report on that day, as far as the report goes; its product is judged beside it. */
export async function mayRead(db: StateDatabase, reportId: string, reader: Reader): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`select ${stateSql(reader)} as state from report
    join report_offer on report_offer.row_id = report.row_id where report.report_id = ${reportId}`.execute(db);
  return rows[0]?.state === 'open';
}
