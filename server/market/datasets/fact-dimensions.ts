import type { FactDimension } from './dimension.ts';
import { text } from './members/declare.ts';

/** The axis of time, which every dataset has. */
export const period: FactDimension = {
  kind: 'period',
  parent: null,
  name: text('时间', 'Period'),
  definition: text('按月度、季度或年度划分的时间', 'Months, quarters or years'),
};

/** The source, of datasets whose figures come from several. */
export const dataSource: FactDimension = {
  kind: 'dataSource',
  parent: null,
  name: text('数据来源', 'Data source'),
  definition: text(
    '销量的统计口径；不同口径不相加',
    'The point at which units are counted; sources are never added together',
  ),
};
