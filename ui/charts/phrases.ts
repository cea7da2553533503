import type { Language } from '@portal/contract';

const texts = {
  zh_CN: {
    empty: '没有数据',
    failed: '图表加载失败',
    retry: '重试',
    source: '来源',
    category: '类别',
    preliminary: '虚线或浅色为初步数据',
    table: '图表数据',
    formerly: '原数值',
    marks: '图表数据点：方向键移动，回车查看去向',
  },
  en: {
    empty: 'No data',
    failed: 'The chart did not load',
    retry: 'Retry',
    source: 'Source',
    category: 'Category',
    preliminary: 'Dotted or lighter: preliminary',
    table: 'Chart data',
    formerly: 'formerly',
    marks: 'Marks of the chart: arrow keys move, Enter shows where to go on',
  },
} satisfies Record<Language, Record<string, string>>;

/** The few words a chart says by itself. */
export const chartPhrases = (language: Language) => texts[language];
