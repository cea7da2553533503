import { createPhrases } from '@portal/shell';

export const valuePhrases = createPhrases({
  zh_CN: {
    field: '按数值筛选',
    figure: '指标',
    atLeast: '不低于',
    atMost: '不高于',
    of: '%{name}%{side}',
    note: '只列出数值在范围内的行，两端均包含；没有该数值的行不列出。排名、份额与合计仍按全部计算',
    apply: '确定',
    clear: '清除',
    notNumber: '请输入数字，例如 5 或 -5',
    reversed: '“不高于”须不小于“不低于”',
    tooMany: '最多同时限定 %{n} 个指标，请清空其中一些',
    outside: '另有 %{n} 行不在范围内',
    offInYears: '按年度查看时上期即上年同期，以下指标的范围未生效：%{names}',
  },
  en: {
    field: 'By value',
    figure: 'Figure',
    atLeast: 'At least',
    atMost: 'At most',
    of: '%{name}, %{side}',
    note: 'Lists only rows whose figures lie within, both ends included; rows without the figure are left out. Ranks, shares and totals still count all',
    apply: 'Apply',
    clear: 'Clear',
    notNumber: 'Enter a number, such as 5 or -5',
    reversed: '“At most” must not be below “At least”',
    tooMany: 'At most %{n} figures can be limited at once; empty some of them',
    outside: '%{n} more rows lie outside',
    offInYears: 'The period before a year is the year before, so limits of these are off: %{names}',
  },
});
