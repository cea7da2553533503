import type { Language } from '@portal/contract';
import type { Sentence } from '../../kernel/words/sentence.ts';

/** A sentence with its sign; an abbreviation such as 4.5 ends none. */
const sentence = /[^。.]*(?:\.\d[^。.]*)*(?:。|\.(?= |$)|$)/g;

/**
 * The sentences of a template that a figure is read from: those that name it, or what its note works it out of.
 * @param value the number, by its name
 */
export function sentencesOf(body: readonly Sentence[], value: string, note: Sentence, language: Language): string[] {
  const all = body.flatMap((paragraph) =>
    (paragraph[language].match(sentence) ?? []).map((text) => text.trim()).filter(Boolean),
  );
  const naming = (words: readonly string[]) => all.filter((text) => words.some((word) => text.includes(`{${word}}`)));
  const direct = naming([value]);
  if (direct.length > 0) return direct;
  return naming([...note[language].matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word));
}
