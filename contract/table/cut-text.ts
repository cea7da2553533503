import type { Language } from '../constants.ts';
import type { MarketAnswer } from '../schemas/index.ts';
import { tableWords } from './words.ts';

/** A name within a sentence: Brand -> brand, NEV stays. */
const withinSentence = (name: string): string =>
  /^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

/**
 * What is said of rows that were left out, in words of the question: the first few of each member, or of all.
 * @param hasOthers whether what was left out stands in a row of its own
 */
export function cutText(
  { shown, all, each }: NonNullable<MarketAnswer['cut']>,
  language: Language,
  hasOthers = false,
): string {
  const words = tableWords(language);
  if (each) return words('cutEach', { shown, all, limit: each.limit, name: withinSentence(each.name) });
  return words(hasOthers ? 'cutOthers' : 'cut', { shown, all });
}
