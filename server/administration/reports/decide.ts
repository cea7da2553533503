import { type Decision, decideOrder, endRight, findOrders, type NamedOrder } from '../../content/index.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { dayText } from '../values/day-text.ts';
import { dayAfter, readDay, readText } from '../values/read-values.ts';
import { unfit } from '../values/refusals.ts';
import { audit, type Command, commit, say, type Work } from '../values/work.ts';
import { readOrder, shortOrder } from './orders.ts';

/** How long a report may be read where the operator does not say, in days. */
const usualDays = 365;
const longestAnswer = 300;

const answerOf = ({ values: { note } }: Work) => (note === undefined ? '' : readText('--note', note, longestAnswer));

/** Decides an order and writes its line of the audit trail, both or neither. */
async function decide(work: Work, decision: Decision): Promise<NamedOrder> {
  const order = await readOrder(work);
  return commit(work, async (trx) => {
    const decided = await decideOrder(trx, order.order_id, decision, work.now);
    if (!decided) throw await decidedBefore(trx, order);
    const until = decision.state === 'granted' ? { until: decision.until_ymd } : {};
    const detail = { order: order.order_id, report: order.report_id, ...until };
    await audit(work, trx, { action: `report-${decision.state}`, accountId: order.account_id, detail });
    return { ...order, ...decided };
  });
}

/** Mails who ordered what became of it. What writes such mails reads half of the server, and no other command needs it. */
async function tell(work: Work, order: NamedOrder): Promise<void> {
  const { tellDecision } = await import('./tell-decision.ts');
  await tellDecision(work, order);
}

/** Why an order cannot be decided: somebody else has, or whoever ordered has taken it back. */
async function decidedBefore(db: StateDatabase, { order_id }: NamedOrder): Promise<OperatorError> {
  const id = shortOrder(order_id);
  const [now] = await findOrders(db, order_id);
  return now?.state === 'cancelled'
    ? new OperatorError({
        zh_CN: `申请 ${id} 已由申请人撤销，不能处理。`,
        en: `Order ${id} was cancelled by who placed it.`,
      })
    : new OperatorError({
        zh_CN: `申请 ${id} 已经处理过，不能再次处理。`,
        en: `Order ${id} has already been decided.`,
      });
}

export const grantOrder: Command = {
  usage: '<id>',
  means: {
    zh_CN: '通过报告申请；--to 为最后一天，默认 365 天后',
    en: 'grants an order; --to is the last day, 365 days from now by default',
  },
  options: ['to', 'note'],
  takes: { least: 1, most: 1 },
  async run(work) {
    const { values, now } = work;
    const until_ymd = values.to === undefined ? dayAfter(now, usualDays) : readDay('--to', values.to);
    if (until_ymd < chinaDay(now)) throw unfit('--to', { zh_CN: '不能早于今天', en: 'must not be before today' });
    const order = await decide(work, { state: 'granted', until_ymd, answer: answerOf(work) });
    say(work, {
      zh_CN: `已开通：账号“${order.user_name}”可阅读 ${order.report_id}，至 ${dayText(until_ymd)}。`,
      en: `Granted: account "${order.user_name}" may read ${order.report_id} until ${dayText(until_ymd)}.`,
    });
    await tell(work, order);
  },
};

export const declineOrder: Command = {
  usage: '<id>',
  means: { zh_CN: '不通过报告申请；--note 会显示给申请人', en: 'declines an order; the account is shown --note' },
  options: ['note'],
  takes: { least: 1, most: 1 },
  async run(work) {
    const order = await decide(work, { state: 'declined', answer: answerOf(work) });
    say(work, {
      zh_CN: `账号“${order.user_name}”对 ${order.report_id} 的申请未通过。`,
      en: `The order of account "${order.user_name}" for ${order.report_id} was declined.`,
    });
    await tell(work, order);
  },
};

export const endOrder: Command = {
  usage: '<id>',
  means: { zh_CN: '立即收回已开通的报告', en: 'ends the right to a report at once' },
  options: [],
  takes: { least: 1, most: 1 },
  async run(work) {
    const order = await readOrder(work);
    await commit(work, async (trx) => {
      if (!(await endRight(trx, order.order_id, dayAfter(work.now, -1)))) {
        throw new OperatorError({
          zh_CN: `申请 ${shortOrder(order.order_id)} 没有仍然有效的权限。`,
          en: `Order ${shortOrder(order.order_id)} has no right that could be ended.`,
        });
      }
      const detail = { order: order.order_id, report: order.report_id };
      await audit(work, trx, { action: 'report-ended', accountId: order.account_id, detail });
    });
    say(work, {
      zh_CN: `账号“${order.user_name}”不再能阅读 ${order.report_id}。`,
      en: `Account "${order.user_name}" can no longer read ${order.report_id}.`,
    });
  },
};
