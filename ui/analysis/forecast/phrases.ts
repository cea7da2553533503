import { filledIn, type Language } from '@portal/contract';

const zh_CN = {
  choice: '预测 12 个月',
  partly: '{month}（部分为预测）',
  partlyText: '“部分为预测”的时段为已统计月份与预测月份之和',
  summed: '季度与年度为各月之和，上下限亦为各月上下限之和，故比 80% 区间略宽；月份不全的末期不预测',
  summedBare: '季度与年度为各月之和；月份不全的末期不预测',
  forecast: '预测',
  band: '预测（虚线）与 80% 区间',
  bandSummed: '预测（虚线）与区间（宽于 80%）',
  bare: '预测（虚线）',
  begins: '预测 ›',
  low: '预测下限',
  high: '预测上限',
  row: '{month}（预测）',
  failed: '预测加载失败，刷新页面可重试',
  shade: '，阴影为按历史误差确定的 80% 区间',
  shadeSummed: '，阴影为各月 80% 区间（按历史误差确定）的上下限之和',
  noShade: '（历史过短，误差尚不可知，暂无区间）',
  note: '虚线为预测{shade}；由 {from} 至 {to} 的各月推算，已考虑春节在 1 月或 2 月，不含政策、价格与新车计划，不计入任何合计',
  preliminary: '其中 {month} 起为初步数据',
  tried: '用过去检验（近 {times} 个月各预测一次，只用当时已知的数据）：{list}',
  triedOf: '{name}误差 {error}（按上年同月推算为 {naive}）{inBand}',
  inBand: '，{part} 落在区间内',
  more: '其余 {count} 项见导出文件',
  without: '未预测：{list}',
  short: '{name}（自首次销售起不足 36 个月）',
  zeros: '{name}（近 36 个月中无销量的月份过多）',
  gaps: '{name}（近 36 个月中有未单独提供的月份）',
  all: '合计',
  comma: '；',
  stop: '。',
  check: '预测检验',
  rows: '预测行',
  rowsText: '名称带“（预测）”的行为预测值，不是统计数据',
};

const en: Record<keyof typeof zh_CN, string> = {
  choice: 'Forecast 12 months',
  partly: '{month} (partly forecast)',
  partlyText: 'What is partly forecast is the sum of months that were counted and months that are forecast',
  summed:
    'Quarters and years are sums of months, both ends as well, which is somewhat wider than an 80% band; a last one that lacks months is left out',
  summedBare: 'Quarters and years are sums of months; a last one that lacks months is left out',
  forecast: 'forecast',
  band: 'Forecast (dashed), 80% band',
  bandSummed: 'Forecast (dashed), wider than 80%',
  bare: 'Forecast (dashed)',
  begins: 'Forecast ›',
  low: 'forecast, low end',
  high: 'forecast, high end',
  row: '{month} (forecast)',
  failed: 'The forecast could not be made; reload the page to try again',
  shade: ', the shade its 80% band by past errors',
  shadeSummed: ', the shade both ends of the 80% bands of its months by past errors, added up',
  noShade: ' (without a band, as the past is too short to know its errors)',
  note: 'Dashes are a forecast{shade}; made of the months {from} to {to}, with the Chinese New Year in January or February taken care of, without policies, prices or coming models, and never part of a total',
  preliminary: 'months from {month} on are preliminary',
  tried: 'Tried on the past (from each of the last {times} months, by what was known then): {list}',
  triedOf: '{name} off by {error} ({naive} by the same month of the year before){inBand}',
  inBand: ', {part} in the band',
  more: '{count} more stand in exported files',
  without: 'Not forecast: {list}',
  short: '{name} (fewer than 36 months since the first sale)',
  zeros: '{name} (too many of the last 36 months without a sale)',
  gaps: '{name} (months of the last 36 not delivered by themselves)',
  all: 'all',
  comma: '; ',
  stop: '. ',
  check: 'Forecast tried on the past',
  rows: 'Forecast rows',
  rowsText: 'Rows named “(forecast)” are forecasts and no counted figures',
};

const tables: Record<Language, Record<keyof typeof zh_CN, string>> = { zh_CN, en };
export type ForecastPhrase = keyof typeof zh_CN;

/** The words of forecasts in one language; {name} in a text is replaced. */
export const forecastPhrases =
  (language: Language) =>
  (key: ForecastPhrase, values: Readonly<Record<string, string>> = {}): string =>
    filledIn(tables[language][key], values);
