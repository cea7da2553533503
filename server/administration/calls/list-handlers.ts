import type { CallData, CallName } from '@portal/contract';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { createPeople, readPeople } from '../people/from-list/create-list.ts';
import { type AdministrationParts, asCall, openTask } from './run-task.ts';

/** Accounts by a list of people: what each row would come to, and all of them at once. */
export function listHandlers(parts: AdministrationParts) {
  const open = (call: CallName, compId: string | undefined, context: CallContext) =>
    openTask(parts, call, { names: [], values: compId ? { company: compId } : {} }, context);
  return {
    async checkAccountList({ compId, file }, context): Promise<CallData<'checkAccountList'>> {
      const { language } = context;
      const { work } = await open('checkAccountList', compId, context);
      const { rows } = await asCall(() => readPeople(work, Buffer.from(file, 'base64')));
      return {
        rows: rows.map(({ row, user_name, real_name, email, phone, products, active_to, faults }) => ({
          row,
          userNm: user_name,
          realNm: real_name,
          emalAd: email,
          phonNo: phone,
          products: products.keys,
          toYmd: active_to,
          faults: faults.map(({ field, fault }) => ({ field: field[language], text: fault[language] })),
        })),
      };
    },
    async createAccountList({ compId, file }, context) {
      const { work, done } = await open('createAccountList', compId, context);
      await asCall(async () => createPeople(work, await readPeople(work, Buffer.from(file, 'base64'))));
      context.trace.written = true;
      return done();
    },
  } satisfies Handlers;
}
