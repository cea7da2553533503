import type { AuditLine } from '../../audit/index.ts';
import { asCsv, guardCell } from '../../kernel/words/csv-line.ts';

/** How the audit trail is written for other programs. */
export const formats = ['csv', 'ndjson'] as const;

const columns = ['at', 'actor', 'action', 'outcome', 'account', 'account_id', 'address', 'detail'] as const;

/** A line with the names of the columns; the instant as ISO 8601, UTC. */
const viewOf = ({ at, actor, action, outcome, user_name, account_id, address, detail }: AuditLine) => ({
  at: new Date(at).toISOString(),
  actor,
  action,
  outcome,
  account: user_name ?? '',
  account_id,
  address,
  detail,
});

/** The line before all others, where there is one, and each line. No cell of a CSV is run by a spreadsheet. */
export const writersOf: Record<(typeof formats)[number], { head: string | null; line: (line: AuditLine) => string }> = {
  csv: {
    head: asCsv([...columns]),
    line: (line) => {
      const view = viewOf(line);
      return asCsv(columns.map((column) => guardCell(view[column])));
    },
  },
  ndjson: {
    head: null,
    line: (line) => JSON.stringify({ ...viewOf(line), detail: JSON.parse(line.detail) as unknown }),
  },
};
