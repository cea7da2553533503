import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { listCompanies, readCompanySheet } from '../lists/list-companies.ts';
import type { Values } from '../values/options.ts';
import { type AdministrationParts, runTask } from './run-task.ts';

/** Companies: who is in them, how many may be, and what they have bought. */
export function companyHandlers(parts: AdministrationParts) {
  const { db, clock } = parts;
  const onCompany = (task: string, names: string[], values: Values, context: CallContext) =>
    runTask(parts, task, { names, values }, context);
  return {
    async listCompanies() {
      return { companies: await listCompanies(db, clock()) };
    },
    readCompany: ({ compId }, { language }) => readCompanySheet(db, compId, { language, now: clock() }),
    setCompanySeats: ({ compId, seats }, context) =>
      onCompany('seats', [compId], { seats: seats.trim() || 'none' }, context),
    buyProducts: ({ compId, products, to }, context) => onCompany('purchase', [compId, ...products], { to }, context),
    endPurchase: ({ compId, products }, context) => onCompany('purchase remove', [compId, ...products], {}, context),
  } satisfies Handlers;
}
