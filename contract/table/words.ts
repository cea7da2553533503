import type { Language } from '../constants.ts';

const zh_CN = {
  total: '合计',
  others: '其他',
  subtotal: '小计',
  rank: '排名',
  definition: '口径',
  formula: '计算公式',
  unit: '单位',
  dataSource: '数据来源',
  period: '时间范围',
  release: '数据版本',
  demonstration: '演示数据，非真实市场',
  note: '说明',
  coverage: '覆盖范围',
  notCovered: '未覆盖',
  filters: '筛选条件',
  none: '无',
  provider: '提供方',
  without: '不含{name}',
  cut: '共 {all} 行，仅显示前 {shown} 行；请缩小筛选范围以查看其余部分',
  cutEach: '每个{name}只列前 {limit} 项，共列出 {all} 行中的 {shown} 行',
  cutOthers: '显示前 {shown} 行，共 {all} 行；其余合并为“其他”',
  belowMinimum: '只列销量不低于 {volume} 辆的项目；其余 {rows} 项低于此数',
  limitedBelow: '不低于 {value}',
  limitedAbove: '不高于 {value}',
  limitedBoth: '{from} 至 {to}',
  outsideLimits: '按数值筛选；另有 {rows} 项不在所选范围内',
};

const en: Record<keyof typeof zh_CN, string> = {
  total: 'Total',
  others: 'Others',
  subtotal: 'Subtotal',
  rank: 'Rank',
  definition: 'Definition',
  formula: 'Formula',
  unit: 'Unit',
  dataSource: 'Data source',
  period: 'Period',
  release: 'Release',
  demonstration: 'Demonstration data, not the real market',
  note: 'Note',
  coverage: 'Coverage',
  notCovered: 'not covered',
  filters: 'Filters',
  none: 'None',
  provider: 'Provided by',
  without: 'without {name}',
  cut: 'Only the first {shown} of {all} rows are shown; narrow the filters to see the rest',
  cutEach: 'The first {limit} of each {name} are listed: {shown} of {all} rows',
  cutOthers: 'First {shown} of {all} rows shown; the rest are grouped as “Others”',
  belowMinimum: 'Only rows with at least {volume} units are listed; {rows} are smaller',
  limitedBelow: 'at least {value}',
  limitedAbove: 'at most {value}',
  limitedBoth: '{from} to {to}',
  outsideLimits: 'Filtered by value; {rows} rows are outside of the limits',
};

/** The words of a table, on the screen and in a file alike. */
export const tablePhrases: Record<Language, Record<keyof typeof zh_CN, string>> = { zh_CN, en };
export type TablePhrase = keyof typeof zh_CN;

const counts = new Intl.NumberFormat('en-US');

/** Replaces {name} in a text by the value of that name; a number is a count, written with its thousands apart. */
export const filledIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole;
    return typeof value === 'number' ? counts.format(value) : value;
  });

/** The words of a table in one language; {name} in a text is replaced. */
export function tableWords(language: Language) {
  return (key: TablePhrase, values: Readonly<Record<string, string | number>> = {}) =>
    filledIn(tablePhrases[language][key], values);
}
