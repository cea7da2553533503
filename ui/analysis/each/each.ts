import type { Language } from '@portal/contract';

/** How the choice stands in the address: `lines=each`; all of them on one ground is left out. */
export const eachName = 'lines';
export const layouts = ['together', 'each'] as const;

const words = {
  zh_CN: { layout: '图表布局', together: '合在一图', each: '各自成图' },
  en: { layout: 'Layout', together: 'On one chart', each: 'Each on its own' },
} as const satisfies Record<Language, object>;

export const eachWords = (language: Language) => words[language];
