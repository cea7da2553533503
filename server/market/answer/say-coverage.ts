import type { AnswerCoverage, Language } from '@portal/contract';
import { shownDay } from '../../kernel/days/shown-day.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { type Dataset, isMemberDimension, isUnspecified } from '../datasets/index.ts';
import { combinedName, monthNumber, monthText, type Span } from '../model/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import type { StoredCoverage } from '../releases/release.ts';

/** What is said, of what, and in which language. */
export interface CoverageContext {
  dataset: Dataset;
  release: Pick<OpenRelease, 'members'>;
  stored: StoredCoverage;
  language: Language;
}

/** Months from one to another, as the wire writes them. */
type MonthRange = Pick<AnswerCoverage['combined'][number], 'from' | 'to'>;

const nationwide: Sentence = { zh_CN: '全国', en: 'Nationwide' };

const listed = (names: readonly string[], language: Language): string =>
  language === 'en' ? names.join(', ') : names.join('、');

/** A number stands apart from the Chinese sign before it. */
const only = (names: string, language: Language): string =>
  language === 'en' ? `${names} only` : `仅${/^\d/.test(names) ? ' ' : ''}${names}`;

const namesOf = ({ release, language }: CoverageContext, dimension: string, keys: readonly string[]): string[] => {
  const members = release.members.of(dimension);
  return keys.map((key) => members.find((member) => member.key === key)?.name[language] ?? key);
};

/** A name as it stands within a text. */
const within = (name: Sentence, language: Language): string => name[language].toLowerCase();

/** The levels of the chain that has some, the widest first: its dimension, how many members there are, what is kept. */
function levelsOf({ dataset, stored }: CoverageContext) {
  return dataset.facts.chains.flatMap(({ chain }) =>
    Object.entries(chain.levels ?? {}).flatMap(([dimension, all]) => {
      const level = stored.levels[dimension];
      const name = dataset.dimensions[dimension]?.name;
      return level && name ? [{ dimension, all, level, name }] : [];
    }),
  );
}

/** @returns the places that figures are about, when they are fewer than the country has; null for all of it */
function fewPlaces(context: CoverageContext): string | null {
  const [widest, ...narrower] = levelsOf(context);
  if (!widest || widest.level.rest || widest.level.members >= widest.all) return null;
  // The narrowest places that can be named and are all there is.
  const named = [widest, ...narrower].findLast(({ level }) => level.some.length > 0 && !level.rest);
  if (named) return listed(namesOf(context, named.dimension, named.level.some), context.language);
  const { level, all } = widest;
  const name = within(widest.name, context.language);
  return context.language === 'en' ? `${level.members} of ${all} ${name}s` : `${all} 个${name}中的 ${level.members} 个`;
}

/** @returns the places that figures are about; nothing for a dataset that has none */
export const placeText = (context: CoverageContext): string =>
  levelsOf(context).length === 0 ? '' : (fewPlaces(context) ?? nationwide[context.language]);

/** Which places figures are about, and whether they are told apart, where a reader would take it for more. */
export function placeTexts(context: CoverageContext): string[] {
  const { language } = context;
  const few = fewPlaces(context);
  const unspecified = levelsOf(context).filter(({ level }) => level.members === 0);
  const names = unspecified.map(({ name }) => within(name, language));
  const apart = names.length > 0 && (language === 'en' ? `not by ${names.join(' or ')}` : `无${names.join('和')}明细`);
  return [...(few ? [only(few, language)] : []), ...(apart ? [apart] : [])];
}

/**
 * Which kinds of cars figures are about, where a reader would take them for all: members of a group alone (BEV only),
 * none of it, or what nobody said.
 */
export function kindTexts(context: CoverageContext): string[] {
  const { dataset, stored, language } = context;
  return Object.entries(stored.kinds).flatMap(([key, members]) => {
    const dimension = dataset.dimensions[key];
    if (!dimension || !isMemberDimension(dimension)) return [];
    const distinguished = members.filter((member) => !isUnspecified(dimension, member));
    if (distinguished.length === 0) {
      const name = within(dimension.name, language);
      return [language === 'en' ? `not by ${name}` : `无${name}明细`];
    }
    if (distinguished.length < members.length || dimension.kind !== 'enumerated') return [];
    const inOrder = dimension.members.map((member) => member.key).filter((member) => distinguished.includes(member));
    const groups = dimension.groups ?? [];
    const isPart = groups.some(({ members: own }) => {
      const inside = distinguished.filter((member) => own.includes(member)).length;
      return inside === distinguished.length || inside === 0;
    });
    return isPart ? [only(listed(namesOf(context, key, inOrder), language), language)] : [];
  });
}

/** @returns what a reader must know of what a release has of a source, whatever is asked */
export const saysOf = (context: CoverageContext): string[] => [...kindTexts(context), ...placeTexts(context)];

const spanText = ({ first, last }: Span): string =>
  [...new Set([first, last])].map((month) => shownDay(monthText(month))).join('–');

/** @returns which months stand together in one figure; nothing where none do */
export function combinedTexts(combined: readonly MonthRange[], language: Language): string[] {
  if (combined.length === 0) return [];
  const names = combined.map(({ from, to }) => combinedName([{ first: monthNumber(from), last: monthNumber(to) }]));
  return [language === 'en' ? `${listed(names, language)} combined` : `${listed(names, language)}合并统计`];
}

/** @returns how many months of a span are covered, and which are not; nothing where all are */
export function gapTexts(gaps: readonly Span[], months: number, of: number, language: Language): string[] {
  if (months === of) return [];
  if (months === 0) return [language === 'en' ? 'not covered' : '未覆盖'];
  const missing = listed(gaps.map(spanText), language);
  return [
    language === 'en'
      ? `${months} of ${of} months (not covered: ${missing})`
      : `${of} 个月中的 ${months} 个月（未覆盖：${missing}）`,
  ];
}
