import type { Language, MarketAnswer, MarketCatalogue } from '@portal/contract';
import { analysisWords } from '../phrases.ts';

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

/** Whether a release tells the members of a dimension apart; what has not come yet is taken to. */
export const isTold = (catalogue: MarketCatalogue | null, dimension: string): boolean =>
  catalogue?.dimensions.find(({ key }) => key === dimension)?.told ?? true;

/** What a reader must know of what an answer covers, of each source once; nothing where nothing is amiss. */
export const coverageSaid = ({ coverage = [] }: Covered, language: Language): string =>
  [...new Set(coverage.flatMap(({ says }) => says))].join(language === 'en' ? '; ' : '；');

/** In the place of a figure that nobody delivered. */
export const notCovered = (language: Language): string => analysisWords(language)('notCovered');

/** What a release has of a source, or of the only one there is. */
export const coverageOfSource = (catalogue: MarketCatalogue, source: string | null) =>
  catalogue.coverage.find(({ dataSource }) => dataSource === null || dataSource === source);
