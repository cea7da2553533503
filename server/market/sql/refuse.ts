import { type DateType, spanCaps, status } from '@portal/contract';
import { shownDay } from '../../kernel/days/shown-day.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { Dataset } from '../datasets/index.ts';

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
  throw new Refusal('market.span-too-long', status.refused, {
    zh_CN: `时间超出范围：最多可选 ${cap} ${zh_CN}，当前为 ${periods} ${zh_CN}，请缩短时间范围。`,
    en: `The time range is out of range: at most ${cap} ${en}, but ${periods} ${en} are selected. Please choose a shorter range.`,
  });
}

export const refuseBackwards = (from: string, to: string): Refusal =>
  new Refusal('market.range-backwards', status.refused, {
    zh_CN: `开始月份 ${shownDay(from)} 晚于结束月份 ${shownDay(to)}，请调整时间范围。`,
    en: `The start month ${shownDay(from)} is after the end month ${shownDay(to)}. Please adjust the time range.`,
  });

export const refuseAddedSources = (): Refusal =>
  new Refusal('market.sources-added', status.refused, {
    zh_CN: '不同数据来源从不相加：请只选一个数据来源，或把数据来源放入所列维度。',
    en: 'Data sources are never added together: choose one, or list the figures by data source.',
  });

export const refuseFinerThanYears = ({ name }: Dataset): Refusal =>
  new Refusal('market.years-only', status.malformed, {
    zh_CN: `“${name.zh_CN}”按年统计：请把 dateType 设为 annual。`,
    en: `“${name.en}” is kept by year: ask with dateType annual.`,
  });

export const refuseNoSource = ({ name }: Dataset): Refusal =>
  new Refusal('market.source-not-named', status.malformed, {
    zh_CN: `“${name.zh_CN}”有多个数据来源：请至少选择一个。`,
    en: `“${name.en}” come from several data sources: choose at least one.`,
  });

export const refuseSources = ({ name }: Dataset): Refusal =>
  new Refusal('market.source-not-needed', status.malformed, {
    zh_CN: `“${name.zh_CN}”不区分数据来源：请不要指定数据来源。`,
    en: `“${name.en}” are not told apart by data source: name none.`,
  });

export const refuseScatteredPeriods = (): Refusal =>
  new Refusal('market.periods-scattered', status.refused, {
    zh_CN: '所筛选的时段不相邻：请用开始与结束月份选择时间范围。',
    en: 'The filtered periods are not consecutive: set the time range by its start and end month.',
  });

export const refuseLeftOut = (name: Sentence): Refusal =>
  new Refusal('market.cannot-leave-out', status.malformed, {
    zh_CN: `“${name.zh_CN}”不能排除：请改为指定需要的时间范围或数据来源。`,
    en: `“${name.en}” cannot be left out: name the months or the data source that you want instead.`,
  });

export const refuseChosenAndLeftOut = (name: Sentence, keys: readonly string[]): Refusal =>
  new Refusal('market.chosen-and-left-out', status.malformed, {
    zh_CN: `“${name.zh_CN}”中的 ${keys.join('、')} 既在筛选中又被排除：请只保留其中一种。`,
    en: `${keys.join(', ')} of “${name.en}” stand both in filters and in without: keep them in one of the two.`,
  });

export const refuseLimit = (indicator: string): Refusal =>
  new Refusal('market.unknown-limit', status.refused, {
    zh_CN: `无法按 ${indicator} 的数值筛选：它不在所问指标中，请把它加入 indicators。`,
    en: `Cannot limit rows by ${indicator}: it is no requested indicator. Add it to the indicators.`,
  });

export const refuseWithin = (name: Sentence): Refusal =>
  new Refusal('market.within-unlisted', status.refused, {
    zh_CN: `无法在每个“${name.zh_CN}”之内计算：它不在所列维度中，或者是时间、数据来源。请把它加入 by，或去掉 within。`,
    en: `Cannot look within each “${name.en}”: it is not listed, or is a period or a source. Add it to by, or leave out within.`,
  });

export const refuseSort = (by: string): Refusal =>
  new Refusal('market.unknown-sort', status.refused, {
    zh_CN: `无法按 ${by} 排序：它既不是所列维度，也不是所问指标。`,
    en: `Cannot sort by ${by}: it is neither a listed dimension nor a requested indicator.`,
  });

export const refuseUnlike = (dimension: Sentence, before: Sentence, after: Sentence): Refusal =>
  new Refusal('market.succession-unlike', status.refused, {
    zh_CN: `“${before.zh_CN}”与其换代“${after.zh_CN}”的“${dimension.zh_CN}”不同，二者无法合为一行：请从 by 中去掉“${dimension.zh_CN}”，或去掉 succession。`,
    en: `“${before.en}” and “${after.en}”, which succeeded it, differ in “${dimension.en}” and are no single row: leave “${dimension.en}” out of by, or leave out succession.`,
  });
