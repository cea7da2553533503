import {
  type CellFormat,
  columnUnit,
  formatMonthRange,
  type Language,
  type TableColumn,
  type WatchRule,
} from '@portal/contract';
import type { Sentence } from '../kernel/sentence.ts';
import type { FigureRule, Verdict } from './judge.ts';

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

const number = (value: number, decimals: number): string =>
  value
    .toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .replace(/^-(0(\.0+)?)$/, '$1');

/** A figure in the unit of its head, rounded as on the screen: 312,345, 12.3%, or with the decimals that are chosen. */
export function figureText(
  value: number | null,
  { format, unit, decimals }: Pick<Named, 'format' | 'unit'> & Partial<Pick<TableColumn, 'decimals'>>,
  language: Language,
) {
  if (value === null) return '-';
  if (format === 'count') {
    const text = columnUnit({ format, unit }, language);
    const written = number(value, decimals ?? 0);
    return text ? `${written} ${text}` : written;
  }
  const written = number(value, decimals ?? 1);
  if (format === 'percent') return `${written}%`;
  return format === 'points' ? `${written} ${columnUnit({ format, unit }, language)}` : written;
}

/** How much a figure has changed, with its sign. */
export function changeText(change: number | null, format: CellFormat, language: Language): string {
  if (change === null) return '-';
  const sign = change > 0 ? '+' : '';
  const points = format === 'percent' || format === 'points';
  return `${sign}${number(change, 1)}${points ? ` ${columnUnit({ format: 'points', unit: '' }, language)}` : '%'}`;
}

const days = {
  zh_CN: ['一', '二', '三', '四', '五', '六', '日'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** What a rule is about, before anything is known of its figures. */
export function ruleText(rule: WatchRule, named: Named, language: Language): string {
  const zh = language === 'zh_CN';
  const subject = [named.row, named.figure].filter(Boolean).join(zh ? ' ' : ' · ');
  switch (rule.kind) {
    case 'above':
    case 'below': {
      const than = figureText(rule.than, named, language);
      if (rule.kind === 'above') return zh ? `${subject}高于 ${than}` : `${subject} above ${than}`;
      return zh ? `${subject}低于 ${than}` : `${subject} below ${than}`;
    }
    case 'change': {
      const than = changeText(rule.than, named.format, language).replace('+', '');
      return zh ? `${subject}环比变动超过 ${than}` : `${subject} changes by more than ${than} on the former period`;
    }
    case 'within':
      return zh ? `${subject}排名进入前 ${rule.first}` : `${subject} ranks among the first ${rule.first}`;
    case 'left':
      return zh ? `${subject}排名跌出前 ${rule.first}` : `${subject} leaves the first ${rule.first}`;
    case 'entry':
      return zh
        ? `${named.figure}前 ${rule.first} 名有新进入者`
        : `A new entry among the first ${rule.first} by ${named.figure}`;
    case 'monthly':
      return zh ? `${named.title}：每月发布新月份后` : `${named.title}: each month, after the new month is published`;
    case 'weekly': {
      const day = days[language][rule.day - 1] ?? '';
      return zh
        ? `${named.title}：每周${day} ${clock(rule.hour)}（北京时间）`
        : `${named.title}: each ${day} at ${clock(rule.hour)} (China time)`;
    }
    case 'daily':
      return zh
        ? `${named.title}：每天 ${clock(rule.hour)}（北京时间）`
        : `${named.title}: each day at ${clock(rule.hour)} (China time)`;
  }
}

/** What a rule has found, whether it holds or not: the sentence at the top of a mail. */
export function foundText(
  rule: FigureRule,
  found: Verdict,
  named: Named,
  period: { from: string; to: string },
  language: Language,
): string {
  const zh = language === 'zh_CN';
  const months = formatMonthRange(period.from, period.to);
  const { row, figure } = named;
  const subject = [row, figure].filter(Boolean).join(zh ? ' ' : ' · ');
  if (found.why === 'not-covered')
    return zh ? `${months} 的数据尚未交付，不作判断。` : `${months} has not been delivered; nothing is concluded.`;
  if (found.why === 'missing')
    return zh ? `${months} 没有可以判断的数值：${subject}。` : `${months} has no figure to judge by: ${subject}.`;
  const text = figureText(found.figure, named, language);
  switch (rule.kind) {
    case 'above':
    case 'below': {
      const than = figureText(rule.than, named, language);
      const is = found.holds === (rule.kind === 'above');
      if (found.figure === rule.than)
        return zh
          ? `${months} ${subject}为 ${text}，等于 ${than}。`
          : `${subject} was ${text} in ${months}, exactly ${than}.`;
      if (zh) return `${months} ${subject}为 ${text}，${is ? '高于' : '低于'} ${than}。`;
      return `${subject} was ${text} in ${months}, ${is ? 'above' : 'below'} ${than}.`;
    }
    case 'change': {
      const change = changeText(found.change, named.format, language);
      const before = figureText(found.before, named, language);
      return zh
        ? `${months} ${subject}为 ${text}，较上一期 ${before} 变动 ${change}。`
        : `${subject} was ${text} in ${months}, ${change} on the ${before} of the former period.`;
    }
    case 'within':
    case 'left': {
      const former =
        found.placeBefore === null
          ? ''
          : zh
            ? `，上一期第 ${found.placeBefore} 名`
            : `, place ${found.placeBefore} in the former period`;
      return zh
        ? `${months} ${subject}排名第 ${found.place} 名（${text}）${former}。`
        : `${subject} ranked ${found.place} in ${months} (${text})${former}.`;
    }
    case 'entry': {
      const names = found.entered.join(zh ? '、' : ', ');
      if (!found.holds)
        return zh
          ? `${months} ${figure}前 ${rule.first} 名没有新进入者。`
          : `No new entry among the first ${rule.first} by ${figure} in ${months}.`;
      return zh
        ? `${months} 新进入${figure}前 ${rule.first} 名：${names}。`
        : `New among the first ${rule.first} by ${figure} in ${months}: ${names}.`;
    }
  }
}

/** What a table by calendar says at the top of its mail. */
export const tableSentence = (title: string, period: { from: string; to: string }): Sentence => {
  const months = formatMonthRange(period.from, period.to);
  return { zh_CN: `${title}，${months}。`, en: `${title}, ${months}.` };
};

/** What a watch of a whole page is about. */
export const pageSentence = (tables: number): Sentence => ({
  zh_CN: `整页 ${tables} 张表`,
  en: `The whole page, ${tables} tables`,
});

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
