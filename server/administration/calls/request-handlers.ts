import type { AdministeredKey, AdministeredOrder, CallName, TrialRow } from '@portal/contract';
import { companiesLike, findById } from '../../accounts/index.ts';
import { listOrders, stateOf } from '../../content/index.ts';
import type { CallContext, Handlers } from '../../kernel/calls/call.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import { listKeys, rightsOf } from '../../keys/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { listTrials, type Trial } from '../../trials/index.ts';
import type { Values } from '../values/options.ts';
import { type AdministrationParts, runTask } from './run-task.ts';

const list = (text: string): string[] => text.split(',').filter(Boolean);
const noteOf = (note?: string): Values => (note?.trim() ? { note: note.trim() } : {});

/** What waits for a decision: applications for a trial, orders of reports; and keys. */
export function requestHandlers(parts: AdministrationParts) {
  const { db, clock } = parts;
  const task = (call: CallName, name: string, id: string, values: Values, context: CallContext) =>
    runTask(parts, call, name, { names: [id], values }, context);
  return {
    async listTrials({ state = 'open' }) {
      const trials: TrialRow[] = [];
      for (const trial of await listTrials(db, state)) trials.push(await shownTrial(db, trial));
      return { trials };
    },
    approveTrial({ trialId, userNm, to, products, compId, ownCompany }, context) {
      const values: Values = {};
      if (userNm) values.name = userNm;
      if (to) values.to = to;
      if (products) values.product = products.join(',');
      if (compId) values.company = compId;
      if (ownCompany) values['new-company'] = true;
      return task('approveTrial', 'trials approve', trialId, values, context);
    },
    refuseTrial: ({ trialId, note }, context) => task('refuseTrial', 'trials refuse', trialId, noteOf(note), context),
    async listReportOrders({ state = 'asked' }, { language }) {
      const today = chinaDay(clock());
      const orders = await listOrders(db, null);
      return {
        orders: orders
          .map(
            (order): AdministeredOrder => ({
              orderId: order.order_id,
              state: stateOf(order, today) as AdministeredOrder['state'],
              orderedAt: Number(order.asked_at),
              userId: order.account_id,
              userNm: order.user_name,
              reportId: order.report_id,
              title: language === 'en' ? order.title_en : order.title_zh,
              price: order.price === null ? null : Number(order.price),
              untilYmd: order.until_ymd,
              note: order.note,
              answer: order.answer,
            }),
          )
          .filter((order) => order.state === state),
      };
    },
    grantReportOrder: ({ orderId, to, note }, context) =>
      task('grantReportOrder', 'report-orders grant', orderId, Object.assign(noteOf(note), to ? { to } : {}), context),
    declineReportOrder: ({ orderId, note }, context) =>
      task('declineReportOrder', 'report-orders decline', orderId, noteOf(note), context),
    endReportRight: ({ orderId }, context) => task('endReportRight', 'report-orders end', orderId, {}, context),
    async listAllKeys({ userId }) {
      const now = clock();
      const keys = await listKeys(db, userId ?? null);
      return {
        keys: keys.map(
          (key): AdministeredKey => ({
            keyId: key.key_id,
            userId: key.account_id,
            userNm: key.user_name,
            label: key.label,
            products: list(key.products),
            rights: rightsOf(key),
            module: key.module,
            callsAMinute: Number(key.calls_a_minute),
            toYmd: key.to_ymd,
            createdAt: Number(key.created_at),
            usedAt: key.used_at === null ? null : Number(key.used_at),
            state: key.ended_at !== null ? 'ended' : chinaDay(now) > key.to_ymd ? 'expired' : 'open',
          }),
        ),
      };
    },
    makeAccountKey({ userNm, label, products, rights, module, to, callsAMinute }, context) {
      const values: Values = { label, right: rights.join(',') };
      if (products.length > 0) values.product = products.join(',');
      if (module) values.module = module;
      if (to) values.to = to;
      if (callsAMinute !== undefined) values.rate = String(callsAMinute);
      return task('makeAccountKey', 'keys make', userNm, values, context);
    },
    endAccountKey: ({ keyId }, context) => task('endAccountKey', 'keys end', keyId, {}, context),
  } satisfies Handlers;
}

async function shownTrial(db: StateDatabase, trial: Trial): Promise<TrialRow> {
  const like = trial.state === 'open' && trial.company ? await companiesLike(db, trial.company) : [];
  const account = trial.account_id === null ? undefined : await findById(db, trial.account_id);
  return {
    trialId: trial.trial_id,
    state: trial.state as TrialRow['state'],
    appliedAt: Number(trial.applied_at),
    decidedAt: trial.decided_at === null ? null : Number(trial.decided_at),
    realNm: trial.real_name,
    compNm: trial.company,
    phonNo: trial.phone,
    emalAd: trial.email,
    products: list(trial.products),
    note: trial.note,
    userNm: account?.user_name ?? null,
    companies: like.map(({ company_id, name, accounts }) => ({
      compId: company_id,
      name,
      people: accounts.map(({ user_name, real_name }) => ({ userNm: user_name, realNm: real_name })),
    })),
  };
}
