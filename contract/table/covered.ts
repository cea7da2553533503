import type { Language } from '../constants.ts';
import type { MarketAnswer } from '../schemas/index.ts';
import { tableWords } from './words.ts';

type Covered = Partial<Pick<MarketAnswer, 'coverage'>>;

/**
 * Whether nothing is known of what a row is about: its source does not cover its period, or any month of the span where
 * the row names no period.
 */
export const isUncovered = ({ coverage = [] }: Covered, keys: Readonly<Record<string, string>>): boolean =>
  coverage
    .filter(({ dataSource }) => keys.dataSource === undefined || dataSource === keys.dataSource)
    .some(({ months, of, uncovered }) =>
      keys.period === undefined ? of > 0 && months === 0 : uncovered.includes(keys.period),
    );

/** What a reader must know of what an answer covers, of each source once; nothing where nothing is amiss. */
export const coverageSaid = ({ coverage = [] }: Covered, language: Language): string =>
  [...new Set(coverage.flatMap(({ says }) => says))].join(language === 'en' ? '; ' : '；');

/** In the place of a figure that nobody delivered. */
export const notCovered = (language: Language): string => tableWords(language)('notCovered');
