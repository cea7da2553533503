import { type CellFormat, formatMonthRange, type MarketDecision } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';

/** The names that sentences about a figure need, in one language. */
export interface Named {
  /** The name of the table. */
  title: string;
  /** The row; empty where the rule is about none. */
  row: string;
  figure: string;
  unit: string;
  format: CellFormat;
}

/** What a table by calendar says at the top of its mail. */
export const tableSentence = (title: string, period: { from: string; to: string }): Sentence => {
  const months = formatMonthRange(period.from, period.to);
  return { zh_CN: `${title}，${months}。`, en: `${title}, ${months}.` };
};

/** What a watch of a whole page, or of a deck, is about. */
export const wholeSentence = (of: 'page' | 'deck', tables: number): Sentence =>
  of === 'deck'
    ? { zh_CN: `演示文稿 ${tables} 张表`, en: `The whole deck, ${tables} tables` }
    : { zh_CN: `整页 ${tables} 张表`, en: `The whole page, ${tables} tables` };

/**
 * What a page by calendar says at the top of its mail.
 * @param newest the last month that all of its tables have
 * @param withheld how many of its tables the account may see no longer
 */
export function viewSentence(name: string, tables: number, newest: string, withheld: number): Sentence {
  const month = formatMonthRange(newest, newest);
  return {
    zh_CN: `${name}：${tables} 张表，数据至 ${month}。${withheld > 0 ? `另有 ${withheld} 张表因账号已没有权限而未包含。` : ''}`,
    en: `${name}: ${tables} ${tables === 1 ? 'table' : 'tables'}, up to ${month}.${
      withheld > 0 ? ` ${withheld} more left out: your account no longer holds their product.` : ''
    }`,
  };
}

/**
 * What a decision sheet says at the top of its mail.
 * @param cars of twelve months, from the lesser end to the greater
 * @param effect the change of sales; empty for a new car
 */
export const decisionSentence = (title: string, cars: string, effect: string): Sentence => ({
  zh_CN: `${title}：12 个月销量 ${cars} 辆${effect ? `，销量变化 ${effect}` : ''}。`,
  en: `${title}: sales of 12 months ${cars} units${effect ? `, change in sales ${effect}` : ''}.`,
});

/** Why a decision sheet has no range. */
export const decisionWithout: Readonly<Record<NonNullable<MarketDecision['lacks']>, Sentence>> = {
  sales: { zh_CN: '没有销量数据。', en: 'there are no sales.' },
  subject: { zh_CN: '没有选择车型。', en: 'no model is chosen.' },
  change: { zh_CN: '没有填写变动。', en: 'no change is given.' },
  price: { zh_CN: '没有该车型近 6 个月的价格。', en: 'the model has no price in the last 6 months.' },
  baseline: { zh_CN: '该车型的历史不足以预测。', en: 'the model has too short a history for a forecast.' },
  response: {
    zh_CN: '历史变动不足以估计销量反应。',
    en: 'too few changes in the past to estimate how sales respond.',
  },
  comparables: { zh_CN: '可比的上市车型不足。', en: 'too few comparable launches.' },
};

/** Why a deck is sent no more. @param reason what is amiss with it */
export const deckNote = (reason: Sentence): Sentence => ({
  zh_CN: `演示文稿未能生成，定期发送已暂停：${reason.zh_CN}`,
  en: `The deck could not be made, so its mails are paused: ${reason.en}`,
});

/** Why nothing could be told. */
export const notes = {
  noAddress: { zh_CN: '没有绑定邮箱，未发送。', en: 'No email is bound, so nothing was sent.' },
  noRight: {
    zh_CN: '您的账号已没有此数据的权限，监测已停止。',
    en: 'Your account no longer holds the product of these figures, so the watch has stopped.',
  },
  viewGone: {
    zh_CN: '所监测的视图已被删除，或不再与您共享，监测已暂停。',
    en: 'The view was removed, or is no longer shared with you, so the watch is paused.',
  },
  viewBare: {
    zh_CN: '所监测的视图已更改，其中没有可发送的表格，监测已暂停；请重新打开并保存该视图后恢复。',
    en: 'The view was changed and has no table that can be sent, so the watch is paused. Open the view, keep it anew, and resume.',
  },
  notSent: { zh_CN: '邮件未能发出。', en: 'The mail could not be sent.' },
} satisfies Record<string, Sentence>;
