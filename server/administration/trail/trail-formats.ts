import { isTrailAction, type Language, trailActions } from '@portal/contract';
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

/** What was done in words; an action without words by its key. */
const actionText = (action: string, language: Language) =>
  isTrailAction(action) ? trailActions[language][action] : action;

/** For people: as for programs, with what was done in their language behind its key. */
export function fileWriter(language: Language) {
  const all = [...columns.slice(0, 3), 'action_text', ...columns.slice(3)] as const;
  return {
    head: asCsv([...all]),
    line(line: AuditLine) {
      const view = { ...viewOf(line), action_text: actionText(line.action, language) };
      return asCsv(all.map((column) => guardCell(view[column])));
    },
  };
}

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
