import type { CallPayload } from '@portal/contract';
import { writeAudit } from '../audit/index.ts';
import type { TracedCall } from '../kernel/calls/call.ts';
import { chinaDay } from '../kernel/days/dates.ts';
import type { StateDatabase } from '../state/open-state.ts';

/** The longest name of a download that is kept, in characters. */
const longest = 100;

const cut = (text = ''): string => [...text].slice(0, longest).join('');

/**
 * Tells the audit trail that somebody took figures of a page away as a file, once a day for each file of each account. A
 * browser makes such a file of figures that it has, so this is what it says, not what the server knows.
 * @param accountId whose token the browser brought
 * @param now milliseconds since 1970
 */
export function tellExport(
  db: StateDatabase,
  { downloadApi, downloadName, resourceName }: CallPayload<'trackingEvent'>,
  { accountId, address }: Pick<TracedCall, 'address'> & { accountId: string },
  now: number,
): Promise<void> {
  const detail = { file: cut(downloadName ?? downloadApi), page: cut(resourceName), by: 'browser' };
  const once = JSON.stringify(['export', accountId, chinaDay(now), detail]);
  return writeAudit(db, { at: now, actor: accountId, action: 'export', accountId, address, detail, once });
}
