import { filledIn, type Language, tablePhrases } from '@portal/contract';
import { filters } from './words/filters.ts';
import { page } from './words/page.ts';
import { share } from './words/share.ts';

const tables = {
  zh_CN: { ...tablePhrases.zh_CN, ...filters.zh_CN, ...page.zh_CN, ...share.zh_CN },
  en: { ...tablePhrases.en, ...filters.en, ...page.en, ...share.en },
};
export type AnalysisPhrase = keyof (typeof tables)['zh_CN'];

/** The words of the analysis kit in one language, which stand by subject in `words/`; {name} in a text is replaced. */
export function analysisWords(language: Language) {
  return (key: AnalysisPhrase, values: Record<string, string | number> = {}) => filledIn(tables[language][key], values);
}
