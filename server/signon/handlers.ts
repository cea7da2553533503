import { signInAs, touchRights } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import type { Handlers } from '../kernel/calls/call.ts';
import { grantByGroups } from '../products/index.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { accountFor, actorOf } from './people/account-for.ts';
import { hasLeft } from './people/left-sessions.ts';
import { providerOfMail } from './provider-of.ts';
import { endings, noProvider, over } from './refusals.ts';
import type { SignOnParts } from './sign-on-parts.ts';
import { takeStep } from './steps/steps.ts';

/** The calls of the door: where a mail leads, and the session of who comes back from a provider. */
export const signOnHandlers = ({ db, clock, settings }: SignOnParts) =>
  ({
    findSignOn({ mail }) {
      const provider = providerOfMail(settings.signOn, mail);
      if (!provider) throw noProvider();
      return { path: `/sign-on/${provider.key}/start` };
    },

    async companyLogin({ ticket }, call) {
      call.trace.detail = { way: 'company' };
      const now = clock();
      const taken = await takeStep(db, 'proven', ticket, '', now);
      const provider = settings.signOn.find(({ key }) => key === taken?.provider);
      if (!taken || !provider) throw over();
      call.trace.detail = { way: 'company', provider: provider.key };
      if ('ending' in taken.step) throw endings[taken.step.ending]();
      // One that began before sessions at providers were remembered has no name for its own.
      const { person, sid = '' } = taken.step;
      const { address } = call;
      const account = await accountFor(db, provider, person, { now, address });
      const { account_id, active_to } = account;
      call.trace.accountId = account_id;
      const grant = async (transaction: StateDatabase) => {
        if (sid !== '' && (await hasLeft(transaction, { provider: provider.key, sid }, now))) throw over();
        const groups = { provider: provider.key, wanted: person.products, until: active_to };
        const { granted, revoked } = await grantByGroups(transaction, account_id, groups, now);
        if (granted.length + revoked.length === 0) return;
        await touchRights(transaction, account_id, now);
        const about = { at: now, actor: actorOf(provider), accountId: account_id, address };
        const tell = (action: 'grant' | 'revoke', products: string[]) =>
          products.length > 0 && writeAudit(transaction, { ...about, action, detail: { products } });
        await tell('grant', granted);
        await tell('revoke', revoked);
      };
      // Nobody has ticked "7 days" on the way: the session ends some hours after its last use.
      const signOn = { key: provider.key, sid, asksFactor: provider.factor === 'portal' };
      return signInAs(db, call, account, { now, passwordFree: false, signOn, within: grant });
    },
  }) satisfies Handlers;
