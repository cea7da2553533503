import type { CallName } from '@portal/contract';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { listCompanies, readCompanySheet } from '../lists/list-companies.ts';
import { reachOf } from '../reach/reach.ts';
import type { Values } from '../values/options.ts';
import { noCompany } from './refusals.ts';
import { type AdministrationParts, runTask } from './run-task.ts';

/** Companies: who is in them, how many may be, and what they have bought. */
export function companyHandlers(parts: AdministrationParts) {
  const { db, clock, settings } = parts;
  const onCompany = (call: CallName, task: string, names: string[], values: Values, context: CallContext) =>
    runTask(parts, call, task, { names, values }, context);
  return {
    async listCompanies() {
      return { companies: await listCompanies(db, clock()) };
    },
    async readCompany({ compId }, { accountId, language }) {
      const reach = await reachOf(db, accountId, 'readCompany');
      const wanted = compId ?? (reach === 'portal' ? '' : reach.companyId);
      // A company that is out of reach is none.
      if (reach !== 'portal' && wanted !== reach.companyId) throw noCompany();
      return readCompanySheet(db, wanted, { language, now: clock(), providers: settings.signOn });
    },
    setCompanySeats: ({ compId, seats }, context) =>
      onCompany('setCompanySeats', 'seats', [compId], { seats: seats.trim() || 'none' }, context),
    buyProducts: ({ compId, products, to }, context) =>
      onCompany('buyProducts', 'purchase', [compId, ...products], { to }, context),
    endPurchase: ({ compId, products }, context) =>
      onCompany('endPurchase', 'purchase remove', [compId, ...products], {}, context),
  } satisfies Handlers;
}
