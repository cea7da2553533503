import { messageEvent } from '@portal/contract';
import { maskContact, writeTrace } from '../audit/index.ts';
import { checkCode, consumeCode, countCodeTry } from '../codes/index.ts';
import type { Handlers } from '../kernel/calls/call.ts';
import { readTrialProducts } from '../products/index.ts';
import type { StateParts } from '../state/state-parts.ts';
import { checkApplication } from './check-application.ts';
import { saveApplication } from './trial-store.ts';

/** The call that applies for a trial. */
export function trialHandlers({ db, clock }: StateParts): Handlers {
  return {
    /** S7.028: fields first, so that a mistake in them costs no code. Nothing here asks whether the phone has an account. */
    async tryApply(payload, call) {
      const { language, trace } = call;
      const trialProducts = await readTrialProducts(db, language);
      const application = checkApplication(
        payload,
        trialProducts.map(({ key }) => key),
      );
      trace.detail = { phone: maskContact(application.phone), products: application.products };
      const purpose = { event: messageEvent.login, contact: application.phone, accountId: null };
      const check = () => checkCode(db, purpose, payload.randomCode.trim(), clock());
      // A code for a trial also signs in, so wrong ones count for the address here as they do there.
      const codeId = await countCodeTry(db, call, clock(), check);
      // The code is used up and the application kept together, or neither.
      await db.transaction().execute(async (trx) => {
        await consumeCode(trx, codeId, clock());
        await saveApplication(trx, application, clock());
        await writeTrace(trx, call, clock());
      });
      return null;
    },
  };
}
