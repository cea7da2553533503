import type { Language } from '@portal/contract';

const words = {
  zh_CN: {
    difference: '差值',
    differenceMeans: '前者减后者；任一方未覆盖时为空',
    ratio: '比值',
    ratioMeans: '前者 / 后者；后者为零或未覆盖时为空',
    drift: '比值同比变化',
    driftMeans: '比值减去上年同期的比值，以百分点表示；任一时段没有比值、或上年同期不在所列时间内时为空',
    driftFormula: '(比值 - 上年同期的比值) × 100',
  },
  en: {
    difference: 'Difference',
    differenceMeans: 'The first less the second; blank where one of them is not covered',
    ratio: 'Ratio',
    ratioMeans: 'The first / the second; blank where the second is zero or not covered',
    drift: 'Drift of the ratio',
    driftMeans:
      'The ratio less that of the same period a year before, in percentage points; blank where either has none, or that period is not listed',
    driftFormula: '(ratio - ratio of the same period a year before) × 100',
  },
} as const;

/** The words of a gap of two sources, wherever it is shown. */
export const gapWords = (language: Language): Record<keyof (typeof words)['en'], string> => words[language];
