import { messageEvent } from '@portal/contract';
import { readOpenProducts } from '../catalogue/products.ts';
import { checkCode, consumeCode } from '../codes/spend-code.ts';
import type { Handlers } from '../http/call.ts';
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
      const codeId = await checkCode(db, purpose, payload.randomCode.trim(), clock());
      // The code is used up and the application kept together, or neither.
      await db.transaction().execute(async (trx) => {
        await consumeCode(trx, codeId, clock());
        await saveApplication(trx, application, clock());
      });
      return null;
    },
  };
}
