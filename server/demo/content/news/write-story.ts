import type { Language } from '@portal/contract';
import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { Figure, Value } from './figure.ts';
import type { Telling, Words } from './story.ts';

const chinese = /[\u3400-\u9fff]$/;

const placeholder = /\{(\w+)\}/g;

/** A sentence of English begins with a capital, whatever stands first in it. */
const capital = (text: string) =>
  text.replace(/(^|[.?!] )([a-z])/g, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`);

/** The words of a story in both languages, and the figures that stand in them. */
export interface Written {
  zh_CN: Words;
  en: Words;
  figures: Figure[];
}

/**
 * Puts names and figures into the words of a story.
 * @param closing the last paragraph
 * @returns null where one of them is missing: what is not known is not told
 * @throws Error when a word stands for nothing
 */
export function writeStory({ values, zh_CN, en }: Telling, closing: Sentence): Written | null {
  const used = new Map<string, Value | null>();
  for (const [, word = ''] of `${JSON.stringify(zh_CN)}${JSON.stringify(en)}`.matchAll(placeholder)) {
    const value = values[word];
    if (value === undefined) throw new Error(`A story says {${word}}, which stands for nothing.`);
    used.set(word, value);
  }
  const known = [...used.values()].filter((value) => value !== null);
  const isKnown = (value: Value) => value.zh_CN !== '';
  if (known.length < used.size || !known.every(isKnown)) return null;
  const fill = (text: string, language: Language) =>
    // A name that ends in a figure is not to run into the one of a month behind it: E5 12月.
    text
      .replaceAll('}{', '}\u2060{')
      .replace(/\{(\w+)\}( ?)/g, (_, word: string, blank: string) => {
        const value = used.get(word);
        const filled = value?.[language] ?? '';
        // In Chinese a blank stands beside figures alone: none follows the unit of one.
        return value?.figure && chinese.test(filled) ? filled : `${filled}${blank}`;
      })
      .replace(/(?<=\w)\u2060(?=\d)/g, ' ')
      .replaceAll('\u2060', '');
  const written = ({ title, summary, body }: Words, language: Language): Words => {
    const own = (text: string) => (language === 'en' ? capital(fill(text, language)) : fill(text, language));
    return { title: own(title), summary: own(summary), body: [...body.map(own), closing[language]] };
  };
  return {
    zh_CN: written(zh_CN, 'zh_CN'),
    en: written(en, 'en'),
    figures: known.flatMap(({ figure }) => (figure ? [figure] : [])),
  };
}
