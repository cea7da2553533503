import { chinaTime } from '@portal/contract';
import { findOrders, listOrders, type NamedOrder, stateOf } from '../../content/index.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { dayText } from '../values/day-text.ts';
import { readOneOf } from '../values/read-values.ts';
import { alignTable } from '../values/table.ts';
import { type Command, say, type Work } from '../values/work.ts';

const states = ['asked', 'granted', 'declined', 'cancelled'] as const;

const stateNames: Record<string, string> = {
  asked: '待处理',
  granted: '已开通',
  declined: '未通过',
  expired: '已到期',
  cancelled: '已撤销',
};

/** As much of an id as an operator has to type. */
export const shortOrder = (orderId: string) => orderId.slice(0, 8);

export const reportOrders: Command = {
  usage: '',
  means: {
    zh_CN: '列出待处理的报告申请；--state 为 asked、granted、declined、cancelled 或 all',
    en: 'lists orders of reports that wait; --state is asked, granted, declined, cancelled or all',
  },
  options: ['state', 'json'],
  reads: true,
  takes: { least: 0, most: 0 },
  async run(work) {
    const { db, values, terminal, language, now } = work;
    const state = readOneOf('--state', values.state ?? 'asked', [...states, 'all']);
    const rows = await listOrders(db, state === 'all' ? null : state);
    if (values.json) {
      terminal.say(JSON.stringify(rows, null, 2));
      return;
    }
    if (rows.length === 0) {
      say(work, { zh_CN: '没有这样的申请。', en: 'No such orders.' });
      return;
    }
    const zh = language === 'zh_CN';
    const head = zh
      ? ['编号', '申请时间', '状态', '账号', '报告', '标题', '价格', '有效期至', '留言']
      : ['id', 'ordered', 'state', 'account', 'report', 'title', 'price', 'until', 'note'];
    const line = (order: NamedOrder) => {
      const state = stateOf(order, chinaDay(now));
      return [
        ...[shortOrder(order.order_id), chinaTime(order.asked_at), zh ? (stateNames[state] ?? state) : state],
        ...[order.user_name, order.report_id, zh ? order.title_zh : order.title_en],
        ...[order.price === null ? '-' : String(order.price), order.until_ymd ? dayText(order.until_ymd) : '-'],
        order.note || '-',
      ];
    };
    terminal.say(alignTable(head, rows.map(line)));
  },
};

/** The order that the first name of the command begins. @throws OperatorError when there is none, or several */
export async function readOrder({ db, names: [id = ''] }: Work): Promise<NamedOrder> {
  const [order, another] = await findOrders(db, id.trim().toLowerCase());
  if (!order) {
    throw new OperatorError({
      zh_CN: `没有报告申请“${id}”；npm run account -- report-orders 会列出待处理的申请。`,
      en: `There is no order "${id}"; npm run account -- report-orders lists those that wait.`,
    });
  }
  if (another) {
    throw new OperatorError({
      zh_CN: `有多个申请以“${id}”开头，请写出更多字符。`,
      en: `Several orders begin with "${id}": type more of the id.`,
    });
  }
  return order;
}
