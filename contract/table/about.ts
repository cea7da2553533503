import type { Language } from '../constants.ts';
import { joinNames } from '../join-names.ts';
import { type Operator, signatureOf } from '../operator.ts';
import type { MarketAnswer } from '../schemas/index.ts';
import { formatInstant, formatMonthRange, preliminaryText } from '../shown.ts';
import { coverageText } from './covered.ts';
import { cutText } from './cut-text.ts';
import { tableWords } from './words.ts';

/** What can be told of an answer: its months, release and sources, and whether rows were cut. */
export type AnswerAbout = Pick<MarketAnswer, 'period' | 'release' | 'dataSources'> &
  Partial<Pick<MarketAnswer, 'cut' | 'belowMinimum' | 'outsideLimits' | 'coverage'>>;

/**
 * What an answer is about, line by line: period, source, release, what is preliminary, filters. The same lines stand
 * below charts and in exports.
 * @param timeZone of the instant of the release; by default the reader's own
 */
export function aboutAnswer(
  answer: AnswerAbout,
  filters: readonly [string, string][],
  language: Language,
  timeZone?: string,
): [string, string][] {
  const words = tableWords(language);
  const { period, release, dataSources } = answer;
  const sources = joinNames(
    dataSources.map(({ name }) => name),
    language,
  );
  const covers = coverageText(answer, language);
  const preliminary = preliminaryText(period, period.preliminaryFrom, language);
  return [
    [words('period'), formatMonthRange(period.from, period.to)],
    ...(sources ? [[words('dataSource'), sources] as [string, string]] : []),
    [words('release'), releaseText(release, language, timeZone)],
    ...(covers ? [[words('coverage'), covers] as [string, string]] : []),
    ...(preliminary ? [[words('note'), preliminary] as [string, string]] : []),
    ...(filters.length > 0 ? filters : [[words('filters'), words('none')] as [string, string]]),
    ...(answer.belowMinimum ? [[words('note'), words('belowMinimum', answer.belowMinimum)] as [string, string]] : []),
    ...(answer.outsideLimits
      ? [[words('note'), words('outsideLimits', { rows: answer.outsideLimits })] as [string, string]]
      : []),
    ...(answer.cut ? [[words('note'), cutText(answer.cut, language)] as [string, string]] : []),
  ];
}

/** What leaves the portal says whose it is, where the operator has a name. */
export function signedAbout(
  about: readonly (readonly [string, string])[],
  operator: Operator,
  language: Language,
): (readonly [string, string])[] {
  const signature = signatureOf(operator, language);
  return signature ? [...about, [tableWords(language)('provider'), signature]] : [...about];
}

/** A release in words, with the mark that its market is made up. */
export function releaseText(
  { id, publishedAt, demonstration }: Pick<MarketAnswer['release'], 'id' | 'publishedAt' | 'demonstration'>,
  language: Language,
  timeZone?: string,
): string {
  const text = `${id} (${formatInstant(publishedAt, timeZone)})`;
  return demonstration ? `${text} ${tableWords(language)('demonstration')}` : text;
}
