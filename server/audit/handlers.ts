import type { Handlers } from '../kernel/calls/call.ts';
import type { StateParts } from '../state/state-parts.ts';
import { readOwnTrail } from './own-trail.ts';

/** The call by which people read what the audit trail says of their account. */
export const auditHandlers = ({ db }: Pick<StateParts, 'db'>) =>
  ({
    listOwnTrail({ after }, { accountId }) {
      if (accountId === null) throw new Error('a trail without an account');
      return readOwnTrail(db, accountId, after);
    },
  }) satisfies Handlers;
