import type { CallName } from '@portal/contract';
import { findById } from '../../accounts/index.ts';
import type { TracedCall } from '../../kernel/calls/call.ts';
import { type NoticeParts, tellOwner } from '../../notices/index.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { notifiedChanges } from './notified-changes.ts';

/**
 * Tells the owner of what a call has changed, after it has. The answer does not wait for it, and what goes wrong with a
 * message is logged.
 */
export function tellChanges(parts: StateParts & NoticeParts) {
  return (name: CallName, { accountId, address, trace }: TracedCall): void => {
    const what = notifiedChanges[name];
    const about = trace.accountId ?? accountId;
    if (!what || about === null || trace.nothing) return;
    const change = { what, at: parts.clock(), address };
    findById(parts.db, about)
      .then((account) => account && tellOwner(parts, account, change))
      .catch((error: unknown) => {
        parts.log()?.error({ err: error, call: name }, 'nobody was told of a change');
      });
  };
}
