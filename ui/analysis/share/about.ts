import type { DimensionKey, Language, MarketAnswer, MarketCatalogue } from '@portal/contract';
import { formatDateTime, formatMonthRange, preliminarySaid, type View } from '@portal/ui';
import { coverageSaid } from '../covered/uncovered.ts';
import { analysisWords } from '../phrases.ts';

/** The filters of a view in words: one pair of dimension and members for each. */
export function filtersSaid(
  view: View,
  dimensions: readonly DimensionKey[],
  catalogue: MarketCatalogue | null,
  nameOf: (dimension: DimensionKey, key: string) => string,
  language: Language,
): [string, string][] {
  const comma = language === 'en' ? ', ' : '、';
  return dimensions.flatMap((dimension): [string, string][] => {
    const keys = view.filters[dimension] ?? [];
    if (keys.length === 0) return [];
    const name = catalogue?.dimensions.find(({ key }) => key === dimension)?.name ?? dimension;
    return [[name, keys.map((key) => nameOf(dimension, key)).join(comma)]];
  });
}

/** What can be told of an answer: its months, release and sources, and whether rows were cut. */
export type Told = Pick<MarketAnswer, 'period' | 'release' | 'dataSources'> &
  Partial<Pick<MarketAnswer, 'cut' | 'belowMinimum' | 'coverage'>>;

/**
 * What an answer is about, line by line: period, source, release, what is preliminary, filters. The same lines stand
 * below charts and at the end of exports.
 */
export function aboutAnswer(
  answer: Told,
  filters: readonly [string, string][],
  language: Language,
): [string, string][] {
  const words = analysisWords(language);
  const { period, release, dataSources } = answer;
  const sources = dataSources.map(({ name }) => name).join(language === 'en' ? ', ' : '、');
  const covers = coverageSaid(answer, language);
  const preliminary = preliminarySaid(period, period.preliminaryFrom, language);
  return [
    [words('period'), formatMonthRange(period.from, period.to)],
    ...(sources ? [[words('dataSource'), sources] as [string, string]] : []),
    [words('release'), releaseSaid(release.id, release.publishedAt, release.demonstration, language)],
    ...(covers ? [[words('coverage'), covers] as [string, string]] : []),
    ...(preliminary ? [[words('note'), preliminary] as [string, string]] : []),
    ...(filters.length > 0 ? filters : [[words('filters'), words('none')] as [string, string]]),
    ...(answer.belowMinimum ? [[words('note'), words('belowMinimum', answer.belowMinimum)] as [string, string]] : []),
    ...(answer.cut ? [[words('note'), words('cut', answer.cut)] as [string, string]] : []),
  ];
}

/** A release in words, with the mark that its market is made up. */
export function releaseSaid(id: string, publishedAt: string, demonstration: boolean, language: Language): string {
  const words = analysisWords(language);
  const said = `${id} (${formatDateTime(publishedAt)})`;
  return demonstration ? `${said} ${words('demonstration')}` : said;
}
