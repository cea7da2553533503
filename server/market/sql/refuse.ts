import { type DateType, spanCaps, status } from '@portal/contract';
import { Refusal } from '../../kernel/refusal.ts';

const spanNames: Record<DateType, { zh_CN: string; en: string }> = {
  monthly: { zh_CN: '个月', en: 'months' },
  quarterly: { zh_CN: '个季度', en: 'quarters' },
  annual: { zh_CN: '年', en: 'years' },
};

/** S5.032 S5.033: a span above the cap of its date type is out of range. */
export function checkSpan(periods: number, dateType: DateType): void {
  const cap = spanCaps[dateType];
  if (periods <= cap) return;
  const { zh_CN, en } = spanNames[dateType];
  throw new Refusal(status.refused, {
    zh_CN: `时间超出范围：最多可选 ${cap} ${zh_CN}，当前为 ${periods} ${zh_CN}，请缩短时间范围。`,
    en: `The time span is out of range: at most ${cap} ${en} can be asked, this question asks ${periods}. Choose a shorter span.`,
  });
}

export const refuseBackwards = (from: string, to: string): Refusal =>
  new Refusal(status.refused, {
    zh_CN: `开始月份 ${from} 晚于结束月份 ${to}，请调整时间范围。`,
    en: `The span begins (${from}) after it ends (${to}). Choose an earlier beginning.`,
  });

export const refuseAddedSources = (): Refusal =>
  new Refusal(status.refused, {
    zh_CN: '不同数据来源从不相加：请只选一个数据来源，或把数据来源放入所列维度。',
    en: 'Data sources are never added together: choose one, or list the figures by data source.',
  });

export const refuseScatteredPeriods = (): Refusal =>
  new Refusal(status.refused, {
    zh_CN: '所筛选的时段不相邻：请用开始与结束月份选择时间范围。',
    en: 'The periods of the filter do not follow each other: choose the span by its first and last month.',
  });

export const refuseSort = (by: string): Refusal =>
  new Refusal(status.refused, {
    zh_CN: `无法按 ${by} 排序：它既不是所列维度，也不是所问指标。`,
    en: `Cannot sort by ${by}: it is neither a listed dimension nor an indicator of the question.`,
  });
