import { language } from './language.ts';

/**
 * Words of the server, which are in the language of their request for good.
 *
 * @param words as they came
 * @param otherwise says something like it once the portal speaks another language
 * @returns what to show, in the language of now
 */
export function textThen(words: string, otherwise: () => string): () => string {
  const spoken = language();
  return () => (language() === spoken ? words : otherwise());
}
