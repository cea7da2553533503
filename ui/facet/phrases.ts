import type { Language } from '@portal/contract';
import { formatNumber } from '../format/index.ts';

const zh_CN = {
  filters: '筛选',
  filtersOf: (count: number) => `筛选 · ${count}`,
  close: '关闭',
  showFound: (total: number) => `查看 ${formatNumber(total)} 项结果`,
  showAll: (count: number) => `显示全部 ${formatNumber(count)} 项`,
  showFewer: '收起',
  remove: (name: string) => `移除筛选：${name}`,
  clear: '清除筛选',
  rows: (first: string, last: string, total: string) => `第 ${first} 至 ${last} 项，共 ${total} 项`,
  rowsLabel: '行',
  none: '无',
  size: '每页条数',
  sizeOf: (count: number) => `每页 ${count} 条`,
  nothing: '暂无相关内容',
  query: (text: string) => `当前条件：${text}`,
  pastEnd: '本页没有内容',
  firstPage: '回到第一页',
  colon: '：',
};

const en: typeof zh_CN = {
  filters: 'Filters',
  filtersOf: (count) => `Filters · ${count}`,
  close: 'Close',
  showFound: (total) => `Show ${formatNumber(total)} ${total === 1 ? 'result' : 'results'}`,
  showAll: (count) => `Show all ${formatNumber(count)}`,
  showFewer: 'Show fewer',
  remove: (name) => `Remove filter: ${name}`,
  clear: 'Clear filters',
  rows: (first, last, total) => `${first} to ${last} of ${total}`,
  rowsLabel: 'Rows',
  none: 'None',
  size: 'Per page',
  sizeOf: (count) => `${count} per page`,
  nothing: 'No relevant content',
  query: (text) => `Filters: ${text}`,
  pastEnd: 'This page is empty',
  firstPage: 'Back to the first page',
  colon: ': ',
};

/** The words of a list that facets narrow. */
export const facetWords: Record<Language, typeof zh_CN> = { zh_CN, en };
