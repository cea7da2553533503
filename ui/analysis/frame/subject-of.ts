import type { DimensionKey, Language } from '@portal/contract';
import type { Narrowed } from '@portal/ui';
import { analysisWords } from '../page/phrases.ts';

/**
 * What a view is about, for the title of the window: the first member that narrows it, those that are left out
 * after the others, and how many more there are.
 * Empty for the whole market.
 */
export function subjectOf(
  { filters, without }: Narrowed,
  dimensions: readonly DimensionKey[],
  nameOf: (dimension: DimensionKey, key: string) => string,
  language: Language,
): string {
  const named = (members: Narrowed['filters']) =>
    dimensions.flatMap((dimension) => (members[dimension] ?? []).map((key) => nameOf(dimension, key)));
  const words = analysisWords(language);
  const texts = [...named(filters), ...named(without).map((name) => words('without', { name }))];
  const [first = ''] = texts;
  return texts.length > 1 ? `${first} +${texts.length - 1}` : first;
}
