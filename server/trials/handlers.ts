import { messageEvent } from '@portal/contract';
import { readOpenProducts } from '../catalogue/products.ts';
import { spendCode } from '../codes/spend-code.ts';
import { type Handlers, Refusal } from '../http/call.ts';
import type { ServerParts } from '../server-parts.ts';
import { checkApplication } from './check-application.ts';
import { saveApplication } from './trial-store.ts';

/** The call that applies for a trial. */
export function trialHandlers({ db, clock }: ServerParts): Handlers {
  return {
    /** S7.028: fields first, so that a mistake in them costs no code. Nothing here asks whether the phone has an account. */
    async tryApply(payload, { language }) {
      const trialProducts = await readOpenProducts(db, language);
      const application = checkApplication(
        payload,
        trialProducts.map(({ key }) => key),
      );
      const purpose = { event: messageEvent.login, contact: application.phone, accountId: null };
      // Code and application stand or fall together. A refused code is thrown behind the transaction, because its
      // wrong try has to be kept.
      const refusal = await db.transaction().execute(async (trx) => {
        try {
          await spendCode(trx, purpose, payload.randomCode.trim(), clock());
        } catch (error) {
          if (error instanceof Refusal) return error;
          throw error;
        }
        await saveApplication(trx, application, clock());
        return null;
      });
      if (refusal) throw refusal;
      return null;
    },
  };
}
