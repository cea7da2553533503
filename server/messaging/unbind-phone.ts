import { callerOf, noPhone } from '../accounts/index.ts';
import { writeTrace } from '../audit/index.ts';
import type { Handler } from '../kernel/calls/call.ts';
import type { StateParts } from '../state/state-parts.ts';

/** Lets the phone or the messaging account that is bound sign in no more. Sessions that it has begun stay. */
export function unbindPhone({ db, clock }: StateParts): Handler<'unbindMessaging'> {
  return async (_payload, call) => {
    const { account_id } = await callerOf(db, call);
    return db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('account')
        .set(noPhone)
        .where('account_id', '=', account_id)
        .where('messaging_key', '!=', '')
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0) call.trace.nothing = true;
      else await writeTrace(transaction, call, clock());
      return null;
    });
  };
}
