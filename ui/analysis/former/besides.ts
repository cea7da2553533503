import { joinNames, type Language, membersOf } from '@portal/contract';
import { partOf, readChoice, type View } from '@portal/ui';
import type { Answer } from '../page/ask.ts';
import { againstIn } from './in-years.ts';
import { formerPhrases } from './phrases.ts';

/** The months that a trend may be set against. */
export const formers = ['yearBefore', 'before'] as const;
export type Former = (typeof formers)[number];

/** How the choice stands in the address: `former=yearBefore`; no comparison is left out. */
export const formerName = 'former';

/** What a figure was, and how it has changed since: two indicators of the same dataset. */
export interface Beside<Key extends string = string> {
  against: Former;
  former: Key;
  change: Key;
}

/** By figure: what may stand beside it. What is a change itself has nothing there. */
export type Besides<Key extends string = string> = Readonly<
  Partial<Record<string, Partial<Record<Former, Readonly<Omit<Beside<Key>, 'against'>>>>>>
>;

/** What the address sets beside a figure; null for nothing, and where the figure has none such. */
export function readBeside<Key extends string>(
  search: URLSearchParams,
  view: Pick<View, 'dateType'>,
  besides: Besides<Key>,
  indicator: string,
): Beside<Key> | null {
  const against = readChoice(search, formerName, ['none', ...againstIn(view, formers)]);
  const found = against === 'none' ? undefined : besides[indicator]?.[against];
  return found && against !== 'none' ? { against, ...found } : null;
}

const nameOf = { yearBefore: 'ofYearBefore', before: 'ofBefore' } as const;

/** What a dashed line is. */
export function formerLines({ against }: Beside, language: Language): string {
  const words = formerPhrases(language);
  return words('dashed', { name: words(nameOf[against]) });
}

/**
 * What a comparison is with, in words: a period that is not over is compared with the same months alone.
 * @param answer the figures that are compared; absent until they are there
 */
export function formerText(answer: Answer | undefined, { against }: Beside, language: Language): string {
  const words = formerPhrases(language);
  const parts = answer ? membersOf(answer, 'period').filter(({ key }) => partOf(key, answer.period)) : [];
  const names = joinNames(
    parts.map(({ name }) => name),
    language,
  );
  const text = words('with', { name: words(nameOf[against]) });
  return parts.length === 0 ? text : [text, words('likeForLike', { names })].join(language === 'en' ? '; ' : '；');
}

/** The same as a line of a file: what it is called, and what it says. */
export const formerNotes = (answer: Answer | undefined, beside: Beside, language: Language): [string, string][] => [
  [formerPhrases(language)('compare'), formerText(answer, beside, language)],
];
